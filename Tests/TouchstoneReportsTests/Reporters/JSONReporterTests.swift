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
    "summary":{"type":"summary","index":0,"label":"none","gestures":[],"gestureCount":0,"events":0,"duration":0,\
    "repairs":[],"hash":"ef46db3751d8e999"}}
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
        {"type":"reset","t":0,"recognizer":"tap"},
        {"type":"reset","t":0,"recognizer":"longPress"}],
        \(Self.summary)
        ]}

        """)
    _ = try JSONSerialization.jsonObject(with: Data(text.utf8))
  }

  @Test func anErrorStandsInPlaceOfTheSummaryOrOfTheRecording() throws {
    var reporter = ReportStream(ReportFormat.json.reporter(.init()))
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
    var reporter = ReportStream(ReportFormat.json.reporter(.init()))
    var bytes: [UInt8] = []
    reporter.finish(into: &bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == Self.head + "\n]}\n")
  }
}
