import Touchstone

/// Reads a line of text word by word, without making strings of what need not be one.
struct TextLine {
  let bytes: [UInt8]
  /// Where reading goes on.
  private(set) var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Whether nothing but spaces follows.
  var isAtEnd: Bool {
    var rest = self
    rest.skipSpaces()
    return rest.index == bytes.count
  }

  mutating func skipSpaces() {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
  }

  /// Moves past a text, if it is what stands next.
  mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard bytes.count - index >= count else { return false }
    let isThere = text.withUTF8Buffer { text in
      for offset in 0..<count where unsafe text[offset] != bytes[index + offset] { return false }
      return true
    }
    if isThere { index += count }
    return isThere
  }

  /// Moves past the next place of a text; false, and nowhere, if there is none.
  mutating func skip(past text: StaticString) -> Bool {
    var other = self
    while other.index < bytes.count {
      if other.take(text) {
        self = other
        return true
      }
      other.index += 1
    }
    return false
  }

  /// The bytes up to the next space; nil at the end.
  mutating func word() -> ArraySlice<UInt8>? {
    skipSpaces()
    let start = index
    while index < bytes.count, bytes[index] > 0x20 { index += 1 }
    return start < index ? bytes[start..<index] : nil
  }

  /// Moves past digits or letters, or else past one byte.
  mutating func skipToken() {
    let start = index
    while index < bytes.count, Self.isWordByte(bytes[index]) { index += 1 }
    if index == start, index < bytes.count { index += 1 }
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    let letter = byte | 0x20
    return isDigit(byte) || letter &- UInt8(ascii: "a") < 26
  }

  /// The rest of the line.
  var rest: String { String(decoding: bytes[index...], as: UTF8.self) }

  // MARK: Numbers

  /// A decimal number, which may have a sign and leading zeros.
  mutating func decimal() -> Int? { word().flatMap { Self.number($0, base: 10) } }

  /// A hexadecimal number of at most 32 bits.
  mutating func hexadecimal() -> Int? { word().flatMap { Self.number($0, base: 16) } }

  /// The number that the digits here are; nil without any.
  mutating func digits() -> Int? {
    let start = index
    while index < bytes.count, Self.isDigit(bytes[index]) { index += 1 }
    return Self.number(bytes[start..<index], base: 10)
  }

  /// The number that stands here, as C prints it; nil when there is none.
  mutating func number() -> Double? {
    let start = index
    while index < bytes.count, "+-.eE".utf8.contains(bytes[index]) || Self.isDigit(bytes[index]) {
      index += 1
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
      number.isFinite
    else { return nil }
    return number
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- UInt8(ascii: "0") < 10 }

  /// Seconds with a fraction, as nanoseconds. The digits end where they end.
  mutating func seconds() -> Int64? {
    guard let whole = digits() else { return nil }
    var fraction: Int64 = 0
    if index < bytes.count, bytes[index] == UInt8(ascii: ".") {
      index += 1
      var unit: Int64 = 100_000_000
      while index < bytes.count, Self.isDigit(bytes[index]) {
        fraction += Int64(bytes[index] &- UInt8(ascii: "0")) * unit
        unit /= 10
        index += 1
      }
    }
    let (nanoseconds, overflows) = Int64(whole).multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return nil }
    let (sum, isTooLate) = nanoseconds.addingReportingOverflow(fraction)
    return isTooLate ? nil : sum
  }

  /// A whole number in a base up to 16; nil if it is none or has more than 12 digits.
  static func number(_ word: ArraySlice<UInt8>, base: Int) -> Int? {
    var digits = word
    let isNegative = digits.first == UInt8(ascii: "-")
    if isNegative { digits.removeFirst() }
    guard !digits.isEmpty, digits.count <= 12 else { return nil }
    var value = 0
    for byte in digits {
      guard let digit = digit(byte), digit < base else { return nil }
      value = value * base + digit
    }
    return isNegative ? -value : value
  }

  private static func digit(_ byte: UInt8) -> Int? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): Int(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): Int(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}
