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
    let span = bytes.span
    var index = index
    while index < span.count, Self.isSpace(span[index]) { index += 1 }
    return index == span.count
  }

  mutating func skipSpaces() {
    index = Self.end(of: Self.isSpace, from: index, in: bytes.span)
  }

  /// Where bytes of a kind end that begin somewhere.
  @inline(__always)
  private static func end(
    of isOfKind: (UInt8) -> Bool, from start: Int, in span: Span<UInt8>
  ) -> Int {
    var index = start
    while index < span.count, isOfKind(span[index]) { index += 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte <= 0x20 }

  /// Moves past a text, if it is what stands next.
  mutating func take(_ text: StaticString) -> Bool {
    guard Self.stands(text, at: index, in: bytes.span) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  /// Moves past the next place of a text; false, and nowhere, if there is none.
  mutating func skip(past text: StaticString) -> Bool {
    guard let place = Self.place(of: text, from: index, in: bytes.span) else { return false }
    index = place + text.utf8CodeUnitCount
    return true
  }

  private static func place(
    of text: StaticString, from start: Int, in span: Span<UInt8>
  ) -> Int? {
    let count = text.utf8CodeUnitCount
    guard count > 0, count <= span.count - start else { return nil }
    let first = text.withUTF8Buffer { unsafe $0[0] }
    for place in start...span.count - count
    where span[place] == first && stands(text, at: place, in: span) {
      return place
    }
    return nil
  }

  private static func stands(
    _ text: StaticString, at place: Int, in span: Span<UInt8>
  ) -> Bool {
    guard span.count - place >= text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      for offset in text.indices where unsafe text[offset] != span[place + offset] { return false }
      return true
    }
  }

  /// The bytes up to the next space; nil at the end.
  mutating func word() -> ArraySlice<UInt8>? { wordRange().map { bytes[$0] } }

  /// Where they are.
  mutating func wordRange() -> Range<Int>? {
    skipSpaces()
    let start = index
    index = Self.end(of: { $0 > 0x20 }, from: start, in: bytes.span)
    return start < index ? start..<index : nil
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
  mutating func decimal() -> Int? { number(base: 10) }

  /// A hexadecimal number of at most 32 bits.
  mutating func hexadecimal() -> Int? { number(base: 16) }

  /// The number that the next word is; nil, and behind the word, if it is none.
  private mutating func number(base: Int) -> Int? {
    guard let range = wordRange() else { return nil }
    return Self.number(bytes.span.extracting(range), base: base)
  }

  /// The number that the digits here are; nil without any.
  mutating func digits() -> Int? {
    let range = digitRange()
    return Self.number(bytes.span.extracting(range), base: 10)
  }

  /// Moves past the digits here; false without any.
  mutating func skipDigits() -> Bool { !digitRange().isEmpty }

  private mutating func digitRange() -> Range<Int> {
    let start = index
    index = Self.end(of: Self.isDigit, from: start, in: bytes.span)
    return start..<index
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
    let range = digitRange()
    guard let whole = Self.longNumber(bytes.span.extracting(range), base: 10) else { return nil }
    let fraction = take(".") ? self.fraction() : 0
    let (nanoseconds, overflows) = whole.multipliedReportingOverflow(by: 1_000_000_000)
    guard !overflows else { return nil }
    let (sum, isTooLate) = nanoseconds.addingReportingOverflow(fraction)
    return isTooLate ? nil : sum
  }

  /// The digits here as the ones behind the point of a second, in nanoseconds.
  private mutating func fraction() -> Int64 {
    let start = index
    index = Self.end(of: Self.isDigit, from: start, in: bytes.span)
    var (fraction, unit) = (Int64(0), Int64(100_000_000))
    for place in start..<index where unit > 0 {
      fraction += Int64(bytes[place] &- UInt8(ascii: "0")) * unit
      unit /= 10
    }
    return fraction
  }

  /// A whole number in a base up to 16; nil if it is none or has more than 12 digits.
  static func number(_ word: ArraySlice<UInt8>, base: Int) -> Int? {
    number(word.span, base: base)
  }

  /// A number of the kernel, which has 32 bits: in hexadecimal, and in some logs, it lacks its sign.
  static func number(_ word: Span<UInt8>, base: Int) -> Int? {
    guard let number = longNumber(word, base: base) else { return nil }
    let value = Int32(exactly: number) ?? UInt32(exactly: number).map { Int32(bitPattern: $0) }
    return value.map { Int($0) }
  }

  private static func longNumber(_ word: Span<UInt8>, base: Int) -> Int64? {
    let isNegative = !word.isEmpty && word[0] == UInt8(ascii: "-")
    let start = isNegative ? 1 : 0
    guard 1...12 ~= word.count - start else { return nil }
    var value: Int64 = 0
    for index in start..<word.count {
      guard let digit = digit(word[index]), digit < base else { return nil }
      value = value * Int64(base) + Int64(digit)
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
