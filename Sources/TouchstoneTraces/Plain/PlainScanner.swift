import SafeJSON

/// Moves over JSON of the most usual spelling. What is spelled otherwise is no fault: whoever reads
/// JSON in full is asked then.
struct PlainScanner {
  /// The offset of the next byte.
  private(set) var position = 0
  /// The line breaks passed since `start`, and the offset behind the last of them.
  private var lineBreaks = 0
  private var lineStart = 0
  private var start = 0

  /// What has been passed since `begin`.
  var extent: UpcomingExtent {
    UpcomingExtent(start: start, end: position, lineBreaks: lineBreaks, lineStart: lineStart)
  }

  /// Says that the value begins behind the space that comes next.
  mutating func begin(in bytes: Span<UInt8>) {
    skipSpace(in: bytes)
    start = position
    lineBreaks = 0
  }

  /// Moves past the line break that ends a line; false when it is not in memory.
  mutating func finishLine(in bytes: Span<UInt8>) -> Bool {
    if position < bytes.count, bytes[position] == UInt8(ascii: "\r") { position += 1 }
    guard position < bytes.count, bytes[position] == UInt8(ascii: "\n") else { return false }
    passLineBreak()
    return true
  }

  /// Moves past a byte, and space before it, if it comes next.
  @inline(__always)
  mutating func take(_ wanted: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    skipSpace(in: bytes)
    guard position < bytes.count, bytes[position] == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  /// Moves past a string without escapes, and space before it, and returns it as a word.
  @inline(__always)
  mutating func word(in bytes: Span<UInt8>) -> PlainWord? {
    guard take("\"", in: bytes) else { return nil }
    var word = PlainWord()
    let last = min(bytes.count, position + PlainWord.mostBytes + 1)
    while position < last {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: "\"") { return word }
      guard byte > 0x20, byte < 0x7F, byte != UInt8(ascii: "\\") else { return nil }
      word.append(byte)
    }
    return nil
  }

  /// Moves past a number, and space before it; nil when it has an exponent, too many digits or a
  /// fault, or when its end is not in memory.
  @inline(__always)
  mutating func number(in bytes: Span<UInt8>) -> PlainNumber? {
    skipSpace(in: bytes)
    var number = PlainNumber()
    if position < bytes.count, bytes[position] == UInt8(ascii: "-") {
      number.isNegative = true
      position += 1
    }
    let start = position
    digits(in: bytes, into: &number.digits)
    let whole = position - start
    guard whole > 0, whole == 1 || bytes[start] != UInt8(ascii: "0"), position < bytes.count
    else { return nil }
    guard bytes[position] == UInt8(ascii: ".") else {
      return whole <= PlainNumber.mostDigits && isEndOfNumber(bytes[position]) ? number : nil
    }
    position += 1
    let point = position
    digits(in: bytes, into: &number.digits)
    number.decimals = position - point
    guard number.decimals > 0, whole + number.decimals <= PlainNumber.mostDigits,
      position < bytes.count, isEndOfNumber(bytes[position])
    else { return nil }
    return number
  }

  /// Moves past digits; with too many of them the value is meaningless.
  @inline(__always)
  private mutating func digits(in bytes: Span<UInt8>, into value: inout UInt64) {
    while position < bytes.count {
      let digit = bytes[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      value = value &* 10 &+ UInt64(digit)
      position += 1
    }
  }

  @inline(__always)
  private func isEndOfNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: "}") || isSpace(byte)
  }

  /// Moves past spaces, tabs and line breaks.
  @inline(__always)
  mutating func skipSpace(in bytes: Span<UInt8>) {
    while position < bytes.count, isSpace(bytes[position]) {
      if bytes[position] == UInt8(ascii: "\n") { passLineBreak() } else { position += 1 }
    }
  }

  private mutating func passLineBreak() {
    position += 1
    lineBreaks += 1
    lineStart = position
  }

  @inline(__always)
  private func isSpace(_ byte: UInt8) -> Bool {
    byte <= 0x20
      && (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
        || byte == UInt8(ascii: "\t"))
  }
}
