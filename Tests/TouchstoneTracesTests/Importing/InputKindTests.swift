import SafeJSON
import Testing

@testable import TouchstoneTraces

/// What an input holds, by its first value.
@Suite struct InputKindTests {
  private static func kind(_ text: String) -> String {
    switch InputKind(of: MemorySource(Array(text.utf8))) {
    case .trace: "trace"
    case .scene: "scene"
    case .result: "result"
    }
  }

  @Test(arguments: [
    (#"{"t":0,"touches":[]}"#, "trace"), (#"{"events":[],"views":[]}"#, "trace"),
    (#"{"t":0,"views":[]}"#, "trace"), ("{", "trace"), ("E: 0.5 0003 0035 10", "trace"),
    (#"{"format":"touchstone-trace","scene":"uikit"}"#, "trace"), ("[]", "trace"),
    (#"{"views":[]}"#, "scene"), (#"{"format":"touchstone-scene"}"#, "scene"),
    (#"{"windows":[],"name":"two"}"#, "scene"), (#"{"recognizers":[]}"#, "scene"),
    (#"{"type":"transition","t":0.5}"#, "result"), ("{\"type\":\"golden\"}\n{}", "result"),
    (#"{"type":"touchstart","timeStamp":1,"changedTouches":[]}"#, "trace"),
    (#"{"type":1}"#, "trace"),
    (#"{"type":"pointerdown","pointerId":1}"#, "trace"),
    (#"{"type":"PointerDownEvent","timeStamp":5}"#, "trace"),
  ])
  func theFirstValueDecides(text: String, kind: String) {
    #expect(Self.kind(text) == kind)
    #expect(Self.kind(text + "\n{\"type\":\"end\"}") == kind)
  }

  @Test(arguments: [
    (#"{"events":[]}"#, true), (#"{"touches":[{"id":1}]}"#, true),
    ("\u{FEFF}{\"events\":[]}\r", true),
    (#"{"t":0,"touches":[]}"#, false), (#"{"events":["#, false), ("", false), ("  ", false),
    (#"{"version":1}"#, false), (#"[{"type":"touchstart","changedTouches":[]}]"#, true),
    (#"{"type":"touchstart","changedTouches":[]}"#, false), ("E: 0.5", false),
  ])
  func aLineMayBeAWholeDocument(text: String, isDocument: Bool) {
    let line = Array((" " + text + " ").utf8)
    let start = text.utf8.first == 0xEF ? 1 : 0
    #expect(InputKind.isDocument(line.span.extracting(start..<line.count), as: nil) == isDocument)
  }
}
