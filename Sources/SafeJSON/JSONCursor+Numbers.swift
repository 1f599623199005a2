extension JSONCursor {
  /// Moves past a number, and space before it; nil when it has an exponent, too many digits or a
  /// fault, or when its end is not in memory.
  @inlinable @inline(__always)
  public mutating func number(in bytes: Span<UInt8>) -> PlainNumber? {
    skipSpace(in: bytes)
    return numberAtOnce(in: bytes)
  }

  /// Moves past a number that comes without space before it.
  @inlinable @inline(__always)
  public mutating func numberAtOnce(in bytes: Span<UInt8>) -> PlainNumber? {
    shortNumber(in: bytes) ?? longNumber(in: bytes)
  }

  /// The same for a number with fewer than eight digits on each side of the point, read at once; nil for
  /// others, and near the memory's end.
  @inlinable @inline(__always)
  mutating func shortNumber(in bytes: Span<UInt8>) -> PlainNumber? {
    var index = position
    var number = PlainNumber()
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      number.isNegative = true
      index &+= 1
    }
    guard let whole = eightBytes(at: index, in: bytes) else { return nil }
    let bits = Self.bitsBeforeOthers(whole)
    guard bits > 0, bits < 64, bits == 8 || whole & 0xFF != 0x30 else { return nil }
    number.digits = Self.value(of: whole, bits)
    index &+= Int(bits / 8)
    var end = UInt8(truncatingIfNeeded: whole >> bits)
    if end == UInt8(ascii: ".") {
      guard let fraction = eightBytes(at: index &+ 1, in: bytes) else { return nil }
      let bits = Self.bitsBeforeOthers(fraction)
      guard bits > 0, bits < 64 else { return nil }
      number.decimals = Int(bits / 8)
      number.digits = number.digits &* PlainNumber.powerOfTen(number.decimals)
      number.digits &+= Self.value(of: fraction, bits)
      index &+= 1 &+ number.decimals
      end = UInt8(truncatingIfNeeded: fraction >> bits)
    }
    guard Self.isEndOfNumber(end) else { return nil }
    position = index
    return number
  }

  /// How many bits of eight bytes come before the first that is no digit.
  @inlinable @inline(__always)
  static func bitsBeforeOthers(_ word: UInt64) -> UInt64 {
    // Digits become 0 to 9; adding 0x76 carries all others into the highest bit.
    let digits = word ^ 0x3030_3030_3030_3030
    let others = ((digits & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x7676_7676_7676_7676 | digits)
    return UInt64((others & 0x8080_8080_8080_8080).trailingZeroBitCount) & ~7
  }

  /// The value of the digits in so many of the lowest bits: neighbours are put together side by side.
  @inlinable @inline(__always)
  static func value(of word: UInt64, _ bits: UInt64) -> UInt64 {
    // Zeros in front; the first digit is the lowest byte.
    let digits = (word &- 0x3030_3030_3030_3030) &<< (64 &- bits)
    let twos = (digits &* 10 &+ digits >> 8) & 0x00FF_00FF_00FF_00FF
    let fours = (twos &* 100 &+ twos >> 16) & 0x0000_FFFF_0000_FFFF
    return (fours &* 10_000 &+ fours >> 32) & 0xFFFF_FFFF
  }

  @usableFromInline
  mutating func longNumber(in bytes: Span<UInt8>) -> PlainNumber? {
    var number = PlainNumber()
    guard let count = digits(in: bytes, into: &number), count <= PlainNumber.mostDigits else {
      return nil
    }
    return number
  }

  /// Moves past a number of any length without an exponent, whose whole part is certainly within 64 bits.
  /// With more than 18 digits its value has no meaning. Returns how many there are.
  mutating func digits(in bytes: Span<UInt8>, into number: inout PlainNumber) -> Int? {
    var index = position
    if index < bytes.count, bytes[index] == UInt8(ascii: "-") {
      number.isNegative = true
      index += 1
    }
    let start = index
    index = Self.endOfDigits(in: bytes, from: index, into: &number.digits)
    guard index < bytes.count else {
      hasRunOut = true
      return nil
    }
    // No zero before other digits.
    guard index > start, index - start <= PlainNumber.mostDigits,
      index - start == 1 || bytes[start] != UInt8(ascii: "0")
    else { return nil }
    var count = index - start
    if bytes[index] == UInt8(ascii: ".") {
      let point = index + 1
      index = Self.endOfDigits(in: bytes, from: point, into: &number.digits)
      guard index < bytes.count else {
        hasRunOut = true
        return nil
      }
      number.decimals = index - point
      count += number.decimals
      guard number.decimals > 0 else { return nil }
    }
    guard Self.isEndOfNumber(bytes[index]) else { return nil }
    position = index
    return count
  }

  /// The end of the digits from an index on, which are added to a value.
  private static func endOfDigits(
    in bytes: Span<UInt8>, from start: Int, into value: inout UInt64
  ) -> Int {
    var index = start
    while index < bytes.count {
      let digit = bytes[index] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = value &* 10 &+ UInt64(digit)
      index += 1
    }
    return index
  }

  @inlinable @inline(__always)
  static func isEndOfNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: " "),
      UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
      true
    default: false
    }
  }
}
