import Testing
import TouchstoneTraces

@Suite struct DroidBotScriptTests {
  private static func event(_ type: String, _ rest: String) -> String {
    #"{"tag":"t","event":{"event_type":"\#(type)","view":{"bounds":[[0,100],[200,600]]},\#(rest)}}"#
  }

  private static func frames(_ text: String) -> [String] {
    Transcript.of(text).filter { $0.first?.isNumber == true }
  }

  @Test func aLongTouchLastsAsLongAsItSays() {
    #expect(
      Self.frames(Self.event("long_touch", #""x":7,"y":8,"duration":900"#)) == [
        "0: began 1 (7.0, 8.0)", "900000000: ended 1 (7.0, 8.0)",
      ])
  }

  /// Upwards, the finger goes down by four fifths of the view's height of 500, around its middle.
  @Test func aScrollDragsAgainstItsDirection() {
    let frames = Self.frames(Self.event("scroll", #""x":null,"y":null,"direction":"UP""#))
    #expect(frames.first == "0: began 1 (100.0, 150.0)")
    #expect(frames.last == "500000000: ended 1 (100.0, 550.0)")
    // 30 moves at 60 a second, the last at the end, the landing and the lift.
    #expect(frames.count == 32)
  }

  @Test func eventsFollowEachOtherAfterASecond() {
    let swipe = #""start_x":1,"start_y":2,"end_x":3,"end_y":2,"duration":10"#
    let text = [Self.event("touch", #""x":7,"y":8"#), Self.event("swipe", swipe)]
      .joined(separator: "\n")
    #expect(
      Self.frames(text) == [
        "0: began 1 (7.0, 8.0)", "50000000: ended 1 (7.0, 8.0)", "1050000000: began 1 (1.0, 2.0)",
        "1060000000: moved 1 (3.0, 2.0)", "1060000000: ended 1 (3.0, 2.0)",
      ])
  }

  @Test func keysAndIntentsAreLeftOutAndSaid() {
    #expect(
      Transcript.of(#"{"event":{"event_type":"key","name":"BACK"}}"#) == [
        "recording in default",
        "repaired dropped: trace:1: event: events of the type 'key' are no touches; left out",
        "ended",
      ])
  }
}
