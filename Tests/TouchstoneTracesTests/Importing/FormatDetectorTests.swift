import Testing

@testable import TouchstoneTraces

@Suite struct FormatDetectorTests {
  @Test(arguments: SampleRecording.all)
  func everyFormatIsKnownByItsBeginning(_ sample: SampleRecording) {
    #expect(TraceFormat.beginning(of: Array(sample.text.utf8)).format == sample.format)
  }

  /// A head decides once, and more of it never decides otherwise.
  @Test(arguments: SampleRecording.all)
  func aCutHeadIsUndecidedOrRight(_ sample: SampleRecording) {
    let bytes = Array(sample.text.utf8)
    for count in 0...bytes.count {
      let answer = FormatDetector.answer(Array(bytes[..<count]).span, isAll: false)
      #expect(answer == .undecided || answer == .format(sample.format), "cut at \(count)")
    }
  }

  static let others: [(String, TraceFormat)] = [
    // Our own, however it looks.
    (#"{"t":0,"touches":[{"id":1,"phase":"began","x":1,"y":2}]}"#, .native),
    (#"{"t":0,"type":"touchstart","id":1,"phase":"began","x":1,"y":2}"#, .native),
    (#"{"events":[{"t":0,"touches":[]}]}"#, .native),
    (#"{"format":"touchstone-trace","events":[{"type":"touchstart"}]}"#, .native),
    (#"{"name":"a header line","scene":"uikit"}"#, .native),
    // Nothing that anybody knows.
    ("", .native), ("   ", .native), ("17", .native), ("[", .native), ("[]", .native),
    ("{}", .native), (#"{"type":"transition","t2":0.1}"#, .native),
    (#"{"type":"pinch"}"#, .native), (#"[{"type":"pointer"}]"#, .native),
    // Other spellings of what is known.
    (#"{"events":[{"type":"touchstart","changedTouches":[]}]}"#, .browser),
    (#"[{"changedTouches":[{"identifier":1}],"type":"touchmove"}]"#, .browser),
    (#"[{"type":"click"},{"type":"pointerdown"}]"#, .browser),
    (#"{"events":[{"type":3,"data":{"source":2}}]}"#, .rrweb),
    (#"{"type":3,"data":{"source":2},"timestamp":1}"#, .rrweb),
    ("{\"segment_id\":0}\n[{\"type\":4,\"data\":{}}]", .rrweb),
    (#"{"event":"$snapshot","properties":{"$snapshot_data":[{"type":2}]}}"#, .rrweb),
    (#"{"events":[{"type":"PointerDownEvent","pointer":1}]}"#, .flutter),
    (#"[{"ts":1,"events":[]},{"ts":2,"events":[{"type":"PointerUpEvent"}]}]"#, .flutter),
    (#"{"type":"touchStart","touchPoints":[]}"#, .devTools),
    (#"[{"method":"Input.synthesizeTapGesture","params":{"x":1,"y":2}}]"#, .devTools),
    (#"{"identifier":1,"locationX":3,"pageX":4,"timestamp":5}"#, .reactNative),
    (#"{"allTouches":[],"changedTouches":[],"eventType":1}"#, .reactNative),
    (#"{"changedTouches": [[Circular]], "identifier": 1}"#, .reactNative),
    (#"{"tracks":[{"touches":[]}]}"#, .touchTracks),
    (#"[{"type":"pointer","id":"a","actions":[]}]"#, .w3c),
    (#"{"name":"g","actions":[{"name":"pointer1","ticks":[]}]}"#, .w3c),
    (#"{"cases":[{"actions":[]}]}"#, .w3c),
    (#"[{"event":{"event_type":"swipe"}}]"#, .droidBot),
    // The first line is of something else.
    ("{\"type\":\"mousedown\"}\n{\"type\":\"click\"}\n{\"type\":\"touchstart\"}", .browser),
    (
      "{\"id\":1,\"method\":\"Page.enable\"}\n{\"id\":1,\"result\":{}}\n"
        + "{\"id\":2,\"method\":\"Input.dispatchTouchEvent\"}", .devTools
    ),
    // Headers of ours speak for themselves, and a document is none of a log's lines.
    ("{\"name\":\"a\"}\n{\"type\":\"touchstart\"}", .native),
    ("{\"a\":1}\n{\"events\":[{\"type\":\"touchstart\"}]}", .native),
    ("{\"a\":1}\n[{\"type\":\"touchstart\"}]", .native),
    ("{\"a\":1}\n{\"actions\":[{\"type\":\"pointer\"}]}", .native),
  ]

  @Test(arguments: others)
  func lookAlikesAreToldApart(_ text: String, _ format: TraceFormat) {
    #expect(TraceFormat.beginning(of: Array(text.utf8)).format == format)
  }
}
