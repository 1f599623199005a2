/// Writes numbers as plain decimals: the same bytes on every system and in every locale.
package enum NumberText {
  /// The most decimals that are written; more would show digits of the binary form only.
  private static let mostDecimals = 17

  /// The most bytes that a number takes: a double has at most 309 digits before the point.
  package static let mostBytes = 340
  // Literals, which need no start-up and no look-up.
  private static let powersOfTen: [UInt64] = [
    1, 10, 100, 1000, 10_000, 100_000, 1_000_000, 10_000_000, 100_000_000, 1_000_000_000,
    10_000_000_000, 100_000_000_000, 1_000_000_000_000, 10_000_000_000_000,
    100_000_000_000_000, 1_000_000_000_000_000, 10_000_000_000_000_000,
    100_000_000_000_000_000,
  ]

  /// Appends a number rounded once, half away from zero, to at most so many decimals.
  ///
  /// The rounding is of the exact binary value. There are no trailing zeros, no exponent and no
  /// `-0`. What is not finite becomes `null`, the only JSON for it.
  package static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: mostBytes) { append(value, decimals: decimals, to: &$0) }
  }

  /// Appends a number to bytes with room for at least `mostBytes` more.
  package static func append(_ value: Double, decimals: Int, to bytes: inout OutputSpan<UInt8>) {
    guard value.isFinite else {
      for byte in [UInt8]("null".utf8) { bytes.append(byte) }
      return
    }
    let magnitude = value.magnitude
    // From 2^53 on there is no fraction, from 2^64 on the number does not fit below.
    guard magnitude < 0x1p64 else {
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      return appendLarge(magnitude, to: &bytes)
    }
    let decimals = min(max(decimals, 0), mostDecimals)
    let unit = powersOfTen[decimals]
    var whole = UInt64(magnitude)
    var fraction = scaledFraction(magnitude - Double(whole), by: unit)
    if fraction == unit {
      whole += 1
      fraction = 0
    }
    append(value < 0, whole, fraction, decimals, to: &bytes)
  }

  /// Appends a time in seconds, rounded half away from zero to at most so many decimals.
  package static func appendSeconds(
    nanoseconds: Int64, decimals: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(addingCapacity: mostBytes) {
      appendSeconds(nanoseconds: nanoseconds, decimals: decimals, to: &$0)
    }
  }

  /// Appends a time in seconds to bytes with room for at least `mostBytes` more.
  package static func appendSeconds(
    nanoseconds: Int64, decimals: Int, to bytes: inout OutputSpan<UInt8>
  ) {
    let decimals = min(max(decimals, 0), 9)
    let step = powersOfTen[9 - decimals]
    let unit = powersOfTen[decimals]
    let (quotient, remainder) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: step)
    let rounded = quotient + (remainder * 2 >= step ? 1 : 0)
    let (whole, fraction) = rounded.quotientAndRemainder(dividingBy: unit)
    append(nanoseconds < 0, whole, fraction, decimals, to: &bytes)
  }

  /// Appends a whole number.
  package static func append(_ value: Int64, to bytes: inout [UInt8]) {
    bytes.append(addingCapacity: mostBytes) { append(value, to: &$0) }
  }

  /// Appends a whole number to bytes with room for at least `mostBytes` more.
  package static func append(_ value: Int64, to bytes: inout OutputSpan<UInt8>) {
    append(value < 0, value.magnitude, 0, 0, to: &bytes)
  }

  private static func append(
    _ isNegative: Bool, _ whole: UInt64, _ fraction: UInt64, _ decimals: Int,
    to bytes: inout OutputSpan<UInt8>
  ) {
    if isNegative, whole > 0 || fraction > 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, minimumDigits: 1, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    guard decimals > 8 else {
      let digits = eightDigits(fraction, count: decimals)
      // The highest byte that is not zero is the last digit that is not.
      return append(digits, count: 8 - digits.leadingZeroBitCount / 8, to: &bytes)
    }
    var (fraction, decimals) = (fraction, decimals)
    while fraction % 10 == 0 {
      fraction /= 10
      decimals -= 1
    }
    append(fraction, minimumDigits: decimals, to: &bytes)
  }

  private static func append(
    _ value: UInt64, minimumDigits: Int, to bytes: inout OutputSpan<UInt8>
  ) {
    guard value < 100_000_000, minimumDigits <= 8 else {
      append(value / 100_000_000, minimumDigits: max(1, minimumDigits - 8), to: &bytes)
      return append(eightDigits(value % 100_000_000, count: 8), count: 8, to: &bytes)
    }
    let count = max(minimumDigits, digitCount(value))
    append(eightDigits(value, count: count), count: count, to: &bytes)
  }

  /// How many digits a number below 10⁸ has.
  private static func digitCount(_ value: UInt64) -> Int {
    if value < 100 { return value < 10 ? 1 : 2 }
    var count = 3
    while powersOfTen[count] <= value { count += 1 }
    return count
  }

  /// The last digits of a number, the first of them in the lowest byte.
  private static func eightDigits(_ value: UInt64, count: Int) -> UInt64 {
    var rest = UInt32(truncatingIfNeeded: value)
    var digits: UInt64 = 0
    for _ in 0..<count {
      let (quotient, digit) = rest.quotientAndRemainder(dividingBy: 10)
      digits = digits << 8 | UInt64(digit)
      rest = quotient
    }
    return digits
  }

  private static func append(
    _ digits: UInt64, count: Int, to bytes: inout OutputSpan<UInt8>
  ) {
    var rest = digits
    for _ in 0..<count {
      bytes.append(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: rest))
      rest >>= 8
    }
  }

  /// A fraction below 1 times a power of ten, rounded half up, in exact integer arithmetic.
  ///
  /// A product of doubles would be rounded twice: 0.4999… of a digit can become 0.5.
  private static func scaledFraction(_ fraction: Double, by unit: UInt64) -> UInt64 {
    guard fraction > 0 else { return 0 }
    // The fraction is significand / 2^shift; its product with the unit is below 2^110.
    let significand = fraction.significandBitPattern | 1 << 52
    let shift = 52 - Int(fraction.exponent)
    guard shift < 120 else { return 0 }
    let product = significand.multipliedFullWidth(by: unit)
    let (high, low) = (product.high, product.low)
    let half = shift - 1
    let roundsUp = half < 64 ? low >> UInt64(half) & 1 : high >> UInt64(half - 64) & 1
    let floor =
      shift < 64
      ? high << UInt64(64 - shift) | low >> UInt64(shift) : high >> UInt64(shift - 64)
    return floor + roundsUp
  }

  /// Appends all digits of a whole number from 2^64 on.
  private static func appendLarge(_ value: Double, to bytes: inout OutputSpan<UInt8>) {
    let limit: UInt64 = 1_000_000_000
    // Nine digits each, the lowest first.
    var limbs: [UInt64] = []
    var rest = value.significandBitPattern | 1 << 52
    while rest > 0 {
      limbs.append(rest % limit)
      rest /= limit
    }
    for _ in 0..<Int(value.exponent) - 52 {
      var carry: UInt64 = 0
      for index in limbs.indices {
        let doubled = limbs[index] * 2 + carry
        limbs[index] = doubled % limit
        carry = doubled / limit
      }
      if carry > 0 { limbs.append(carry) }
    }
    append(limbs.removeLast(), minimumDigits: 1, to: &bytes)
    for limb in limbs.reversed() { append(limb, minimumDigits: 9, to: &bytes) }
  }
}
