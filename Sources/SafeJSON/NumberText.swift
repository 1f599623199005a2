/// Writes numbers as plain decimals: the same bytes on every system and in every locale.
package enum NumberText {
  /// The most decimals that are written; more would show digits of the binary form only.
  private static let mostDecimals = 17

  /// Appends a number rounded once, half away from zero, to at most so many decimals.
  ///
  /// The rounding is of the exact binary value. There are no trailing zeros, no exponent and no
  /// `-0`. What is not finite becomes `null`, the only JSON for it.
  package static func append(_ value: Double, decimals: Int, to bytes: inout [UInt8]) {
    guard value.isFinite else {
      bytes.append(contentsOf: "null".utf8)
      return
    }
    let magnitude = value.magnitude
    // From 2^53 on there is no fraction, from 2^64 on the number does not fit below.
    guard magnitude < 0x1p64 else {
      if value < 0 { bytes.append(UInt8(ascii: "-")) }
      appendLarge(magnitude, to: &bytes)
      return
    }
    let decimals = min(max(decimals, 0), mostDecimals)
    let unit = powerOfTen(decimals)
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
    let decimals = min(max(decimals, 0), 9)
    let step = powerOfTen(9 - decimals)
    let (quotient, remainder) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: step)
    let rounded = quotient + (remainder * 2 >= step ? 1 : 0)
    let unit = powerOfTen(decimals)
    append(nanoseconds < 0, rounded / unit, rounded % unit, decimals, to: &bytes)
  }

  /// Appends a whole number.
  package static func append(_ value: Int64, to bytes: inout [UInt8]) {
    append(value < 0, value.magnitude, 0, 0, to: &bytes)
  }

  private static func append(
    _ isNegative: Bool, _ whole: UInt64, _ fraction: UInt64, _ decimals: Int,
    to bytes: inout [UInt8]
  ) {
    if isNegative, whole > 0 || fraction > 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, minimumDigits: 1, to: &bytes)
    guard fraction > 0 else { return }
    var (fraction, decimals) = (fraction, decimals)
    while fraction % 10 == 0 {
      fraction /= 10
      decimals -= 1
    }
    bytes.append(UInt8(ascii: "."))
    append(fraction, minimumDigits: decimals, to: &bytes)
  }

  private static func append(_ value: UInt64, minimumDigits: Int, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = value
    var count = 0
    // The length first, then the digits from the last to the first, without a second array.
    repeat {
      bytes.append(UInt8(ascii: "0"))
      rest /= 10
      count += 1
    } while rest > 0 || count < minimumDigits
    rest = value
    var index = start + count
    while rest > 0 {
      index -= 1
      bytes[index] += UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
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

  private static func powerOfTen(_ exponent: Int) -> UInt64 {
    var power: UInt64 = 1
    for _ in 0..<exponent { power *= 10 }
    return power
  }

  /// Appends all digits of a whole number from 2^64 on.
  private static func appendLarge(_ value: Double, to bytes: inout [UInt8]) {
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
