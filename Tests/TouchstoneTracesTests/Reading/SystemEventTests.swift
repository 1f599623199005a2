import SafeJSON
import Testing
import Touchstone

@testable import TouchstoneTraces

/// Events of a trace that are no touches.
@Suite struct SystemEventTests {
  /// What becomes of an event with these keys, as a line of a stream and in a document.
  private func line(_ keys: String) -> String {
    let lines = Transcript.of(#"{"t": 1.5, \#(keys)}"#)
    let document = Transcript.of(#"{"events": [{"t": 1.5, \#(keys)}]}"#)
    #expect(
      document.dropFirst().first == lines[1].replacing("trace:1: ", with: "trace: events[0]."))
    return lines[1]
  }

  /// The events of a stream.
  private func events(_ text: String) throws -> [Frame] {
    var reader = TraceReader(MemorySource(Array(text.utf8)), scenes: SceneSource())
    var frames: [Frame] = []
    while let item = try reader.next() {
      if case .frame(let frame) = item { frames.append(frame) }
    }
    return frames
  }

  @Test func aSystemEventIsAFrameWithoutSamples() throws {
    let text = """
      {"t": 1, "motion": {"subtype": "shake", "phase": "began"}}
      {"t": 2, "remoteControl": {"subtype": "togglePlayPause"}}
      {"t": 3, "interruption": true}
      """
    #expect(
      try events(text) == [
        Frame(time: Timestamp(nanoseconds: 1_000_000_000), systemEvent: .motion(.began)),
        Frame(
          time: Timestamp(nanoseconds: 2_000_000_000), systemEvent: .remoteControl(.togglePlayPause)
        ),
        Frame(time: Timestamp(nanoseconds: 3_000_000_000), systemEvent: .interruption),
      ])
  }

  @Test(arguments: ["began", "ended", "cancelled"])
  func everyPhaseOfAMotionIsRead(phase: String) {
    #expect(
      line(#""motion": {"phase": "\#(phase)", "subtype": "shake", "x-own": 1}"#)
        == "1500000000: motion \(phase)")
  }

  @Test(arguments: [
    "play", "pause", "stop", "togglePlayPause", "nextTrack", "previousTrack",
    "beginSeekingBackward", "endSeekingBackward", "beginSeekingForward", "endSeekingForward",
  ])
  func everyButtonIsRead(button: String) {
    #expect(
      line(#""remoteControl": {"subtype": "\#(button)"}"#) == "1500000000: remote control \(button)"
    )
  }

  @Test func fingersStayDownDuringAShake() {
    let text = """
      {"t": 0, "id": 1, "phase": "began", "x": 1, "y": 2}
      {"t": 0, "motion": {"subtype": "shake", "phase": "began"}}
      {"touches": [{"id": 1, "phase": "ended", "x": 1, "y": 2}], "t": 1}
      """
    #expect(
      Transcript.of(text, isStrict: true) == [
        "recording in default", "0: began 1 (1.0, 2.0)", "0: motion began",
        "1000000000: ended 1 (1.0, 2.0)", "ended",
      ])
  }

  @Test func aRowBehindASystemEventOfItsTimeIsAnotherFrame() {
    let text = """
      {"t": 0, "id": 1, "phase": "began", "x": 1, "y": 2}
      {"t": 0, "remoteControl": {"subtype": "play"}}
      {"t": 0, "id": 1, "phase": "ended", "x": 1, "y": 2}
      """
    #expect(
      Transcript.of(text, isStrict: true) == [
        "recording in default", "0: began 1 (1.0, 2.0)", "0: remote control play",
        "0: ended 1 (1.0, 2.0)", "ended",
      ])
  }

  @Test func aSystemEventKeepsToTheOrderOfTime() {
    let text = #"{"t": 1}"# + "\n" + #"{"t": 0.5, "remoteControl": {"subtype": "play"}}"#
    #expect(
      Transcript.of(text).last
        == "error: trace:2: t: time goes backwards; expected at least the one before")
  }

  private static let buttons =
    "play, pause, stop, togglePlayPause, nextTrack, previousTrack, beginSeekingBackward, "
    + "endSeekingBackward, beginSeekingForward, endSeekingForward"
  private static let one = "expected only one of touches, motion, remoteControl, interruption"

  @Test(arguments: [
    (#""motion": null"#, "motion: expected an object, found null"),
    (#""motion": "shake""#, "motion: expected an object, found 'shake'"),
    (#""motion": {"phase": "began"}"#, "motion.subtype: missing; expected 'shake'"),
    (
      #""motion": {"subtype": "shkae", "phase": "began"}"#,
      "motion.subtype: unknown motion 'shkae'; did you mean 'shake'?"
    ),
    (
      #""motion": {"subtype": "nod", "phase": "began"}"#,
      "motion.subtype: unknown motion 'nod'; expected 'shake'"
    ),
    (#""motion": {"subtype": 1, "phase": "began"}"#, "motion.subtype: expected 'shake', found 1"),
    (
      #""motion": {"subtype": "shake"}"#,
      "motion.phase: missing; expected one of began, ended, cancelled"
    ),
    (
      #""motion": {"subtype": "shake", "phase": "canceled"}"#,
      "motion.phase: unknown phase of a motion 'canceled'; did you mean 'cancelled'?"
    ),
    (
      #""motion": {"subtype": "shake", "phase": "moved"}"#,
      "motion.phase: unknown phase of a motion 'moved'; expected one of began, ended, cancelled"
    ),
    (#""remoteControl": "play""#, "remoteControl: expected an object, found 'play'"),
    (#""remoteControl": {}"#, "remoteControl.subtype: missing; expected one of \(buttons)"),
    (
      #""remoteControl": {"subtype": "next"}"#,
      "remoteControl.subtype: unknown button 'next'; expected one of \(buttons)"
    ),
    (
      #""remoteControl": {"subtype": "puase"}"#,
      "remoteControl.subtype: unknown button 'puase'; did you mean 'pause'?"
    ),
    (
      #""remoteControl": {"subtype": 100}"#,
      "remoteControl.subtype: expected one of \(buttons), found 100"
    ),
    (#""interruption": false"#, "interruption: expected true, found false"),
    (#""interruption": {}"#, "interruption: expected true, found an object"),
    (#""interruption": true, "touches": []"#, "interruption: stands beside 'touches'; \(one)"),
    (
      #""motion": {"subtype": "shake", "phase": "began"}, "touches": []"#,
      "motion: stands beside 'touches'; \(one)"
    ),
    (
      #""interruption": true, "remoteControl": {"subtype": "play"}"#,
      "interruption: stands beside 'remoteControl'; \(one)"
    ),
    (#""remoteControl": {}, "motion": {}"#, "remoteControl: stands beside 'motion'; \(one)"),
    (
      #""id": 1, "phase": "began", "x": 0, "y": 0, "interruption": true"#,
      "interruption: stands beside 'phase'; \(one)"
    ),
    (#""id": 1, "motion": {}"#, "motion: stands beside 'id'; \(one)"),
  ])
  func refusesBrokenEvents(keys: String, message: String) {
    #expect(line(keys) == "error: trace:1: \(message)")
  }
}
