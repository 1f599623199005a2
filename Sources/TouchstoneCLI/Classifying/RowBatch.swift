import SafeJSON
import TouchstoneReports

/// Rows on their way from the thread that made them to the output: printed, except for their places.
struct RowBatch: Sendable {
  /// A row, or a message without one.
  struct Row: Sendable {
    /// The place of its source among all inputs, and its name.
    var input: Int
    var source: String
    /// Its bytes; empty for a message alone.
    var bytes: Range<Int>
    /// Where its place belongs.
    var placeOffset: Int
    /// Whether it is the first of its recording.
    var beginsRecording: Bool
    /// Whether it is one part of a recording that is cut.
    var isPart: Bool
    /// The label; nil for an error.
    var label: String?
    /// What is printed on standard error.
    var message: PlainText?
    /// The key that the message is about: each piece of an input finds it anew, and it is named once.
    var unknownKey: String?
  }

  /// All rows.
  var text: [UInt8] = []
  var rows: [Row] = []
  /// How many bytes of small files are done with these rows.
  var inputBytes = 0
  /// How many inputs are done with these rows.
  var inputs = 0
  /// Why everything ends here.
  var failure: CommandError?
  /// Whether SIGINT ended the work before its end.
  var isCutOff = false
  /// The bytes that they were made of, where an input is cut into chunks.
  var chunk: DocumentChunk?
  /// Whether the chunk's last recording may go on in the next one.
  var isOpen = false

  /// Prints a row.
  mutating func append(
    _ row: ClassificationRow, _ printer: ClassificationPrinter, input: Int,
    beginsRecording: Bool = true, isPart: Bool = false, message: PlainText? = nil
  ) {
    let start = text.count
    let place = printer.append(row, to: &text)
    rows.append(
      Row(
        input: input, source: row.source, bytes: start..<text.count, placeOffset: place,
        beginsRecording: beginsRecording, isPart: isPart, label: row.label,
        message: message))
  }

  /// Adds the rows of another batch.
  mutating func append(_ other: RowBatch) {
    let shift = text.count
    text += other.text
    for var row in other.rows {
      row.bytes = row.bytes.lowerBound + shift..<row.bytes.upperBound + shift
      row.placeOffset += shift
      rows.append(row)
    }
    failure = failure ?? other.failure
  }

  /// Tells something that is no row.
  mutating func append(message: PlainText, about key: String? = nil, of origin: RowOrigin) {
    let end = text.count
    rows.append(
      Row(
        input: origin.input, source: origin.source, bytes: end..<end, placeOffset: end,
        beginsRecording: false, isPart: false, label: nil, message: message, unknownKey: key))
  }

  /// An input that cannot be read.
  mutating func append(
    _ error: InputError, _ printer: ClassificationPrinter, of origin: RowOrigin
  ) {
    append(
      .error(ReportedError(source: origin.source, message: error.message), id: nil), printer,
      input: origin.input, message: "touchstone: \(error.message)")
  }
}

extension ClassificationRow {
  fileprivate var source: String {
    switch self {
    case .recording(let recording): recording.source
    case .error(let error, _): error.source
    }
  }

  fileprivate var label: String? {
    switch self {
    case .recording(let recording): recording.summary.label
    case .error: nil
    }
  }
}
