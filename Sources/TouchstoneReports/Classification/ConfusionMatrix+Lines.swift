package import SafeJSON

extension ConfusionMatrix {
  /// Appends the matrix as one line of JSON, with its line feed.
  package func appendLine(to bytes: inout [UInt8]) {
    var writer = JSONWriter()
    write(to: &writer)
    writer.newline()
    bytes += writer.bytes
  }

  /// Writes the matrix as a JSON object; what is not known is null.
  package func write(to writer: inout JSONWriter) {
    writer.begin(.confusion)
    writer.member(.compared, compared)
    writer.member(.correct, correct)
    Self.member(.accuracy, accuracy, to: &writer)
    writer.member(.unlabelled, unlabelled)
    writer.member(.missing, missing)
    writer.member(.classes, classes) { Self.write($1, to: &$0) }
    writer.member(.cells, cells) { Self.write($1, to: &$0) }
    writer.endObject()
  }

  private static func write(_ score: ClassScore, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member(.label, score.label)
    writer.member(.expected, score.expected)
    writer.member(.got, score.got)
    writer.member(.correct, score.correct)
    member(.precision, score.precision, to: &writer)
    member(.recall, score.recall, to: &writer)
    member(.f1, score.f1, to: &writer)
    writer.endObject()
  }

  private static func write(_ cell: Cell, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member(.expected, cell.expected)
    writer.member(.got, cell.got)
    writer.member(.count, cell.count)
    writer.endObject()
  }

  private static func member(_ key: OutputKey, _ value: Double?, to writer: inout JSONWriter) {
    writer.key(key)
    if let value { writer.number(value, decimals: Decimals.ratios) } else { writer.null() }
  }
}
