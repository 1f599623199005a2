import Testing
import TouchstoneTraces

@Suite struct ReactNativeTraceTests {
  private static func touch(_ id: Int, _ x: Int) -> String {
    #"{"identifier":\#(id),"pageX":\#(x),"pageY":0,"locationX":1,"locationY":1}"#
  }

  @Test func whoIsNoLongerAmongAllTouchesHasLifted() {
    let (a, b) = (Self.touch(0, 1), Self.touch(1, 2))
    let text = """
      [{"nativeEvent":{"timestamp":100,"touches":[\(a)],"changedTouches":[\(a)]}},
       {"nativeEvent":{"timestamp":110,"touches":[\(a),\(b)],"changedTouches":[\(b)]}},
       {"nativeEvent":{"timestamp":120,"touches":[\(a),\(b)],"changedTouches":[\(a),\(b)]}},
       {"nativeEvent":{"timestamp":130.5,"touches":[\(b)],"changedTouches":[\(a)]}},
       {"nativeEvent":{"timestamp":140,"touches":[],"changedTouches":[\(b)]}}]
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 0 (1.0, 0.0)", "10000000: began 1 (2.0, 0.0)",
        "20000000: moved 0 (1.0, 0.0), moved 1 (2.0, 0.0)", "30500000: ended 0 (1.0, 0.0)",
        "40000000: ended 1 (2.0, 0.0)", "ended",
      ])
  }

  @Test func theNameOfTheEventSaysWhatHappened() {
    let a = Self.touch(0, 1)
    let text = """
      {"name":"onTouchStart","nativeEvent":{"timestamp":100,"changedTouches":[\(a)]}}
      {"eventName":"topTouchCancel","nativeEvent":{"timestamp":110,"changedTouches":[\(a)]}}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 0 (1.0, 0.0)", "10000000: cancelled 0 (1.0, 0.0)",
        "ended",
      ])
  }

  @Test func eventsOfTheGestureHandlerTakeAStepEach() {
    let touch = #"{"id":0,"x":1,"y":2,"absoluteX":11,"absoluteY":12}"#
    let text = (1...3).map {
      #"{"nativeEvent":{"eventType":\#($0),"changedTouches":[\#(touch)],"allTouches":[]}}"#
    }.joined(separator: "\n")
    #expect(
      Transcript.of(text) == [
        "recording in default",
        "repaired madeUp: trace:1: nativeEvent: events have no times; each takes a step of 16 ms",
        "0: began 0 (11.0, 12.0)", "16000000: moved 0 (11.0, 12.0)",
        "32000000: ended 0 (11.0, 12.0)", "ended",
      ])
  }

  @Test func outputOfTheConsoleIsRefusedWithWhatWouldDo() {
    let expected =
      "output of the console is no JSON; expected what JSON.stringify makes of nativeEvent"
    #expect(
      Transcript.of(#"{"nativeEvent": {"changedTouches": [[Circular]]}}"#)
        == ["error: trace:1: \(expected)"])
    #expect(
      Transcript.of(#"{ changedTouches: [ [Circular] ], identifier: 1 }"#)
        == ["error: trace:1: \(expected)"])
    #expect(
      Transcript.of(#"{"nativeEvent":{"timestamp":1,"changedTouches":["[Circular]"]}}"#)
        == [
          "error: trace:1: nativeEvent.changedTouches[0]: the touch itself is cut off here; "
            + "expected what JSON.stringify makes of a copy of nativeEvent"
        ])
  }
}
