import SafeJSON
package import Touchstone

/// Prints one JSON document of the objects that NDJSON has; nothing is kept but the summary's.
///
/// Each object stands in a line of its own. A recording's object holds its events, and at the end
/// its summary or its error.
package struct JSONReporter: Reporter {
  private let show: Show
  private let spooling: Spooling?
  private let isFragment: Bool
  private var hasRecordings = false
  private var current: JSONRecording?
  package private(set) var lineTables: LineTables?

  init(_ options: ReportOptions, isFragment: Bool) {
    show = options.show
    spooling = options.spooling
    lineTables = options.lineTables
    self.isFragment = isFragment
  }

  package var takesFramesTogether: Bool { true }

  package mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    separate(into: &bytes)
    var writer = JSONWriter()
    RecordingLines.open(recording, to: &writer)
    bytes += writer.bytes
    bytes.append(",\"events\":[")
    current = JSONRecording(recording, show, .elements, spooling, lineTables.take())
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
    text.bytes.append("],\n\"summary\":")
    text.append { RecordingLines.write(summary, to: &$0) }
    text.bytes.append("}")
  }

  package mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.write(error, to: &writer)
    if current == nil {
      separate(into: &bytes)
      close("{\"error\":", writer, into: &bytes)
    } else {
      close("],\n\"error\":", writer, into: &bytes)
    }
  }

  package mutating func append(fragment: [UInt8], into bytes: inout [UInt8]) {
    guard !fragment.isEmpty else { return }
    separate(into: &bytes)
    bytes += fragment
  }

  package mutating func finish(into bytes: inout [UInt8]) {
    guard !isFragment else { return }
    if !hasRecordings { open(into: &bytes) }
    bytes.append("\n]}\n")
  }

  private mutating func close(
    _ key: StaticString, _ writer: JSONWriter, into bytes: inout [UInt8]
  ) {
    bytes.append(key)
    bytes += writer.bytes
    bytes.append("}")
    if let tables = current.take()?.breakOff() { lineTables = tables }
  }

  /// Appends what stands before a recording: the head of the document, or a comma.
  private mutating func separate(into bytes: inout [UInt8]) {
    if hasRecordings {
      bytes.append(",\n")
    } else if !isFragment {
      open(into: &bytes)
      bytes.append("\n")
    }
    hasRecordings = true
  }

  private func open(into bytes: inout [UInt8]) {
    bytes.append("{\"format\":\"touchstone-report\",\"version\":1,\"recordings\":[")
  }
}
