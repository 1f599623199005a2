import SafeJSON

/// The forms in which a classification is printed.
package enum ClassificationFormat: CaseIterable, Sendable {
  /// For people.
  case text
  /// One JSON object a line.
  case ndjson
  /// A table with a header row (RFC 4180, with line feeds).
  case csv
  /// One JSON document.
  case json

  /// The name on the command line.
  package var name: StaticString {
    switch self {
    case .text: "text"
    case .ndjson: "ndjson"
    case .csv: "csv"
    case .json: "json"
    }
  }
}

/// Prints rows. A row's place is not known where the row is made, so it is printed by itself and
/// belongs where `append(_:to:)` says.
package struct ClassificationPrinter: Sendable {
  /// The form.
  package let format: ClassificationFormat
  private let usesColor: Bool

  package init(_ format: ClassificationFormat, usesColor: Bool = false) {
    self.format = format
    self.usesColor = usesColor
  }

  /// Appends a row without its place, and returns the offset at which that is missing.
  package func append(_ row: ClassificationRow, to bytes: inout [UInt8]) -> Int {
    switch format {
    case .text: ClassificationText.append(row, inColor: usesColor, to: &bytes)
    case .csv: ClassificationTable.append(row, to: &bytes)
    case .ndjson, .json: ClassificationLine.append(row, endsLine: format == .ndjson, to: &bytes)
    }
  }

  /// Appends what a row misses: its place.
  package func append(_ place: ClassificationPlace, to bytes: inout [UInt8]) {
    switch format {
    case .text: ClassificationText.append(place, to: &bytes)
    case .csv: ClassificationTable.append(place, to: &bytes)
    case .ndjson, .json: ClassificationLine.append(place, to: &bytes)
    }
  }

  /// Appends what comes before the first row.
  package func appendHead(to bytes: inout [UInt8]) {
    switch format {
    case .text, .ndjson: break
    case .csv: bytes.append(ClassificationTable.header)
    case .json:
      bytes.append("{\"format\":\"touchstone-classification\",\"version\":1,\"recordings\":[\n")
    }
  }

  /// Appends what comes between two rows.
  package func appendSeparator(to bytes: inout [UInt8]) {
    if format == .json { bytes.append(",\n") }
  }

  /// Whether a comparison with labels is part of the output; a table has no place for it.
  package var hasRoomForMatrix: Bool {
    switch format {
    case .text, .ndjson, .json: true
    case .csv: false
    }
  }

  /// Appends what comes after the last row: the totals, and how the labels compare with others.
  package func appendTail(
    _ totals: ClassificationTotals, _ matrix: ConfusionMatrix?, to bytes: inout [UInt8]
  ) {
    switch format {
    case .text:
      ClassificationText.append(totals, to: &bytes)
      guard let matrix else { return }
      bytes.append("\n")
      bytes.append(lines: matrix.text(inColor: usesColor))
    case .ndjson: matrix?.appendLine(to: &bytes)
    case .csv: break
    case .json:
      bytes.append("\n]")
      if let matrix {
        bytes.append(",\"confusion\":")
        var writer = JSONWriter()
        matrix.write(to: &writer)
        bytes += writer.bytes
      }
      bytes.append("}\n")
    }
  }
}
