package import Touchstone

/// Writes recordings in one format, as they are read: one file below `Writing`.
package protocol TraceWriter: Sendable {
  /// Whether several recordings may follow each other in what it writes.
  var holdsSeveral: Bool { get }
  /// Whether readers of the format refuse what has no touch in it.
  var needsTouches: Bool { get }
  /// What the format could not hold of the recording that it has been given last, so far.
  var losses: [Loss] { get }

  /// Begins a recording.
  mutating func begin(_ header: RecordingHeader, into bytes: inout [UInt8])
  /// Adds a moment; `name` gives the names of touches that are no numbers.
  mutating func add(_ frame: Frame, _ name: (TouchID) -> String?, into bytes: inout [UInt8])
  /// Ends a recording: what has been written of it is complete in itself, wherever it broke off.
  mutating func end(into bytes: inout [UInt8])
}

/// The formats that recordings are written in.
package enum WrittenFormat: String, CaseIterable, Sendable {
  /// Our own: one object with all events, for one recording.
  case document
  /// Our own: a header line and a line for each event; several recordings follow each other.
  case ndjson
  /// Actions of W3C WebDriver, for one recording.
  case w3c
  /// A recording of evemu; several follow each other, each with its device.
  case evemu

  package var name: String { rawValue }

  /// The format that a file's name shows: a document unless it ends like something else.
  package init(nameOfFile name: String) {
    self =
      Self.endings.first { name.hasSuffix($0.ending) }?.format ?? .document
  }

  private static let endings: [(ending: String, format: WrittenFormat)] = [
    (".ndjson", .ndjson), (".jsonl", .ndjson), (".evemu", .evemu), (".events", .evemu),
    (".event", .evemu),
  ]
}
