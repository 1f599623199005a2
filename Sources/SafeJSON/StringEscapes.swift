/// The escapes of JSON strings.
enum StringEscapes {
  /// Appends a string that the scanner has accepted, without its escapes, as UTF-8.
  static func decode(_ escaped: ArraySlice<UInt8>, into text: inout [UInt8]) {
    var index = escaped.startIndex
    while index < escaped.endIndex {
      let byte = escaped[index]
      guard byte == UInt8(ascii: "\\"), index + 1 < escaped.endIndex else {
        text.append(byte)
        index += 1
        continue
      }
      index = decodeEscape(escaped, at: index + 1, into: &text)
    }
  }

  /// The character that a letter after a backslash stands for; nil for `u` and all others.
  static func character(for letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The value of a hexadecimal digit; nil for other bytes.
  static func hexValue(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a") + 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A") + 10)
    default: nil
    }
  }

  /// The scalar of two halves of a surrogate pair.
  static func scalar(high: UInt32, low: UInt32) -> UInt32 {
    0x10000 + ((high & 0x3FF) << 10) + (low & 0x3FF)
  }

  private static func decodeEscape(
    _ escaped: ArraySlice<UInt8>, at letter: Int, into text: inout [UInt8]
  ) -> Int {
    if let character = character(for: escaped[letter]) {
      text.append(character)
      return letter + 1
    }
    var value = unit(escaped, at: letter + 1)
    var end = letter + 5
    if 0xD800..<0xDC00 ~= value {
      value = scalar(high: value, low: unit(escaped, at: letter + 7))
      end = letter + 11
    }
    if let scalar = Unicode.Scalar(value) {
      text.append(contentsOf: UTF8.encode(scalar).map(Array.init) ?? [])
    }
    return end
  }

  private static func unit(_ escaped: ArraySlice<UInt8>, at start: Int) -> UInt32 {
    escaped[start..<min(start + 4, escaped.endIndex)]
      .reduce(0) { $0 << 4 | (hexValue($1) ?? 0) }
  }
}
