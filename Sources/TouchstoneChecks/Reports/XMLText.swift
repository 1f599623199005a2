import SafeJSON

/// Text as XML 1.0 can carry it.
enum XMLText {
  /// Appends text for an element; its lines are lines there.
  static func append(_ text: PlainText, to bytes: inout [UInt8]) {
    for scalar in text.withoutCommands.text.unicodeScalars {
      switch scalar {
      case "&": bytes += "&amp;".utf8
      case "<": bytes += "&lt;".utf8
      // Nothing has to look for the ]]> that must not be in text.
      case ">": bytes += "&gt;".utf8
      // Other characters that XML forbids are in no plain text.
      case "\u{FFFE}", "\u{FFFF}": bytes += String(PlainText.replacement).utf8
      default: bytes += String(scalar).utf8
      }
    }
  }

  /// Appends an attribute behind a space. Line breaks are written by their numbers, since readers make
  /// spaces of plain ones.
  static func append(attribute name: StaticString, _ text: PlainText, to bytes: inout [UInt8]) {
    bytes += " \(name)=\"".utf8
    for scalar in text.text.unicodeScalars {
      switch scalar {
      case "\"": bytes += "&quot;".utf8
      case "\n": bytes += "&#10;".utf8
      default: append(PlainText(String(scalar)), to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
