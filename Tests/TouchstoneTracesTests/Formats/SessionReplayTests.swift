import Testing
import TouchstoneTraces

@Suite struct SessionReplayTests {
  private static func interaction(_ type: Int, _ time: Int, _ pointer: Int?, x: Int = 0) -> String {
    let id = pointer.map { #","pointerId":\#($0)"# } ?? ""
    return
      #"{"type":3,"timestamp":\#(time),"data":{"source":2,"type":\#(type),"id":5,"x":\#(x),"y":0\#(id)}}"#
  }

  private static func moves(_ time: Int, _ pointer: Int?, _ positions: [(x: Int, offset: Int)])
    -> String
  {
    let list = positions.map { #"{"x":\#($0.x),"y":0,"id":5,"timeOffset":\#($0.offset)}"# }
    let id = pointer.map { #","pointerId":\#($0)"# } ?? ""
    return
      #"{"type":3,"timestamp":\#(time),"data":{"source":6,"positions":[\#(list.joined(separator: ","))]\#(id)}}"#
  }

  /// What is read, without the note that every replay has.
  private static func lines(_ events: [String]) -> [String] {
    Transcript.of(events.joined(separator: "\n"))
      .filter { $0 != "recording in default" && !$0.contains("session replays thin") }
  }

  @Test func batchesWrittenBehindTheLiftStandInTheOrderOfTheirTimes() {
    let events = [
      Self.interaction(7, 1000, 1), Self.interaction(9, 1100, 1, x: 9),
      Self.moves(1500, 1, [(3, -450), (6, -420)]),
      Self.interaction(7, 1600, 1, x: 50), Self.interaction(9, 1650, 1, x: 50),
    ]
    #expect(
      Self.lines(events) == [
        "0: began 1 (0.0, 0.0)", "50000000: moved 1 (3.0, 0.0)", "80000000: moved 1 (6.0, 0.0)",
        "100000000: ended 1 (9.0, 0.0)", "600000000: began 1 (50.0, 0.0)",
        "650000000: ended 1 (50.0, 0.0)", "ended",
      ])
  }

  @Test func movesBetweenALiftAndTheNextLandingAreLeftOutAndSaid() {
    let events = [
      Self.interaction(7, 1000, 1), Self.interaction(9, 1100, 1), Self.interaction(7, 1200, 1),
      Self.moves(1300, 1, [(3, -150), (4, -50)]), Self.interaction(9, 1400, 1),
    ]
    let lines = Self.lines(events)
    #expect(lines.filter { $0.contains("moved") } == ["250000000: moved 1 (4.0, 0.0)"])
    #expect(
      lines.contains {
        $0.hasPrefix("repaired dropped: trace:4: data.positions[0]: a move between a lift")
      })
  }

  @Test func severalFingersAreToldApartByPointerId() {
    let events = [
      Self.interaction(7, 1000, 1), Self.interaction(7, 1010, 2, x: 5),
      Self.interaction(9, 1100, 2, x: 5), Self.interaction(9, 1110, 1),
    ]
    #expect(
      Self.lines(events) == [
        "0: began 1 (0.0, 0.0)", "10000000: began 2 (5.0, 0.0)", "100000000: ended 2 (5.0, 0.0)",
        "110000000: ended 1 (0.0, 0.0)", "ended",
      ])
  }

  @Test func aCancelWithPointerIdZeroCancelsAllFingers() {
    let events = [
      Self.interaction(7, 1000, 1), Self.interaction(7, 1010, 2, x: 5),
      Self.interaction(10, 1100, 0),
    ]
    #expect(
      Self.lines(events) == [
        "0: began 1 (0.0, 0.0)", "10000000: began 2 (5.0, 0.0)",
        "100000000: cancelled 1 (0.0, 0.0), cancelled 2 (5.0, 0.0)", "ended",
      ])
  }

  @Test func withoutIdsItIsOneFingerAndThatIsSaid() {
    let events = [Self.interaction(7, 1000, nil), Self.interaction(9, 1050, nil)]
    #expect(
      Self.lines(events) == [
        "repaired fingersMatched: trace:1: data: no 'pointerId' tells fingers apart; all events "
          + "are treated as those of one finger",
        "0: began 0 (0.0, 0.0)", "50000000: ended 0 (0.0, 0.0)", "ended",
      ])
  }

  @Test func withoutIdsTwoFingersAreLeftOutUntilBothHaveLifted() {
    let events = [
      Self.interaction(7, 1000, nil), Self.interaction(7, 1050, nil),
      Self.interaction(9, 1100, nil),
      Self.interaction(9, 1150, nil), Self.interaction(7, 4000, nil),
      Self.interaction(9, 4080, nil),
    ]
    #expect(
      Self.lines(events).filter { !$0.hasPrefix("repaired fingersMatched") } == [
        "repaired dropped: trace:2: data: a second finger lands, and no 'pointerId' tells them apart; "
          + "all is left out until both have lifted",
        "0: began 0 (0.0, 0.0)",
        "50000000: cancelled 0 (0.0, 0.0)", "3000000000: began 0 (0.0, 0.0)",
        "3080000000: ended 0 (0.0, 0.0)", "ended",
      ])
  }

  /// A lift that is lost does not take the rest of the session with it.
  @Test func withoutIdsALandingMuchLaterIsTheNextTouch() {
    let events = [
      Self.interaction(7, 1000, nil), Self.interaction(7, 2501, nil),
      Self.interaction(9, 2600, nil),
    ]
    #expect(
      Self.lines(events).filter { !$0.hasPrefix("repaired fingersMatched") } == [
        "repaired oldTouchCancelled: trace:2: data: the touch before it has no end; it is cancelled",
        "0: began 0 (0.0, 0.0)",
        "1501000000: cancelled 0 (0.0, 0.0)", "1501000000: began 0 (0.0, 0.0)",
        "1600000000: ended 0 (0.0, 0.0)", "ended",
      ])
  }

  @Test func movesAloneBeginInMidGesture() {
    let lines = Self.lines([Self.moves(1500, 1, [(3, -450), (6, 0)])])
    #expect(
      lines == [
        "repaired beganInferred: trace:1: data.positions[0]: touch 1 never began; it begins here",
        "0: began 1 (3.0, 0.0)", "450000000: moved 1 (6.0, 0.0)",
        "repaired cancelledAtEnd: trace:1: touch 1 is still down at the end; "
          + "it is cancelled at the last time",
        "ended",
      ])
  }

  @Test func sentrysHeaderLineAndPostHogsWrappingAreRead() {
    let down = Self.interaction(7, 1000, 1)
    let up = Self.interaction(9, 1050, 1)
    let expected = ["0: began 1 (0.0, 0.0)", "50000000: ended 1 (0.0, 0.0)", "ended"]
    #expect(Self.lines([#"{"segment_id":0}"#, "[\(down),\(up)]"]) == expected)
    #expect(
      Self.lines([#"{"event":"$snapshot","properties":{"$snapshot_data":[\#(down),\#(up)]}}"#])
        == expected)
    #expect(Self.lines([#"{"events":[\#(down),\#(up)]}"#]) == expected)
    #expect(
      Self.lines([#"{"version":"2023-04-28","data":{"id":"a","snapshots":[\#(down),\#(up)]}}"#])
        == expected)
    #expect(
      Self.lines([down, up].map { #"{"window_id":"w","data":[\#($0)]}"# }) == expected)
  }

  @Test func compressedEventsAreRefused() {
    let text = #"{"properties":{"$snapshot_data":"H4sIAAAA"}}"#
    #expect(
      Transcript.of(text) == [
        "error: trace:1: properties.$snapshot_data: compressed events cannot be read; "
          + "expected them as JSON"
      ])
  }

  /// rrweb's own packing leaves the event and compresses its data.
  @Test func compressedDataIsRefused() {
    let text = ##"[{"type":3,"timestamp":1,"cv":"2024-10","data":"\u001f\u008b"}]"##
    #expect(
      Transcript.of(text) == [
        "error: trace: [0].data: compressed events cannot be read; expected them as JSON"
      ])
  }
}
