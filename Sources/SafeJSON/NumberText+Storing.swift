/// Numbers as nearly all are, stored where they belong. Public and inlinable, unlike what surrounds it:
/// code that writes many numbers includes it.
extension NumberText {
  /// The most bytes that `store` takes, with those that it writes over.
  @inlinable public static var mostShortBytes: Int { 32 }

  /// Stores a number as `append` does, if it is one of the usual ones, where there is room for
  /// `mostShortBytes`; returns where it ends, or nil where it has to be appended.
  @unsafe @inlinable @inline(__always)
  public static func store(
    _ value: Double, decimals: Int, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    // What nearly all numbers are: dividing by what the compiler knows is much faster.
    switch decimals {
    case 1:
      guard let scaled = quicklyScaled(value.magnitude, by: 10), scaled < 1_000_000_000 else {
        return nil
      }
      let whole = scaled / 10
      return unsafe store(value < 0, whole, scaled &- whole &* 10, at: place)
    case 3:
      guard let scaled = quicklyScaled(value.magnitude, by: 1000), scaled < 10_000_000_000 else {
        return nil
      }
      let whole = scaled / 1000
      let digits = threeDecimals(scaled &- whole &* 1000)
      return unsafe store(value < 0, whole, digits, at: place)
    case 6:
      guard let scaled = quicklyScaled(value.magnitude, by: 1_000_000) else { return nil }
      let whole = scaled / 1_000_000
      let digits = sixDecimals(scaled &- whole &* 1_000_000)
      return unsafe store(value < 0, whole, digits, at: place)
    default: return nil
    }
  }

  /// Stores a time in seconds with at most six decimals, as `store` stores a number.
  @unsafe @inlinable @inline(__always)
  public static func store(
    nanoseconds: Int64, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    let (quotient, remainder) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1000)
    let microseconds = quotient &+ (remainder >= 500 ? 1 : 0)
    guard microseconds < 100_000_000_000_000 else { return nil }
    let whole = microseconds / 1_000_000
    let digits = sixDecimals(microseconds &- whole &* 1_000_000)
    return unsafe store(nanoseconds < 0, whole, digits, at: place)
  }

  /// Stores a whole number, as `store` stores any.
  @unsafe @inlinable @inline(__always)
  public static func store(
    _ value: Int64, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8>? {
    guard value.magnitude < 100_000_000 else { return nil }
    return unsafe store(value < 0, value.magnitude, 0, at: place)
  }

  /// A number times a power of ten, rounded, where the product of doubles leaves no doubt: its error
  /// is far smaller than its distance from a half.
  @inlinable @inline(__always)
  public static func quicklyScaled(_ magnitude: Double, by unit: Double) -> UInt64? {
    let product = magnitude * unit
    // From 2⁵² to 2⁵³ doubles are the whole numbers: adding one rounds, and its last bits are the result.
    let shifted = product + 0x1p52
    // Exact, and so is the comparison: the product's own error is at most 2⁻¹³.
    let rest = product - (shifted - 0x1p52)
    guard product < 0x1p40, rest.magnitude < 0.5 - 0x1p-12 else { return nil }
    return shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
  }

  /// Stores a number with at most eight digits on each side of the point, and returns where it ends:
  /// the digits of a side are stored at once, and what is not meant of them is written over by what
  /// follows. `decimals` are the eight digits behind the point.
  @unsafe @inlinable @inline(__always)
  public static func store(
    _ isNegative: Bool, _ whole: UInt64, _ decimals: UInt64, at place: UnsafeMutablePointer<UInt8>
  ) -> UnsafeMutablePointer<UInt8> {
    unsafe place.pointee = UInt8(ascii: "-")
    var next = unsafe place + (isNegative && whole | decimals != 0 ? 1 : 0)
    if whole < 10 {
      unsafe next.pointee = UInt8(ascii: "0") | UInt8(truncatingIfNeeded: whole)
      unsafe next += 1
    } else {
      let digits = whole < 10_000 ? fourDigits(whole) << 32 : eightDigits(whole)
      // The lowest byte that is not zero is the first digit that is not.
      let zeros = digits.trailingZeroBitCount & 0x38
      unsafe store(digits &>> UInt64(zeros), at: next)
      unsafe next += 8 &- zeros / 8
    }
    unsafe next.pointee = UInt8(ascii: ".")
    unsafe store(decimals, at: next + 1)
    // The highest byte that is not zero is the last digit that is not; nothing follows where there is
    // none.
    return unsafe next + (decimals == 0 ? 0 : 9 &- decimals.leadingZeroBitCount / 8)
  }

  /// Stores eight digits, the first of them in the lowest byte.
  @unsafe @inlinable @inline(__always)
  public static func store(_ digits: UInt64, at place: UnsafeMutablePointer<UInt8>) {
    let text = (digits | 0x3030_3030_3030_3030).littleEndian
    unsafe UnsafeMutableRawPointer(place).storeBytes(of: text, as: UInt64.self)
  }

  // MARK: Digits

  /// The eight digits of a number below 10⁸, the first of them in the lowest byte: halves, quarters
  /// and eighths of it are divided side by side, by multiplying with 1/100 and 1/10.
  @inlinable @inline(__always)
  public static func eightDigits(_ value: UInt64) -> UInt64 {
    let fours = value / 10_000 | (value % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) << 8
  }

  /// The four digits of a number below 10⁴, as of one below 10⁸.
  @inlinable @inline(__always)
  public static func fourDigits(_ value: UInt64) -> UInt64 {
    let hundreds = (value &* 10_486) >> 20
    let twos = hundreds | (value &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F
    return tens | (twos &- tens &* 10) << 8
  }

  /// Three decimals, of a number below 10³, as the first of eight.
  @inlinable @inline(__always)
  public static func threeDecimals(_ value: UInt64) -> UInt64 {
    let tens = (value &* 205) >> 11
    return twoDigits(tens) | (value &- tens &* 10) << 16
  }

  /// Six decimals, of a number below 10⁶, as the first of eight.
  @inlinable @inline(__always)
  public static func sixDecimals(_ value: UInt64) -> UInt64 {
    let high = value / 10_000
    let low = value &- high &* 10_000
    let hundreds = (low &* 5243) >> 19
    return twoDigits(high) | twoDigits(hundreds) << 16 | twoDigits(low &- hundreds &* 100) << 32
  }

  /// The two digits of a number below 100.
  @inlinable @inline(__always)
  public static func twoDigits(_ value: UInt64) -> UInt64 {
    assert(value < 100, "two digits are enough")
    let text = unsafe UnsafeRawPointer(pairs.utf8Start + Int(truncatingIfNeeded: value &* 2))
    return UInt64(unsafe text.loadUnaligned(as: UInt16.self).littleEndian ^ 0x3030)
  }

  /// All numbers with two digits.
  @inlinable public static var pairs: StaticString {
    """
    00010203040506070809101112131415161718192021222324252627282930313233343536373839\
    40414243444546474849505152535455565758596061626364656667686970717273747576777879\
    8081828384858687888990919293949596979899
    """
  }
}
