/// Writes numbers as plain decimals: the same bytes on every system and in every locale.
public enum NumberText {
  /// The most decimals that are written; more would show digits of the binary form only.
  private static let mostDecimals = 17

  /// The most bytes that a number takes: a double has at most 309 digits before the point.
  @inlinable public static var mostBytes: Int { 340 }

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
    let isStored = unsafe storeShort(at: &bytes) { unsafe store(value, decimals: decimals, at: $0) }
    if !isStored { appendCarefully(value, decimals: decimals, to: &bytes) }
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
    if let scaled = quicklyScaled(magnitude, by: Double(unit)) {
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

  /// Appends the shortest number that reads back as this one, which must be finite. Zero has no sign:
  /// readers do not keep it.
  package static func appendShortest(_ value: Double, to bytes: inout [UInt8]) {
    if value == 0 { return bytes.append(UInt8(ascii: "0")) }
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
    if decimals == 6,
      unsafe storeShort(at: &bytes, { unsafe store(nanoseconds: nanoseconds, at: $0) })
    {
      return
    }
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
    if unsafe storeShort(at: &bytes, { unsafe store(value, at: $0) }) { return }
    append(value < 0, value.magnitude, 0, 0, to: &bytes)
  }

  private static func append(
    _ isNegative: Bool, _ whole: UInt64, _ fraction: UInt64, _ decimals: Int,
    to bytes: inout OutputSpan<UInt8>
  ) {
    if whole < 100_000_000, decimals <= 8 {
      let digits = eightDigits(fraction &* powersOfTen[8 &- decimals])
      _ = unsafe storeShort(at: &bytes) { unsafe store(isNegative, whole, digits, at: $0) }
      return
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

  /// Appends what is stored in at most `mostShortBytes`, and says whether anything is.
  @inline(__always)
  private static func storeShort(
    at bytes: inout OutputSpan<UInt8>,
    _ store: (UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8>?
  ) -> Bool {
    unsafe bytes.withUnsafeMutableBufferPointer { buffer, count in
      precondition(buffer.count &- count >= mostShortBytes, "a number has its room")
      guard let start = buffer.baseAddress, let end = unsafe store(start + count) else {
        return false
      }
      count = unsafe end - start
      return true
    }
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

  /// Appends so many digits, of which there are at most eight.
  @inline(__always)
  private static func append(_ digits: UInt64, count: Int, to bytes: inout OutputSpan<UInt8>) {
    _ = unsafe storeShort(at: &bytes) {
      unsafe store(digits, at: $0)
      return unsafe $0 + count
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
    // Eight digits in each, the lowest first; the largest double has 309.
    unsafe withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 40) { limbs in
      let significand = value.significandBitPattern | 1 << 52
      unsafe limbs[0] = significand % 100_000_000
      unsafe limbs[1] = significand / 100_000_000
      var (count, shift) = (2, Int(value.exponent) - 52)
      while shift > 0 {
        // Of 64 bits, a limb has 27.
        let step = min(shift, 36)
        unsafe count = shiftUp(limbs, count, by: step)
        shift -= step
      }
      unsafe append(limbs[count - 1], minimumDigits: 1, to: &bytes)
      for index in (0..<count - 1).reversed() {
        unsafe append(limbs[index], minimumDigits: 8, to: &bytes)
      }
    }
  }

  /// Multiplies a number by a power of two, and returns how many limbs it has then.
  @unsafe private static func shiftUp(
    _ limbs: UnsafeMutableBufferPointer<UInt64>, _ count: Int, by step: Int
  ) -> Int {
    var (count, carry) = (count, UInt64(0))
    for index in 0..<count {
      let shifted = unsafe limbs[index] << UInt64(step) + carry
      carry = shifted / 100_000_000
      unsafe limbs[index] = shifted % 100_000_000
    }
    while carry > 0 {
      unsafe limbs[count] = carry % 100_000_000
      carry /= 100_000_000
      count += 1
    }
    return count
  }
}
