package import Touchstone
import SafeJSON

/// Prints one JSON object a line, each as soon as it is known.
package struct NDJSONReporter: Reporter {
  private let show: Show
  private let spooling: Spooling?
  private var current: JSONRecording?
  package private(set) var lineTables: LineTables?

  init(_ options: ReportOptions) {
    show = options.show
    spooling = options.spooling
    lineTables = options.lineTables
  }

  package var takesFramesTogether: Bool { true }

  package mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.open(recording, to: &writer)
    writer.endObject()
    writer.newline()
    bytes += writer.bytes
    current = JSONRecording(recording, show, .lines, spooling, lineTables.take())
  }

  package mutating func report(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8]
  ) {
    current?.append(events, labels: labels, to: &bytes)
  }

  package mutating func end(
    _ end: RecordingEnd, into text: inout PrintedText
  ) throws(SpoolError) {
    guard let (summary, tables) = current.take()?.finish(end) else { return }
    lineTables = tables
    if let failure = summary.long?.failure { throw failure }
    text.append { writer in
      let long = RecordingLines.write(summary, to: &writer)
      writer.newline()
      return long
    }
  }

  package mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.write(error, to: &writer)
    writer.newline()
    bytes += writer.bytes
    if let tables = current.take()?.breakOff() { lineTables = tables }
  }

  package mutating func append(fragment: [UInt8], into bytes: inout [UInt8]) {
    bytes += fragment
  }

  package mutating func finish(into bytes: inout [UInt8]) {}
}
