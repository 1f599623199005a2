import SafeJSON

/// Text as YAML can carry it in one line.
enum YAMLText {
  /// Appends text in double quotes.
  static func append(quoted text: PlainText, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      // Other characters that YAML forbids are in no plain text.
      case "\u{FFFE}", "\u{FFFF}": bytes += String(PlainText.replacement).utf8
      default: bytes += String(scalar).utf8
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
