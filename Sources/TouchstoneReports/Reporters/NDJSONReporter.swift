package import Touchstone
import SafeJSON

/// Prints one JSON object a line, each as soon as it is known.
package struct NDJSONReporter: Reporter {
  private let show: Show
  private var current: JSONRecording?

  init(_ options: ReportOptions) {
    show = options.show
  }

  package var takesFramesTogether: Bool { true }

  package mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.open(recording, to: &writer)
    writer.endObject()
    writer.newline()
    bytes += writer.bytes
    current = JSONRecording(recording, show, .lines)
  }

  package mutating func report(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8]
  ) {
    current?.append(events, labels: labels, to: &bytes)
  }

  package mutating func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    guard let summary = current?.summary(end) else { return }
    // The summary of a long recording is long: it is written in place.
    var writer = JSONWriter(bytes: bytes)
    bytes = []
    RecordingLines.write(summary, to: &writer)
    writer.newline()
    bytes = writer.bytes
    current = nil
  }

  package mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.write(error, to: &writer)
    writer.newline()
    bytes += writer.bytes
    current = nil
  }

  package mutating func append(fragment: [UInt8], into bytes: inout [UInt8]) {
    bytes += fragment
  }

  package mutating func finish(into bytes: inout [UInt8]) {}
}
