import Testing

/// Protocol A, and devices that know one finger.
@Suite struct KernelListTests {
  /// A device whose units are points, and that tells of no slots.
  private static let header = """
    N: pad
    A: 35 0 390 0 0
    A: 36 0 780 0 0

    """

  private static let matched =
    "fingers have no ids; they are told apart by where they are"

  @Test func idsTellTouchesApart() {
    #expect(
      KernelScript.transcript(
        "0: id 3, x 1, y 2, block, id 4, x 5, y 6, block",
        "0.1: id 4, x 6, y 6, block, id 3, x 1, y 2, block", "0.2: id 4, x 7, y 6, block",
        "0.3: block", header: Self.header) == [
          "0: began 3 (1.0, 2.0), began 4 (5.0, 6.0)", "100000000: moved 4 (6.0, 6.0)",
          "200000000: ended 3 (1.0, 2.0), moved 4 (7.0, 6.0)",
          "300000000: ended 4 (7.0, 6.0)", "ended",
        ])
  }

  @Test func withoutIdsPlacesTellFingersApart() {
    #expect(
      KernelScript.transcript(
        "0: x 10, y 0, block, x 20, y 10, block", "0.1: x 21, y 10, block, x 12, y 0, block",
        "0.2: x 21, y 10, block", "0.3: touch 0", header: Self.header) == [
          "0: began 0 (10.0, 0.0), began 1 (20.0, 10.0)",
          "repaired fingersMatched: trace:17: \(Self.matched)",
          "100000000: moved 0 (12.0, 0.0), moved 1 (21.0, 10.0)",
          "200000000: ended 0 (12.0, 0.0)", "300000000: ended 1 (21.0, 10.0)", "ended",
        ])
  }

  @Test func aFrameWithoutAListChangesNothing() {
    #expect(
      KernelScript.transcript(
        "0: x 1, y 2, block, touch 1", "0.1: X 4", "0.2: touch 0", header: Self.header) == [
          "0: began 0 (1.0, 2.0)", "100000000:", "200000000: ended 0 (1.0, 2.0)", "ended",
        ])
  }

  @Test func aContactWithoutAPlaceIsLeftOut() {
    #expect(
      KernelScript.transcript(
        "0: id 0, block", "0.1: id 0, x 1, y 2, block", "0.2: id 0, x 3, block", "0.3: block",
        header: Self.header) == [
          "repaired contactDropped: trace:6: a contact does not say where it is; left out",
          "0: began 0 (1.0, 2.0)",
          "repaired positionInherited: trace:15: "
            + "a contact does not say all of where it is; it has its last place",
          "100000000: moved 0 (3.0, 2.0)", "200000000: ended 0 (3.0, 2.0)", "ended",
        ])
  }

  @Test func lostEventsCancelAList() {
    #expect(
      KernelScript.transcript(
        "0: id 3, x 1, y 2, block", "0.1: dropped", "0.2: id 3, x 1, y 2, block", "0.3: block",
        header: Self.header
      ).filter { !$0.hasPrefix("repaired") } == [
        "0: began 3 (1.0, 2.0)", "100000000: cancelled 3 (1.0, 2.0)",
        "200000000: began 3 (1.0, 2.0)", "300000000: ended 3 (1.0, 2.0)", "ended",
      ])
  }

  @Test func aDeviceThatKnowsOneFingerSaysWhereAndWhether() {
    let header = "A: 00 0 390 0 0 0\nA: 01 0 780 0 0 0\n"
    #expect(
      KernelScript.transcript(
        "0: X 1, Y 2", "0.1: touch 1, X 3", "0.2: Y 4", "0.3: touch 0", "0.4: X 9",
        "0.5: touch 1", "0.6: touch 0", header: header) == [
          "0: began 0 (3.0, 2.0)", "100000000: moved 0 (3.0, 4.0)",
          "200000000: ended 0 (3.0, 4.0)", "400000000: began 0 (9.0, 4.0)",
          "500000000: ended 0 (9.0, 4.0)", "ended",
        ])
  }

  @Test func aFingerThatNobodyCanPlaceIsLeftOut() {
    #expect(
      KernelScript.transcript("0: touch 1", "0.1: touch 0", header: "A: 00 0 9 0 0\n").first
        == "repaired lowFidelity: trace:3: "
        + "the ranges of the device's axes are not known; its units are treated as points")
  }
}
