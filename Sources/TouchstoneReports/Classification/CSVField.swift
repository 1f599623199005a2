import SafeJSON

/// How a field of a table is written (RFC 4180), so that neither a terminal nor a spreadsheet obeys it.
enum CSVField {
  private static let quote = UInt8(ascii: "\"")

  /// Appends a field, in quotes if it needs them.
  static func append(_ field: String, to bytes: inout [UInt8]) {
    let text = PlainText.harmless(field)
    append(shown: isFormula(text) ? "'" + text : text, to: &bytes)
  }

  /// Whether spreadsheets would work a field out: they leave one with an apostrophe as it is.
  private static func isFormula(_ field: String) -> Bool {
    guard let first = field.utf8.first, "=+-@".utf8.contains(first) else { return false }
    // Standard input and numbers are none.
    return field != "-" && Double(field) == nil
  }

  private static func append(shown field: String, to bytes: inout [UInt8]) {
    guard field.utf8.contains(where: needsQuotes) else {
      return bytes.append(contentsOf: field.utf8)
    }
    bytes.append(quote)
    for byte in field.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  private static func needsQuotes(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), quote, UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }
}
