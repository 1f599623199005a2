extension Trigonometry {
  /// An angle of at least 0 without its whole quarter turns: how many those were, modulo 4, and
  /// what is left, in -π/4 ... π/4 and with a tail, because much of the head may have cancelled.
  static func reduced(_ angle: Double) -> (quadrant: Int, rest: DoublePair) {
    guard angle > .pi / 4 else { return (0, DoublePair(head: angle, tail: 0)) }
    // 2²⁰·π/2: the number of quarter turns has 20 bits, so its products with the 33 bits of each
    // piece of π/2 are exact.
    guard angle >= 0x1.921fbp20 else { return reducedBySubtraction(angle) }
    guard angle.isFinite else { return (0, DoublePair(head: .nan, tail: 0)) }
    return reducedByMultiplication(angle)
  }

  /// Cody and Waite's reduction, fdlibm's `__ieee754_rem_pio2`: subtracts multiples of π/2 piece by
  /// piece, with as many pieces as the cancellation asks for.
  private static func reducedBySubtraction(_ angle: Double) -> (quadrant: Int, rest: DoublePair) {
    // Adding and subtracting 1.5·2⁵² rounds to a whole number.
    let turns = (angle * 6.36619772367581382433e-01 + 0x1.8p52) - 0x1.8p52
    var rest = angle - turns * 1.57079632673412561417e+00
    var correction = turns * 6.07710050650619224932e-11
    if lostBits(of: angle, in: rest - correction) > 16 {
      let before = rest
      let piece = turns * 6.07710050630396597660e-11
      rest = before - piece
      correction = turns * 2.02226624879595063154e-21 - ((before - rest) - piece)
    }
    if lostBits(of: angle, in: rest - correction) > 49 {
      let before = rest
      let piece = turns * 2.02226624871116645580e-21
      rest = before - piece
      correction = turns * 8.47842766036889956997e-32 - ((before - rest) - piece)
    }
    let head = rest - correction
    return (Int(turns) & 3, DoublePair(head: head, tail: (rest - head) - correction))
  }

  private static func lostBits(of angle: Double, in rest: Double) -> Int {
    Int(angle.exponent) - Int(rest.exponent)
  }

  /// Payne and Hanek's reduction: multiplies the angle's 53 bits by just those 192 bits of 2/π that
  /// make neither whole turns nor anything too small to matter, in whole numbers.
  private static func reducedByMultiplication(
    _ angle: Double
  ) -> (quadrant: Int, rest: DoublePair) {
    let digits = angle.significandBitPattern | 1 << 52
    // The angle is digits · 2^scale. Bits of 2/π worth 4 or more after the scaling are whole turns.
    let scale = Int(angle.exponent) - 52
    let window = bitsOfTwoOverPi(from: scale - 2)
    let low = fullProduct(digits, window.low)
    let middle = fullProduct(digits, window.middle)
    let (second, carries) = middle.low.addingReportingOverflow(low.high)
    let first = digits &* window.high &+ middle.high &+ (carries ? 1 : 0)
    // Quarter turns with 190 binary digits after the point; the nearest whole number comes off.
    let quadrant = (first &+ 1 << 61) >> 62
    let rest = quarterTurns(high: first &- quadrant << 62, middle: second, low: low.low)
    return (Int(quadrant), radians(fromQuarterTurns: rest))
  }

  /// A signed number of quarter turns from its two's complement with 190 digits after the point.
  private static func quarterTurns(high: UInt64, middle: UInt64, low: UInt64) -> DoublePair {
    let isNegative = high >> 63 == 1
    // Negation without its last + 1, which is far below what the window has already cut off.
    let mask: UInt64 = isNegative ? .max : 0
    let (a, b, c) = (high ^ mask, middle ^ mask, low ^ mask)
    // No double is nearer than 2⁻⁶² to a multiple of π/2, so at most one word is empty.
    let shift = a.leadingZeroBitCount
    let first = a << shift | b >> (64 - shift)
    let second = b << shift | c >> (64 - shift)
    let unit = Double(sign: isNegative ? .minus : .plus, exponent: -51 - shift, significand: 1)
    return DoublePair(
      head: Double(first >> 11) * unit,
      tail: Double((first & 0x7FF) << 42 | second >> 22) * unit * 0x1p-53)
  }

  private static func radians(fromQuarterTurns turns: DoublePair) -> DoublePair {
    let product = DoublePair(productOf: turns.head, and: .pi / 2)
    let rest = product.tail + (turns.head * 6.12323399573676603587e-17 + turns.tail * (.pi / 2))
    return DoublePair(sumOf: product.head, and: rest)
  }

  /// 192 bits of 2/π from the given place after the binary point on; places before it are 0.
  private static func bitsOfTwoOverPi(
    from place: Int
  ) -> (high: UInt64, middle: UInt64, low: UInt64) {
    let (word, shift) = ((place + 64) / 64, (place + 64) % 64)
    func bits(_ offset: Int) -> UInt64 {
      twoOverPi[word + offset] << shift | twoOverPi[word + offset + 1] >> (64 - shift)
    }
    return (bits(0), bits(1), bits(2))
  }

  /// All 128 bits of a product, by halves: the standard library's needs a runtime routine for
  /// 128-bit numbers that a bare WebAssembly program does not have.
  private static func fullProduct(_ left: UInt64, _ right: UInt64) -> (high: UInt64, low: UInt64) {
    let mask: UInt64 = 0xFFFF_FFFF
    // No sum overflows; checked operations would call the same routine.
    let low = (left & mask) &* (right & mask)
    let cross = (left >> 32) &* (right & mask) &+ low >> 32
    let otherCross = (left & mask) &* (right >> 32) &+ cross & mask
    let high = (left >> 32) &* (right >> 32) &+ cross >> 32 &+ otherCross >> 32
    return (high, otherCross << 32 | low & mask)
  }

  /// 2/π in binary: a word of zeros before the point, then 1216 places, as the largest double asks.
  private static let twoOverPi: [UInt64] = [
    0x0000_0000_0000_0000, 0xA2F9_836E_4E44_1529, 0xFC27_57D1_F534_DDC0, 0xDB62_9599_3C43_9041,
    0xFE51_63AB_DEBB_C561, 0xB724_6E3A_424D_D2E0, 0x0649_2EEA_09D1_921C, 0xFE1D_EB1C_B129_A73E,
    0xE882_35F5_2EBB_4484, 0xE99C_7026_B45F_7E41, 0x3991_D639_8353_39F4, 0x9C84_5F8B_BDF9_283B,
    0x1FF8_97FF_DE05_980F, 0xEF2F_118B_5A0A_6D1F, 0x6D36_7ECF_27CB_09B7, 0x4F46_3F66_9E5F_EA2D,
    0x7527_BAC7_EBE5_F17B, 0x3D07_39F7_8A52_92EA, 0x6BFB_5FB1_1F8D_5D08, 0x5603_3046_FC7B_6BAB,
  ]
}
