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
    return takeAtOnce(wanted, in: bytes)
  }

  /// Moves past a byte if it comes next without space.
  @inline(__always)
  mutating func takeAtOnce(_ wanted: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count, bytes[position] == UInt8(ascii: wanted) else { return false }
    position += 1
    return true
  }

  /// Moves past bytes if they come next just so, without space.
  @inline(__always)
  mutating func take(_ literal: PlainLiteral, in bytes: Span<UInt8>) -> Bool {
    guard let next = eightBytes(at: position, in: bytes), next & literal.mask == literal.bytes
    else { return false }
    position &+= literal.length
    return true
  }

  /// Goes back to an earlier position on the same line.
  mutating func goBack(to earlier: Int) {
    position = earlier
  }

  /// Moves past a short string, and space before it, and returns it as a word. Whoever compares it
  /// with words without escapes knows that it has none.
  @inline(__always)
  mutating func word(in bytes: Span<UInt8>) -> PlainWord? {
    take("\"", in: bytes) ? wordBehindQuote(in: bytes) : nil
  }

  /// Moves past the rest of a short string.
  @inline(__always)
  mutating func wordBehindQuote(in bytes: Span<UInt8>) -> PlainWord? {
    guard let head = eightBytes(at: position, in: bytes) else { return nil }
    // A word is padded with zeros, so it must have none.
    let length = bytesBeforeQuote(head)
    guard length == 8 else {
      position += length + 1
      let word = head & ~(.max << UInt64(length * 8))
      return hasZero(word | .max << UInt64(length * 8)) ? nil : PlainWord(head: word, tail: 0)
    }
    guard let tail = eightBytes(at: position + 8, in: bytes) else { return nil }
    let rest = bytesBeforeQuote(tail)
    guard rest < 8 else { return nil }
    position += 8 + rest + 1
    let end = tail & ~(.max << UInt64(rest * 8))
    guard !hasZero(head), !hasZero(end | .max << UInt64(rest * 8)) else { return nil }
    return PlainWord(head: head, tail: end)
  }

  /// Eight bytes as one number, the first one lowest; nil when they are not in memory.
  @inline(__always)
  private func eightBytes(at index: Int, in bytes: Span<UInt8>) -> UInt64? {
    guard index >= 0, bytes.count &- index >= 8 else { return nil }
    // Unchecked: it has just been checked.
    return unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: UInt64.self
    ).littleEndian
  }

  /// How many bytes come before the first quote; 8 without one.
  @inline(__always)
  private func bytesBeforeQuote(_ word: UInt64) -> Int {
    zeroMarks(word ^ 0x2222_2222_2222_2222).trailingZeroBitCount / 8
  }

  @inline(__always)
  private func hasZero(_ word: UInt64) -> Bool { zeroMarks(word) != 0 }

  /// The lowest bit that is set is the highest of the first byte that is zero.
  @inline(__always)
  private func zeroMarks(_ word: UInt64) -> UInt64 {
    (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
  }

  /// Moves past a number, and space before it; nil when it has an exponent, too many digits or a
  /// fault, or when its end is not in memory.
  @inline(__always)
  mutating func number(in bytes: Span<UInt8>) -> PlainNumber? {
    skipSpace(in: bytes)
    return numberAtOnce(in: bytes)
  }

  /// Moves past a number that comes without space before it.
  @inline(__always)
  mutating func numberAtOnce(in bytes: Span<UInt8>) -> PlainNumber? {
    shortNumber(in: bytes) ?? longNumber(in: bytes)
  }

  /// The same for a number with fewer than eight digits on each side of the point, with at least eight
  /// bytes in memory from either side on, read at once; nil for others.
  @inline(__always)
  private mutating func shortNumber(in bytes: Span<UInt8>) -> PlainNumber? {
    var index = position
    var number = PlainNumber()
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      number.isNegative = true
      index &+= 1
    }
    guard let whole = eightBytes(at: index, in: bytes) else { return nil }
    let bits = bitsBeforeOthers(whole)
    guard bits > 0, bits < 64, bits == 8 || whole & 0xFF != 0x30 else { return nil }
    number.digits = value(of: whole, bits)
    index &+= Int(bits / 8)
    var end = UInt8(truncatingIfNeeded: whole >> bits)
    if end == UInt8(ascii: ".") {
      guard let fraction = eightBytes(at: index &+ 1, in: bytes) else { return nil }
      let bits = bitsBeforeOthers(fraction)
      guard bits > 0, bits < 64 else { return nil }
      number.decimals = Int(bits / 8)
      number.digits = number.digits &* PlainNumber.powerOfTen(number.decimals)
      number.digits &+= value(of: fraction, bits)
      index &+= 1 &+ number.decimals
      end = UInt8(truncatingIfNeeded: fraction >> bits)
    }
    guard isEndOfNumber(end) else { return nil }
    position = index
    return number
  }

  /// How many bits of eight bytes come before the first that is no digit.
  @inline(__always)
  private func bitsBeforeOthers(_ word: UInt64) -> UInt64 {
    // Digits become 0 to 9; adding 0x76 carries all others into the highest bit.
    let digits = word ^ 0x3030_3030_3030_3030
    let others = ((digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | digits)
    return UInt64((others & 0x8080_8080_8080_8080).trailingZeroBitCount) & ~7
  }

  /// The value of the digits in so many of the lowest bits: neighbours are put together side by side.
  @inline(__always)
  private func value(of word: UInt64, _ bits: UInt64) -> UInt64 {
    // Zeros in front; the first digit is the lowest byte.
    let digits = (word &- 0x3030_3030_3030_3030) &<< (64 &- bits)
    let twos = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (twos &* 100 &+ twos >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }

  @inline(__always)
  private mutating func longNumber(in bytes: Span<UInt8>) -> PlainNumber? {
    var index = position
    var number = PlainNumber()
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      number.isNegative = true
      index += 1
    }
    let start = index
    index = digits(in: bytes, from: index, into: &number.digits)
    guard index > start, index < bytes.count else { return nil }
    // No zero before other digits.
    if index - start > 1, bytes[start] == UInt8(ascii: "0") { return nil }
    var count = index - start
    if bytes[index] == UInt8(ascii: ".") {
      let point = index + 1
      index = digits(in: bytes, from: point, into: &number.digits)
      number.decimals = index - point
      count += number.decimals
      guard number.decimals > 0, index < bytes.count else { return nil }
    }
    guard count <= PlainNumber.mostDigits, isEndOfNumber(bytes[index]) else { return nil }
    position = index
    return number
  }

  /// The end of the digits from an index on, which are added to a value; with too many of them it is
  /// meaningless.
  @inline(__always)
  private func digits(in bytes: Span<UInt8>, from start: Int, into value: inout UInt64) -> Int {
    var index = start
    var sum = value
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      sum = sum &* 10 &+ UInt64(digit)
      index += 1
    }
    value = sum
    return index
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
