/// A number as nearly all are written: at most 18 digits, a decimal point among them or not, and no
/// exponent. Its conversions are exact, as those of `JSONNumber` are.
public struct PlainNumber: Equatable, Sendable {
  /// The digits that can be read without a look at their value: 10¹⁸ is within 64 bits.
  public static let mostDigits = 18
  // Literals, which need no start-up and no look-up.
  @usableFromInline static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000, 1_000_000_000_000_000_000,
  ]
  @usableFromInline static let exactPowersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18,
  ]
  /// Whole numbers up to this are doubles without rounding.
  @inlinable static var largestExact: UInt64 { 1 << 53 }

  @inlinable @inline(__always)
  static func powerOfTen(_ power: Int) -> UInt64 { powersOfTen[power] }

  /// The digits as one whole number.
  public var digits: UInt64 = 0
  /// How many of them are behind the decimal point.
  public var decimals = 0
  /// Whether it has a minus sign.
  public var isNegative = false

  @inlinable @inline(__always)
  init() {}

  /// The number that a text is, which JSON allows; nil if it has an exponent or too many digits.
  init?(text: Span<UInt8>) {
    self.init()
    var point = text.count
    for index in text.indices {
      switch text[index] {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): point = index + 1
      case UInt8(ascii: "e"), UInt8(ascii: "E"): return nil
      default: digits = digits &* 10 &+ UInt64(text[index] & 0x0F)
      }
    }
    decimals = text.count - point
    let count = text.count - (isNegative ? 1 : 0) - (decimals > 0 ? 1 : 0)
    guard count <= Self.mostDigits else { return nil }
  }

  /// The nearest double; a whole number has no negative zero.
  @inlinable @inline(__always)
  public var double: Double {
    guard digits > 0 || decimals > 0 else { return 0 }
    let magnitude = digits <= Self.largestExact ? quotient : correctlyRounded
    return isNegative ? -magnitude : magnitude
  }

  /// The whole number that it is; nil for a fraction.
  var whole: Int64? {
    let (magnitude, rest) = digits.quotientAndRemainder(dividingBy: Self.powersOfTen[decimals])
    guard rest == 0, let whole = Int64(exactly: magnitude) else { return nil }
    return isNegative ? -whole : whole
  }

  /// How it was written.
  var text: String {
    let figures = String(digits)
    let zeros = String(repeating: "0", count: max(0, decimals + 1 - figures.count))
    var text = (isNegative ? "-" : "") + zeros + figures
    if decimals > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -decimals)) }
    return text
  }

  /// The value times a power of ten as a whole number, rounded half away from zero; nil when it is
  /// beyond 64 bits.
  @inlinable
  public func scaled(byPowerOfTen power: Int) -> Int64? {
    // Less than a half remains of 18 digits.
    guard power > decimals - Self.mostDigits - 1 else { return 0 }
    guard
      let magnitude = decimals <= power ? multiplied(power - decimals) : rounded(decimals - power)
    else { return nil }
    return isNegative ? -magnitude : magnitude
  }

  // Both are exact, so that the one rounding is the division's.
  @inlinable
  var quotient: Double {
    decimals == 0 ? Double(digits) : Double(digits) / Self.exactPowersOfTen[decimals]
  }

  /// The quotient for digits that no double holds: 64 bits of it and whether anything is behind them,
  /// which rounds once, to the nearest double and to even.
  @usableFromInline
  var correctlyRounded: Double {
    let divisor = Self.powersOfTen[decimals]
    // Both with their highest bit set, so that the quotient is in 1/2 ..< 2; halved, it fits.
    let (up, divisorUp) = (digits.leadingZeroBitCount, divisor.leadingZeroBitCount)
    let dividend = (digits << up) >> 1
    let low = (digits << up) << 63
    let (bits, rest) = (divisor << divisorUp).dividingFullWidth((dividend, low))
    let scale = Double(sign: .plus, exponent: divisorUp - up - 63, significand: 1)
    return Double(rest == 0 ? bits : bits | 1) * scale
  }

  @inlinable
  func multiplied(_ power: Int) -> Int64? {
    guard power <= Self.mostDigits else { return digits == 0 ? 0 : nil }
    let (product, overflows) = digits.multipliedReportingOverflow(by: Self.powersOfTen[power])
    return overflows ? nil : Int64(exactly: product)
  }

  @usableFromInline
  func rounded(_ power: Int) -> Int64 {
    let divisor = Self.powersOfTen[power]
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: divisor)
    return Int64(quotient) + (rest >= divisor - rest ? 1 : 0)
  }
}
