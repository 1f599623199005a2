extension JSONScanner {
  /// What the bytes at an offset spell.
  enum Decoded {
    case scalar(Unicode.Scalar, length: Int)
    case invalid
    /// The input ends within a character.
    case ended
  }

  /// Moves past a string and returns whether it has escapes.
  ///
  /// json-c lets control characters through and turns half a surrogate pair into U+FFFD.
  mutating func string() throws(ScanFault) -> Bool {
    input.position += 1
    var hasEscapes = false
    while true {
      input.position = input.endOfPlainText()
      switch try peek() {
      case UInt8(ascii: "\""):
        input.position += 1
        return hasEscapes
      case UInt8(ascii: "\\"):
        try escape()
        hasEscapes = true
      case .some(let byte) where byte < 0x20:
        throw ScanFault(code: .controlCharacter(byte), offset: input.position)
      case .some(let byte) where byte >= 0x80:
        try character()
      case .some:
        // Plain text again: the end of what was in memory has been passed.
        continue
      case nil:
        throw unexpected(.quote)
      }
    }
  }

  /// The character at an offset; reads no byte after its last one.
  ///
  /// json-c checks only how many bytes belong together. Here over-long forms, surrogates and
  /// values above U+10FFFF are invalid too, by table 3-7 of the Unicode standard.
  mutating func decode(at offset: Int) throws(ScanFault) -> Decoded {
    guard let lead = try byte(at: offset) else { return .ended }
    if lead < 0x80 { return .scalar(Unicode.Scalar(lead), length: 1) }
    let length = lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4
    guard 0xC2...0xF4 ~= lead else { return .invalid }
    var value = UInt32(lead) & (0x7F >> UInt32(length))
    for index in 1..<length {
      guard let byte = try byte(at: offset + index) else { return .ended }
      guard byte & 0xC0 == 0x80 else { return .invalid }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
    guard value >= smallest, let scalar = Unicode.Scalar(value) else { return .invalid }
    return .scalar(scalar, length: length)
  }

  private mutating func character() throws(ScanFault) {
    let start = input.position
    switch try decode(at: start) {
    case .scalar(_, let length): input.position += length
    case .invalid: throw ScanFault(code: .invalidUTF8, offset: start)
    case .ended: throw ScanFault(code: .unexpectedEnd(expected: .quote), offset: start)
    }
  }

  private mutating func escape() throws(ScanFault) {
    let start = input.position
    input.position += 1
    guard let letter = try peek() else { throw unexpected(.quote) }
    if StringEscapes.character(for: letter) != nil {
      input.position += 1
      return
    }
    guard letter == UInt8(ascii: "u") else { throw try unknownEscape(at: start) }
    input.position += 1
    try unicodeEscape(at: start)
  }

  private mutating func unicodeEscape(at start: Int) throws(ScanFault) {
    let unit = try hexDigits()
    guard 0xD800..<0xE000 ~= unit else { return }
    guard unit < 0xDC00, try take(UInt8(ascii: "\\")), try take(UInt8(ascii: "u")),
      0xDC00..<0xE000 ~= (try hexDigits())
    else { throw ScanFault(code: .loneSurrogate, offset: start) }
  }

  private mutating func hexDigits() throws(ScanFault) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = try peek(), let digit = StringEscapes.hexValue(byte) else {
        throw unexpected(.hexDigit)
      }
      value = value << 4 | digit
      input.position += 1
    }
    return value
  }

  private mutating func take(_ wanted: UInt8) throws(ScanFault) -> Bool {
    guard let byte = try peek() else { throw unexpected(.quote) }
    guard byte == wanted else { return false }
    input.position += 1
    return true
  }

  private mutating func unknownEscape(at start: Int) throws(ScanFault) -> ScanFault {
    switch try decode(at: start + 1) {
    case .scalar(let scalar, _): ScanFault(code: .unknownEscape(scalar), offset: start)
    case .invalid: ScanFault(code: .invalidUTF8, offset: start + 1)
    case .ended: ScanFault(code: .unexpectedEnd(expected: .quote), offset: start + 1)
    }
  }
}
