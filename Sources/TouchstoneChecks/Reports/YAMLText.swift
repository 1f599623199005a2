/// Text as YAML can carry it in one line.
enum YAMLText {
  /// Appends text in double quotes; whatever is not printable is escaped.
  static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "\\\"".utf8
      case "\\": bytes += "\\\\".utf8
      case "\n": bytes += "\\n".utf8
      case "\r": bytes += "\\r".utf8
      case "\t": bytes += "\\t".utf8
      default: append(scalar, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF, 0xFFFE, 0xFFFF:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      bytes += "\\u".utf8
      bytes += repeatElement(UInt8(ascii: "0"), count: 4 - digits.utf8.count)
      bytes += digits.utf8
    default: bytes += String(scalar).utf8
    }
  }
}
