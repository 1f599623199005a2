import SafeJSON
import Testing

@testable import TouchstoneChecks

/// Results read back.
@Suite struct ResultReaderTests {
  @Test func recordingsEndWithTheirSummaryOrError() throws {
    let recordings = try ResultText.recordings(
      """
      {"type":"golden","version":1,"options":[]}
      {"type":"recording","index":0}
      {"type":"transition","t":0.1,"recognizer":"tap","from":"possible","to":"failed"}
      {"type":"summary","index":0,"label":"none"}
      {"type":"error","source":"a","message":"not begun"}
      {"type":"recording","index":1}
      {"type":"error","source":"a","message":"begun"}
      {"type":"recording","index":2}
      """)
    #expect(recordings.map(\.lines.count) == [1, 0, 0, 0])
    #expect(recordings.map { $0.header != nil } == [true, false, true, true])
    #expect(recordings.map { $0.summary != nil } == [true, false, false, false])
    #expect(recordings.map { $0.error?["message"]?.text } == [nil, "not begun", "begun", nil])
  }

  @Test func theFirstLineOfAGoldenTellsItsOptions() throws {
    let text = #"{"type":"golden","version":1,"options":["--set","pan.hysteresis=3"]}"# + "\n"
    var reader = ResultReader(MemorySource(Array(text.utf8)))
    let first = try reader.next()
    #expect(first == nil)
    let stated = reader.settings
    let settings = try #require(stated)
    #expect(settings.options == ["--set", "pan.hysteresis=3"])
    #expect(String(decoding: settings.line, as: UTF8.self) == text)
  }

  @Test(arguments: [
    (
      #"{"type":"golden","version":2,"options":[]}"#,
      "f:1: this program reads goldens of version 1 and no others"
    ),
    (
      #"{"type":"golden","version":1}"#,
      "f:1: expected 'options', an array of the command line's words"
    ),
    (#"{"type":"golden","version":1,"options":[1]}"#, "f:1: expected strings in 'options'"),
    ("[]", "f:1: expected a line of a result: an object with 'type'"),
    (#"{"t":0}"#, "f:1: expected a line of a result: an object with 'type'"),
  ])
  func otherLinesAreRefused(text: String, message: String) {
    let error = #expect(throws: ResultError.self) { try ResultText.recordings(text) }
    #expect(error?.rendered(source: "f").text == message)
  }

  @Test func brokenJSONIsAnErrorWithItsPlace() {
    let error = #expect(throws: ResultError.self) {
      try ResultText.recordings("{\"type\":\"recording\"}\n{\"type\"")
    }
    #expect(error?.rendered(source: "f").text.hasPrefix("f:2:") == true)
  }
}
