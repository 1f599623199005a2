import Testing

/// Protocol B.
@Suite struct KernelSlotsTests {
  @Test func aTapBeginsAndEnds() {
    #expect(
      Transcript.of(
        KernelScript.header
          + KernelScript.events(["5.000001: id 7, x 100, y 200", "5.080001: id -1"])) == [
          "recording 'pad' in default", "0: began 7 (100.0, 200.0)",
          "80000000: ended 7 (100.0, 200.0)", "ended",
        ])
  }

  @Test func axesAreSentOnlyWhenTheyChange() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 100, y 200", "0.1: y 210", "0.2: x 90", "0.3: x 91, y 211, id -1") == [
          "0: began 7 (100.0, 200.0)", "100000000: moved 7 (100.0, 210.0)",
          "200000000: moved 7 (90.0, 210.0)", "300000000: ended 7 (91.0, 211.0)", "ended",
        ])
  }

  @Test func twoFingersHaveTheirSlots() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 100, y 200, slot 1, id 8, x 150, y 250", "0.1: slot 0, x 99, slot 1, x 151",
        "0.2: id -1", "0.3: slot 0, id -1") == [
          "0: began 7 (100.0, 200.0), began 8 (150.0, 250.0)",
          "100000000: moved 7 (99.0, 200.0), moved 8 (151.0, 250.0)",
          "200000000: ended 8 (151.0, 250.0)", "300000000: ended 7 (99.0, 200.0)", "ended",
        ])
  }

  @Test(arguments: ["-1", "-001", "4294967295", "2147483647"])
  func everySpellingOfALiftIsOne(value: String) {
    #expect(
      KernelScript.transcript("0: id 7, x 1, y 2", "0.1: id \(value)") == [
        "0: began 7 (1.0, 2.0)", "100000000: ended 7 (1.0, 2.0)", "ended",
      ])
  }

  @Test func aNewContactInheritsTheLastPositionOfItsSlot() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 100, y 200", "0.1: y 210", "0.2: id -1", "0.3: id 8, x 110", "0.4: id -1") == [
          "0: began 7 (100.0, 200.0)", "100000000: moved 7 (100.0, 210.0)",
          "200000000: ended 7 (100.0, 210.0)",
          "repaired positionInherited: trace:16: "
            + "the new contact in slot 0 does not say its y; it has the slot's last",
          "300000000: began 8 (110.0, 210.0)", "400000000: ended 8 (110.0, 210.0)", "ended",
        ])
  }

  @Test func aContactThatNobodyCanPlaceIsDropped() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 100", "0.1: y 5", "0.2: id -1", "0.3: id 8, x 110, y 6", "0.4: id -1") == [
          "repaired contactDropped: trace:8: "
            + "the new contact in slot 0 does not say its y, nor did one before; left out",
          "0: began 8 (110.0, 6.0)", "100000000: ended 8 (110.0, 6.0)", "ended",
        ])
  }

  @Test func aNewIdWithoutALiftIsALiftAndANewTouch() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 1, y 2, slot 1, id 9, x 5, y 6", "0.1: slot 0, id 8, x 3, y 4, slot 1, x 6",
        "0.2: id -1, slot 0, id -1") == [
          "0: began 7 (1.0, 2.0), began 9 (5.0, 6.0)", "100000000: ended 7 (1.0, 2.0)",
          "100000000: began 8 (3.0, 4.0), moved 9 (6.0, 6.0)",
          "200000000: ended 8 (3.0, 4.0), ended 9 (6.0, 6.0)", "ended",
        ])
  }

  @Test func lostEventsCancelAllTouchesAndAreLeftOutUpToTheNextReport() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 1, y 2", "0.1: x 2, dropped, x 3, id -1", "0.2: id 8, x 5, y 6",
        "0.3: id -1") == [
          "0: began 7 (1.0, 2.0)",
          "repaired stateLost: trace:11: the device lost events; touches are cancelled, "
            + "and what follows up to the next report is left out",
          "100000000: cancelled 7 (1.0, 2.0)", "200000000: began 8 (5.0, 6.0)",
          "300000000: ended 8 (5.0, 6.0)", "ended",
        ])
  }

  @Test func aContactAboveTheSurfaceDoesNotTouch() {
    #expect(
      KernelScript.transcript(
        "0: id 7, x 1, y 2, distance 3", "0.1: distance 0", "0.2: distance 1, x 4", "0.3: id -1")
        == ["0: began 7 (1.0, 2.0)", "100000000: ended 7 (4.0, 2.0)", "ended"])
  }

  @Test func aPalmIsCancelled() {
    #expect(
      KernelScript.transcript(
        "0: id 7, tool 0, x 1, y 2", "0.1: tool 2", "0.2: x 9", "0.3: id -1") == [
          "0: began 7 (1.0, 2.0)", "100000000: cancelled 7 (1.0, 2.0)", "ended",
        ])
  }

  @Test func aPenIsAPencil() {
    #expect(
      KernelScript.transcript("0: id 7, tool 1, x 1, y 2", "0.1: id -1").first
        == "0: began 7 (1.0, 2.0) pencil")
  }

  @Test func aLogMayBeginAndEndInMidGesture() {
    #expect(
      KernelScript.transcript("0: x 5", "0.1: y 6", "0.2: x 7") == [
        "repaired beganInferred: trace:9: touch 0 never began; it begins here",
        "0: began 0 (5.0, 6.0)", "100000000: moved 0 (7.0, 6.0)",
        "repaired cancelledAtEnd: trace:11: "
          + "touch 0 is still down at the end; it is cancelled at the last time", "ended",
      ])
    #expect(
      KernelScript.transcript("0: slot 2, id -1").first
        == "repaired liftDropped: trace:7: the contact in slot 2 never began; its end is dropped")
  }

  @Test func aSlotThatNoDeviceHasIsAnError() {
    #expect(
      KernelScript.transcript("0: id 7, x 1, y 2", "0.1: slot 64").suffix(1)
        == ["error: trace:10: slot 64; expected one from 0 to 63"])
  }

  @Test func whatIsBeyondAllScreensIsAnError() {
    #expect(
      KernelScript.transcript("0: id 7, x 1000000391, y 2")
        == ["error: trace:9: coordinate too large; expected within ±1000000000 points"])
  }
}
