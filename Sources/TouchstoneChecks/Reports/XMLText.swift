/// Text as XML 1.0 can carry it.
enum XMLText {
  /// What stands for a character that XML forbids.
  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  /// Appends text for an element. A carriage return is written by its number, since readers make a
  /// line break of a plain one.
  static func append(_ text: String, to bytes: inout [UInt8]) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      // Nothing has to look for the ]]> that must not be in text.
      case ">": bytes += "&gt;".utf8
      case "\r": bytes += "&#13;".utf8
      default: bytes += String(allowed(scalar)).utf8
      }
    }
  }

  /// Appends an attribute behind a space. Line breaks and tabs are written by their numbers, since
  /// readers make spaces of plain ones.
  static func append(attribute name: String, _ text: String, to bytes: inout [UInt8]) {
    bytes += " \(name)=\"".utf8
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "&quot;".utf8
      case "\n": bytes += "&#10;".utf8
      case "\t": bytes += "&#9;".utf8
      default: append(String(scalar), to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func allowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...: scalar
    default: replacement
    }
  }
}
