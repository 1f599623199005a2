/// How a field of a table is written (RFC 4180).
enum CSVField {
  static let quote = UInt8(ascii: "\"")

  /// Appends a field, in quotes if it needs them.
  static func append(_ field: String, to bytes: inout [UInt8]) {
    guard field.utf8.contains(where: needsQuotes) else {
      return bytes.append(contentsOf: field.utf8)
    }
    bytes.append(quote)
    append(quoted: field.utf8, to: &bytes)
    bytes.append(quote)
  }

  /// Whether a field is to be put in quotes.
  static func needsQuotes(_ field: LongText) throws(SpoolError) -> Bool {
    var pieces = field.pieces
    while let piece = try pieces.next() {
      if piece.contains(where: needsQuotes) { return true }
    }
    return false
  }

  /// Appends a part of a field as it stands between quotes.
  static func append(quoted part: some Sequence<UInt8>, to bytes: inout [UInt8]) {
    for byte in part {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), quote, UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
