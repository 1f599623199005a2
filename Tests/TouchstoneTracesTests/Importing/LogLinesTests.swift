import Testing

@testable import TouchstoneTraces

/// Events behind what consoles and logs write in front of them.
@Suite struct LogLinesTests {
  private static func event(_ time: Int, touches: String) -> String {
    #"{"nativeEvent":{"timestamp":\#(time),"touches":[\#(touches)],"#
      + #""changedTouches":[\#(touch)]}}"#
  }
  private static let touch = #"{"identifier":1,"pageX":10,"pageY":20}"#
  private static let landing = event(5000, touches: touch)
  private static let lift = event(5080, touches: "")
  private static let frames = [
    "recording in default", "0: began 1 (10.0, 20.0)", "80000000: ended 1 (10.0, 20.0)", "ended",
  ]

  /// What stands in front of an event, and behind it.
  static let lines: [(String, String)] = [
    (" LOG  ", ""), ("\u{1B}[36m LOG \u{1B}[0m ", ""),
    ("I/ReactNativeJS( 4321): ", ""), ("11-30 14:00:00.123  4321  4400 I ReactNativeJS: '", "'"),
    ("2024-03-01 12:00:00.123 [info][tid:com.facebook.react.JavaScript] ", ""),
    ("[Log] ", " (touch.html, line 12)"), ("touch.html:12 ", "\r"),
  ]

  @Test(arguments: lines)
  func anEventIsReadBehindWhatALogWrites(head: String, tail: String) {
    let text =
      "\(head)Running \"App\" with {\"rootTag\":1}\(tail)\n\(head)\(Self.landing)\(tail)\n"
      + "\n\(head){no JSON}\(tail)\n\(head)\(Self.lift)\(tail)\n"
    #expect(TraceFormat.beginning(of: Array(text.utf8)).format == .reactNative)
    for size in Transcript.chunkSizes {
      #expect(Transcript.of(text, chunkSize: size) == Self.frames)
    }
    var imports = ImportOptions()
    imports.format = .reactNative
    #expect(Transcript.of(text, imports: imports) == Self.frames)
  }

  /// logcat cuts long lines off.
  @Test func anEventThatIsCutOffIsAnErrorAtItsPlace() {
    // Six bytes in front of the event, and 43 of it: the 50th is missing, or a space with a brace behind it.
    let cut = " LOG  " + Self.lift.prefix(43)
    for (text, place) in [(cut, "2:50"), (cut + " }", "2:51")] {
      let lines = Transcript.of(" LOG  \(Self.landing)\n\(text)\n LOG  \(Self.lift)\n")
      #expect(lines.prefix(2) == Self.frames.prefix(2))
      #expect(lines.count == 3)
      #expect(lines.last?.hasPrefix("error: trace:\(place): ") == true, "\(lines)")
    }
  }

  @Test func otherFormatsStandInLogsToo() {
    let flutter =
      #"flutter: {"type":"PointerDownEvent","timeStamp":1,"pointer":1,"position":[1,2]}"#
    let appium =
      "[HTTP] --> POST /session/1/actions\n[HTTP] "
      + #"{"actions":[{"type":"pointer","id":"a","actions":[{"type":"pointerDown"}]}]}"#
    let logs: [(String, TraceFormat)] = [
      (flutter, .flutter), (appium, .w3c), (#"[Log] {"type":"touchstart"}"#, .browser),
      (#"SEND > {"id":1,"method":"Input.dispatchTouchEvent"}"#, .devTools),
      // Our own is not looked for, and nothing is found in other texts.
      (#"App: {"t":1,"touches":[]}"#, .native), ("a text with {braces}", .native),
      // What is wrong in front of lines of JSON does not make a log of them.
      ("7\n{\"events\":[{\"type\":\"touchstart\"}]}\nLOG {\"type\":\"touchstart\"}", .native),
    ]
    for (text, format) in logs {
      #expect(TraceFormat.beginning(of: Array(text.utf8)).format == format)
    }
    #expect(Transcript.of(flutter).dropFirst().first == "0: began 1 (1.0, 2.0)")
    #expect(Transcript.of(appium).contains("0: began 'a' (0.0, 0.0) indirectPointer"))
  }
}
