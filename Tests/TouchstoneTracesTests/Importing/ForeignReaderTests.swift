import SafeJSON
import Testing

@testable import TouchstoneTraces

@Suite struct ForeignReaderTests {
  @Test func anErrorComesBehindWhatCameBefore() {
    let text = """
      {"type":"touchstart","timeStamp":1,"changedTouches":[{"identifier":1,"clientX":1,"clientY":2}]}
      {"type":"touchend","timeStamp":"2","changedTouches":[{"identifier":1,"clientX":1,"clientY":2}]}
      {"type":"touchstart","timeStamp":3,"changedTouches":[]}
      """
    #expect(
      Transcript.of(text) == [
        "recording in default", "0: began 1 (1.0, 2.0)",
        "error: trace:2: timeStamp: expected a number, found '2'",
      ])
  }

  @Test func anErrorInAnArraySaysWhichElement() {
    let text = #"[{"type":"touchstart","timeStamp":1,"changedTouches":[{"identifier":1}]}]"#
    #expect(
      Transcript.of(text) == [
        "error: trace: [0].changedTouches[0].clientX: missing; expected a number"
      ])
  }

  @Test func aSyntaxErrorSaysWhereItIs() {
    let text = #"[{"type":"touchstart","timeStamp":1,"changedTouches":[]}, nonsense]"#
    let lines = Transcript.of(text)
    #expect(lines.prefix(2) == ["recording in default", "0:"])
    #expect(lines.last?.hasPrefix("error: trace:1:") == true)
    #expect(lines.count == 3)
  }

  @Test func aReadThatFailsIsTold() throws {
    var reader = TraceReader(
      FailingSource("[{\"type\":\"touchstart\","), scenes: SceneSource())
    #expect(throws: TraceError.self) { try reader.next() }
  }

  /// What a line says is there before the next one is asked for.
  @Test func linesAreShownLive() throws {
    let counter = LineSource.Counter()
    let lines = SampleRecording.pointer.text.split(separator: "\n").map(String.init)
    var reader = TraceReader(LineSource(lines, counter: counter), scenes: SceneSource())
    guard case .began = try reader.next(), case .frame = try reader.next() else {
      Issue.record("expected the first frame")
      return
    }
    #expect(counter.reads == 1)
  }

  /// Nothing is no result: whoever asks is told why.
  @Test func anInputWithoutTouchesIsAnError() {
    var imports = ImportOptions()
    imports.format = .browser
    for text in ["[]", "", "{\"events\":[]}"] {
      #expect(
        Transcript.of(text, imports: imports) == [
          "error: trace:1: no touches in this input, which is read as browser"
        ])
    }
    let mouse = #"[{"method":"Input.dispatchMouseEvent","params":{"type":"mousePressed"}}]"#
    #expect(
      Transcript.of(mouse) == [
        "error: trace:1: no touches in this input, which is read as devtools"
      ])
  }
}
