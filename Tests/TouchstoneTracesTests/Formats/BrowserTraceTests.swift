import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

@Suite struct BrowserTraceTests {
  private static func event(_ type: String, _ time: String, _ touches: String...) -> String {
    #"{"type":"\#(type)","timeStamp":\#(time),"changedTouches":["#
      + touches.joined(separator: ",") + "]}"
  }

  private static func touch(_ id: String, _ x: Int, _ y: Int) -> String {
    #"{"identifier":\#(id),"pageX":900,"pageY":900,"clientX":\#(x),"clientY":\#(y)}"#
  }

  private static func frames(_ text: String) -> [String] {
    Array(Transcript.of(text).dropFirst())
  }

  @Test func severalFingersStartAndLiftInOneEvent() {
    let text =
      Self.event("touchstart", "5", Self.touch("0", 1, 2), Self.touch("1", 3, 4)) + "\n"
      + Self.event("touchcancel", "7.25", Self.touch("0", 1, 2), Self.touch("1", 3, 4))
    #expect(
      Self.frames(text) == [
        "0: began 0 (1.0, 2.0), began 1 (3.0, 4.0)",
        "2250000: cancelled 0 (1.0, 2.0), cancelled 1 (3.0, 4.0)", "ended",
      ])
  }

  /// Safari's ids are beyond 2^31; others beyond 2^53 and names are told apart as texts.
  @Test func largeIdsAndNamesStayApart() {
    let ids = ["2385535732", "3797424148", "9007199254740993", "9007199254740992", #""finger""#]
    let touches = ids.map { Self.touch($0, 1, 2) }.joined(separator: ",")
    let text = #"[{"type":"touchstart","timeStamp":0,"changedTouches":[\#(touches)]}]"#
    #expect(
      Self.frames(text).first == "0: began 2385535732 (1.0, 2.0), began 3797424148 (1.0, 2.0), "
        + "began '9007199254740993' (1.0, 2.0), began 9007199254740992 (1.0, 2.0), "
        + "began 'finger' (1.0, 2.0)")
  }

  @Test func coordinatesOfThePageAreUsedAndToldOnlyWithoutThoseOfTheViewport() {
    let text = """
      {"type":"touchstart","timestamp":1,"changedTouches":[{"identifier":1,"pageX":3,"pageY":4}]}
      {"type":"touchend","timestamp":2,"changedTouches":[{"identifier":1,"pageX":3,"pageY":4}]}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default",
        "repaired lowFidelity: trace:1: changedTouches[0]: coordinates are those of the page; "
          + "where it was scrolled they are off by that",
        "0: began 1 (3.0, 4.0)", "1000000: ended 1 (3.0, 4.0)", "ended",
      ])
  }

  @Test func aLogThatBeginsInMidGestureBeginsThere() {
    let text = Self.event("touchmove", "5", Self.touch("1", 1, 2))
    #expect(
      Self.frames(text) == [
        "repaired beganInferred: trace:1: changedTouches[0]: touch 1 never began; it begins here",
        "0: began 1 (1.0, 2.0)",
        "repaired cancelledAtEnd: trace:1: touch 1 is still down at the end; "
          + "it is cancelled at the last time",
        "ended",
      ])
  }

  private static func pointer(_ type: String, _ time: Int, _ rest: String = "") -> String {
    #"{"type":"pointer\#(type)","timeStamp":\#(time),"pointerId":1,"clientX":\#(time),"clientY":0\#(rest)}"#
  }

  @Test func aMouseIsATouchOnlyWhilePressed() {
    let mouse = #","pointerType":"mouse""#
    let text = [
      Self.pointer("over", 0, mouse), Self.pointer("move", 1, mouse),
      Self.pointer("down", 2, mouse), Self.pointer("move", 3, mouse), Self.pointer("up", 4, mouse),
      Self.pointer("move", 5, mouse),
    ].joined(separator: "\n")
    #expect(
      Self.frames(text) == [
        "0: began 1 (2.0, 0.0) indirectPointer", "1000000: moved 1 (3.0, 0.0) indirectPointer",
        "2000000: ended 1 (4.0, 0.0) indirectPointer", "ended",
      ])
  }

  @Test func nothingComesBehindACancelledPointerThatWouldBeLost() {
    let text = [
      Self.pointer("down", 0), Self.pointer("cancel", 5), Self.pointer("out", 6),
      Self.pointer("leave", 6),
    ].joined(separator: "\n")
    #expect(
      Self.frames(text) == [
        "0: began 1 (0.0, 0.0)", "5000000: cancelled 1 (5.0, 0.0)", "ended",
      ])
  }

  @Test func coalescedEventsBecomeSamplesWithoutTheEventItself() throws {
    let coalesced =
      #","coalescedEvents":[\#(Self.pointer("move", 12)),\#(Self.pointer("move", 16))]"#
    let predicted = #","predictedEvents":[\#(Self.pointer("move", 24))]"#
    let text = Self.pointer("down", 8) + "\n" + Self.pointer("move", 16, coalesced + predicted)
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var frames: [Frame] = []
    while let item = try reader.next() {
      if case .frame(let frame) = item { frames.append(frame) }
    }
    let details = try #require(frames.last?.samples.first?.details)
    #expect(
      details.coalesced == [
        IntermediateSample(
          time: Timestamp(nanoseconds: 4_000_000), location: Point2D(x: 12, y: 0))
      ])
    #expect(
      details.predicted == [
        IntermediateSample(
          time: Timestamp(nanoseconds: 16_000_000), location: Point2D(x: 24, y: 0))
      ])
  }

  @Test func aLogOfBothKindsOfEventsTellsOfEachFingerOnce() {
    let text = [
      Self.pointer("down", 0), Self.event("touchstart", "0", Self.touch("0", 1, 2)),
      Self.pointer("up", 5), Self.event("touchend", "5", Self.touch("0", 1, 2)),
    ].joined(separator: "\n")
    #expect(
      Self.frames(text) == [
        "0: began 1 (0.0, 0.0)",
        "repaired dropped: trace:2: touch events repeat the pointer events; "
          + "only the pointer events are read",
        "5000000: ended 1 (5.0, 0.0)", "ended",
      ])
  }

  @Test func aTapBehindItsTouchesTellsNothingNew() {
    let text =
      Self.event("touchstart", "5", Self.touch("0", 1, 2)) + "\n"
      + Self.event("touchend", "55", Self.touch("0", 1, 2)) + "\n"
      + #"{"type":"tap","timeStamp":56,"detail":{"x":1,"y":2},"touches":[]}"#
    #expect(
      Self.frames(text) == ["0: began 0 (1.0, 2.0)", "50000000: ended 0 (1.0, 2.0)", "ended"])
  }

  @Test func otherEventsAreLeftOutAndSaid() {
    let text = "[" + Self.event("touchstart", "5") + #",{"type":"click","timeStamp":6}]"#
    #expect(
      Self.frames(text) == [
        "0:", "repaired dropped: trace: [1]: events of the type 'click' are no touches; left out",
        "ended",
      ])
  }
}
