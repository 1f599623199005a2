import Foundation
import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct JSONReporterTests {
  private static let head = #"{"format":"touchstone-report","version":1,"recordings":["#
  private static let recording = """
    {"type":"recording","index":0,"name":"two fingers","source":"traces/pinch.json",\
    "format":"native","scene":"default","profile":"uikit","events":[
    """
  private static let summary = """
    "summary":{"type":"summary","index":0,"label":"none","gestures":[],"events":0,"duration":0,\
    "repairs":[],"hash":"cbf29ce484222325"}}
    """
  private static let resets: [ReplayEvent] = [
    .reset(ResetReport(time: .zero, recognizer: 0)),
    .action(ActionReport(time: .zero, recognizer: 0, state: .ended)),
    .reset(ResetReport(time: .zero, recognizer: 1)),
  ]

  @Test func holdsTheEventsInTheRecording() throws {
    let text = Sample.document(.json, .init(show: .resets), [Self.resets])
    #expect(
      text == """
        \(Self.head)
        \(Self.recording)
        {"type":"reset","seq":1,"t":0,"recognizer":"tap"},
        {"type":"reset","seq":2,"t":0,"recognizer":"longPress"}],
        \(Self.summary)
        ]}

        """)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func anErrorStandsInPlaceOfTheSummaryOrOfTheRecording() throws {
    var reporter = ReportFormat.json.reporter(.init())
    var bytes: [UInt8] = []
    reporter.fail(ReportedError(source: "a", message: "No file."), into: &bytes)
    reporter.begin(Sample.recording, into: &bytes)
    reporter.fail(ReportedError(source: "b", line: 2, message: "No value."), into: &bytes)
    reporter.finish(into: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self) == """
        \(Self.head)
        {"error":{"type":"error","source":"a","message":"No file."}},
        \(Self.recording)],
        "error":{"type":"error","source":"b","line":2,"message":"No value."}}
        ]}

        """)
    _ = try JSONSerialization.jsonObject(with: Data(bytes))
  }

  @Test func isADocumentWithoutRecordingsToo() {
    var reporter = ReportFormat.json.reporter(.init())
    var bytes: [UInt8] = []
    reporter.finish(into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == Self.head + "\n]}\n")
  }

  @Test(arguments: ReportFormat.allCases)
  func fragmentsMakeTheSameReport(format: ReportFormat) {
    var (whole, joined) = (format.reporter(.init()), format.reporter(.init()))
    var (expected, bytes): ([UInt8], [UInt8]) = ([], [])
    for _ in 0..<3 {
      var part = format.reporter(.init(), isFragment: true)
      var fragment: [UInt8] = []
      for _ in 0..<2 {
        whole.begin(Sample.recording, into: &expected)
        whole.end(RecordingEnd(), into: &expected)
        part.begin(Sample.recording, into: &fragment)
        part.end(RecordingEnd(), into: &fragment)
      }
      part.finish(into: &fragment)
      joined.append(fragment: fragment, into: &bytes)
      joined.append(fragment: [], into: &bytes)
    }
    whole.finish(into: &expected)
    joined.finish(into: &bytes)
    #expect(bytes == expected)
  }
}
