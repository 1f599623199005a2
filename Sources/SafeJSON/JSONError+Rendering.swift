extension JSONError {
  /// The whole message: place, sentence, and the line with a caret under the column.
  ///
  /// A read failure has no line to show; neither has an empty line.
  package func rendered(source: String) -> PlainText {
    if case .encoded = code { return "\(source): \(sentence)" }
    if case .unreadable = code { return "\(source): \(sentence)" }
    let head: PlainText = "\(source):\(place.line):\(place.column): \(sentence)"
    guard excerpt.text.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return head }
    let indent = String(repeating: " ", count: excerpt.caret)
    return "\(head)\n  \(excerpt.text)\n  \(indent)^"
  }

  /// What is wrong and what was expected, without a full stop.
  package var sentence: String {
    switch code {
    case .unexpectedCharacter(let scalar, let expected):
      "unexpected character \(Self.quoted(scalar)); expected \(expected.rawValue)"
    case .unexpectedWord(let word, let expected):
      "unexpected word '\(word)'; expected \(expected.rawValue)"
    case .unexpectedEnd(let expected):
      "unexpected end of input; expected \(expected.rawValue)"
    case .byteOrderMark:
      "unexpected byte order mark; expected it at the start of the input only"
    case .trailingText:
      "unexpected text after the value; expected a line break"
    case .controlCharacter(UInt8(ascii: "\n")), .controlCharacter(UInt8(ascii: "\r")):
      "line break in a string; expected '\"' before it"
    case .controlCharacter(let byte):
      "control character \(Self.codePoint(UInt32(byte))) in a string; expected an escape"
    case .unknownEscape(let scalar):
      "unknown escape with \(Self.quoted(scalar)); "
        + "expected one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
    case .loneSurrogate:
      "half of a surrogate pair; expected a pair of \\u escapes"
    case .invalidUTF8:
      "invalid UTF-8; expected a character"
    case .encoded(let encoding):
      encoding.sentence
    case .leadingZero:
      "number with a leading zero; expected another digit first"
    case .numberTooLarge:
      "number too large; expected a whole number within 64 bits or a finite double"
    case .duplicateKey(let key):
      "duplicate key \"\(Self.shown(key))\"; expected each key once in an object"
    case .nulInKey:
      "NUL character in a key; expected a key without it"
    case .nestedTooDeeply:
      "nesting too deep; expected at most \(JSONScanner.maximumDepth) levels"
    case .tooLong:
      "a line or value is too long; expected at most \(InputWindow.largestPiece >> 20) MB in one piece"
    case .keyTooLong:
      "key too long; expected at most \(JSONCursor.largestKey) bytes"
    case .unreadable(let message):
      "cannot be read: \(message)"
    case .unknown(let formats):
      "none of the formats that are known: \(formats.joined(separator: ", "))"
    case .refused(let message):
      "value refused by json-c (\(message)); expected one that it can hold"
    }
  }

  private static func quoted(_ scalar: Unicode.Scalar) -> String {
    if scalar == "'" { return "\"'\"" }
    let isShown = JSONExcerpt.shown(scalar) == scalar
    return isShown ? "'\(scalar)'" : codePoint(scalar.value)
  }

  private static func codePoint(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }

  /// A key on one line, cut where it would hide the rest of the sentence.
  private static func shown(_ key: String) -> String {
    var text = String.UnicodeScalarView()
    for scalar in key.unicodeScalars.prefix(JSONExcerpt.scalarsBefore) {
      text.append(JSONExcerpt.shown(scalar))
    }
    let isCut = key.unicodeScalars.count > JSONExcerpt.scalarsBefore
    return String(text) + (isCut ? "…" : "")
  }
}
