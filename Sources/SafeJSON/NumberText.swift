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
    // What nearly all numbers are: dividing by what the compiler knows is much faster.
    switch decimals {
    case 3:
      if let scaled = quicklyScaled(value.magnitude, by: 1000), scaled < 10_000_000_000 {
        return appendShort(
          value < 0, scaled / 1000, eightDigits(scaled % 1000 &* 100_000), to: &bytes)
      }
    case 6:
      if let scaled = quicklyScaled(value.magnitude, by: 1_000_000) {
        return appendShort(
          value < 0, scaled / 1_000_000, eightDigits(scaled % 1_000_000 &* 100), to: &bytes)
      }
    default: break
    }
    appendCarefully(value, decimals: decimals, to: &bytes)
  }

  private static func appendCarefully(
    _ value: Double, decimals: Int, to bytes: inout OutputSpan<UInt8>
  ) {
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
    if let scaled = quicklyScaled(magnitude, by: unit) {
      let (whole, fraction) = split(scaled, decimals)
      return append(value < 0, whole, fraction, decimals, to: &bytes)
    }
    var whole = UInt64(magnitude)
    var fraction = scaledFraction(magnitude - Double(whole), by: unit)
    if fraction == unit {
      whole += 1
      fraction = 0
    }
    append(value < 0, whole, fraction, decimals, to: &bytes)
  }

  /// A number times a power of ten, rounded, where the product of doubles leaves no doubt: its error
  /// is far smaller than its distance from a half.
  @inline(__always)
  private static func quicklyScaled(_ magnitude: Double, by unit: UInt64) -> UInt64? {
    let product = magnitude * Double(unit)
    guard product < 0x1p40 else { return nil }
    // With a sign, which processors convert at once.
    let floor = Int64(product)
    // Exact, and so is the comparison: the product's own error is at most 2⁻¹³.
    let rest = product - Double(floor)
    guard (rest - 0.5).magnitude > 0x1p-12 else { return nil }
    return UInt64(truncatingIfNeeded: rest > 0.5 ? floor &+ 1 : floor)
  }

  /// The whole part of a number that was multiplied by a power of ten, and the rest.
  @inline(__always)
  private static func split(_ scaled: UInt64, _ decimals: Int) -> (UInt64, UInt64) {
    // Dividing by what the compiler knows is much faster.
    switch decimals {
    case 0: (scaled, 0)
    case 3: scaled.quotientAndRemainder(dividingBy: 1000)
    case 6: scaled.quotientAndRemainder(dividingBy: 1_000_000)
    default: scaled.quotientAndRemainder(dividingBy: powersOfTen[decimals])
    }
  }

  /// Appends the shortest number that reads back as this one, which must be finite.
  package static func appendShortest(_ value: Double, to bytes: inout [UInt8]) {
    // Of numbers with few digits no two read as the same double, so the one that reads as this is the
    // shortest. Nearly all coordinates are such.
    if (0.001..<100_000_000).contains(value.magnitude) {
      if (value * 1000).rounded() / 1000 == value { return append(value, decimals: 3, to: &bytes) }
      if (value * 1_000_000).rounded() / 1_000_000 == value {
        return append(value, decimals: 6, to: &bytes)
      }
    }
    let text = "\(value)"
    bytes += (text.hasSuffix(".0") ? text.dropLast(2) : text[...]).utf8
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
    let (quotient, remainder) = split(nanoseconds.magnitude, 9 - decimals)
    let rounded = quotient + (remainder * 2 >= step ? 1 : 0)
    let (whole, fraction) = split(rounded, decimals)
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
    if whole < 100_000_000, decimals <= 8 {
      let digits = eightDigits(fraction &* powersOfTen[8 &- decimals])
      return appendShort(isNegative, whole, digits, to: &bytes)
    }
    if isNegative, whole > 0 || fraction > 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, minimumDigits: 1, to: &bytes)
    guard fraction > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var (fraction, decimals) = (fraction, decimals)
    while fraction % 10 == 0 {
      fraction /= 10
      decimals -= 1
    }
    append(fraction, minimumDigits: decimals, to: &bytes)
  }

  /// Appends a number with at most eight digits on each side of the point: those of a side are stored
  /// at once, and what is not meant of them is written over by what follows. `decimals` are the eight
  /// digits behind the point.
  @inline(__always)
  private static func appendShort(
    _ isNegative: Bool, _ whole: UInt64, _ decimals: UInt64, to bytes: inout OutputSpan<UInt8>
  ) {
    unsafe bytes.withUnsafeMutableBufferPointer { buffer, end in
      precondition(buffer.count &- end >= 32, "a number has its room")
      let room = UnsafeMutableRawBufferPointer(buffer)
      unsafe room.storeBytes(of: UInt8(ascii: "-"), toByteOffset: end, as: UInt8.self)
      var next = end &+ (isNegative && whole | decimals != 0 ? 1 : 0)
      if whole < 10 {
        unsafe store(whole, in: room, at: next)
        next &+= 1
      } else {
        let digits = whole < 10_000 ? fourDigits(whole) << 32 : eightDigits(whole)
        // The lowest byte that is not zero is the first digit that is not.
        let zeros = digits.trailingZeroBitCount & 0x38
        unsafe store(digits &>> UInt64(zeros), in: room, at: next)
        next &+= 8 &- zeros / 8
      }
      unsafe room.storeBytes(of: UInt8(ascii: "."), toByteOffset: next, as: UInt8.self)
      unsafe store(decimals, in: room, at: next &+ 1)
      // The highest byte that is not zero is the last digit that is not; nothing follows where there is none.
      end = next &+ (decimals == 0 ? 0 : 9 &- decimals.leadingZeroBitCount / 8)
    }
  }

  /// Stores eight digits, the first of them in the lowest byte.
  @unsafe @inline(__always)
  private static func store(
    _ digits: UInt64, in room: UnsafeMutableRawBufferPointer, at offset: Int
  ) {
    let text = (digits | 0x3030_3030_3030_3030).littleEndian
    unsafe room.storeBytes(of: text, toByteOffset: offset, as: UInt64.self)
  }

  private static func append(
    _ value: UInt64, minimumDigits: Int, to bytes: inout OutputSpan<UInt8>
  ) {
    if value < 10, minimumDigits == 1 {
      return bytes.append(UInt8(ascii: "0") | UInt8(truncatingIfNeeded: value))
    }
    guard value < 100_000_000, minimumDigits <= 8 else {
      append(value / 100_000_000, minimumDigits: max(1, minimumDigits - 8), to: &bytes)
      return append(eightDigits(value % 100_000_000), count: 8, to: &bytes)
    }
    let digits = eightDigits(value)
    // The lowest byte that is not zero is the first digit that is not.
    let count = max(minimumDigits, 8 - digits.trailingZeroBitCount / 8)
    append(digits >> UInt64((8 - count) * 8), count: count, to: &bytes)
  }

  /// The eight digits of a number below 10⁸, the first of them in the lowest byte: halves, quarters
  /// and eighths of it are divided side by side, by multiplying with 1/100 and 1/10.
  @inline(__always)
  private static func eightDigits(_ value: UInt64) -> UInt64 {
    let fours = value / 10_000 | (value % 10_000) << 32
    let hundreds = (fours &* 10_486) >> 20 & 0x0000_007F_0000_007F
    let twos = hundreds | (fours &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F_000F_000F
    return tens | (twos &- tens &* 10) << 8
  }

  /// The four digits of a number below 10⁴, as of one below 10⁸.
  @inline(__always)
  private static func fourDigits(_ value: UInt64) -> UInt64 {
    let hundreds = (value &* 10_486) >> 20
    let twos = hundreds | (value &- hundreds &* 100) << 16
    let tens = (twos &* 103) >> 10 & 0x000F_000F
    return tens | (twos &- tens &* 10) << 8
  }

  @inline(__always)
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
