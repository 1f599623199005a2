extension Trigonometry {
  /// ln 2 in two pieces, the first short enough that its products with an exponent are exact.
  private static var naturalLogarithmOfTwo: DoublePair {
    DoublePair(head: 6.93147180369123816490e-01, tail: 1.90821492927058770002e-10)
  }

  /// The exponential function: FreeBSD's `exp`; 0 or infinity when the result is out of range.
  static func exp(_ power: Double) -> Double {
    guard !power.isNaN else { return .nan }
    guard power <= 7.09782712893383973096e+02 else { return .infinity }
    guard power >= -7.45133219101941108420e+02 else { return 0 }
    // FreeBSD makes the one exception too: e itself shall be the nearest double.
    guard power != 1 else { return 2.718281828459045 }
    // Below 2⁻²⁸ the square no longer shows.
    guard power.magnitude >= 0x1p-28 else { return 1 + power }
    let doublings = nearestDoublings(to: power)
    let high = power - doublings * naturalLogarithmOfTwo.head
    let low = doublings * naturalLogarithmOfTwo.tail
    return scaled(exponentialNearOne(high: high, low: low), byPowerOfTwo: Int(doublings))
  }

  private static func nearestDoublings(to power: Double) -> Double {
    // Half of ln 2 and one and a half times it.
    guard power.magnitude > 0x1.62e42fefa39efp-2 else { return 0 }
    guard power.magnitude >= 0x1.0a2b23f3bab73p0 else { return power < 0 ? -1 : 1 }
    return Double(Int(1.44269504088896338700 * power + (power < 0 ? -0.5 : 0.5)))
  }

  /// `e` to the power `high - low`, within -0.5·ln 2 ... 0.5·ln 2, from a rational approximation.
  private static func exponentialNearOne(high: Double, low: Double) -> Double {
    let x = high - low
    let t = x * x
    let series =
      1.66666666666666019037e-01
      + t
      * (-2.77777777770155933842e-03
        + t
        * (6.61375632143793436117e-05
          + t * (-1.65339022054652515390e-06 + t * 4.13813679705723846039e-08)))
    let c = x - t * series
    return 1 - ((low - (x * c) / (2 - c)) - high)
  }

  private static func scaled(_ number: Double, byPowerOfTwo exponent: Int) -> Double {
    // 2¹⁰²⁴ is no double, and a result below the normal ones must be rounded once only.
    if exponent == 1024 { return number * 2 * 0x1p1023 }
    guard exponent < -1021 else { return number * powerOfTwo(exponent) }
    return number * powerOfTwo(exponent + 1000) * 0x1p-1000
  }

  private static func powerOfTwo(_ exponent: Int) -> Double {
    Double(sign: .plus, exponent: exponent, significand: 1)
  }

  /// The natural logarithm: FreeBSD's `log`; minus infinity at 0 and NaN below it.
  static func log(_ number: Double) -> Double {
    guard number >= 0 else { return .nan }
    guard number > 0 else { return -.infinity }
    guard number.isFinite else { return .infinity }
    let significand = number.significand
    // Above √2 the next power of two is nearer.
    let isNearTwo = significand >= 0x1.6a09cp0
    let f = (isNearTwo ? significand / 2 : significand) - 1
    let doublings = Double(Int(number.exponent) + (isNearTwo ? 1 : 0))
    let high = doublings * naturalLogarithmOfTwo.head
    let low = doublings * naturalLogarithmOfTwo.tail
    return high - (logarithmDeficit(of: f, low: low, isNearRootTwo: isNearRootTwo(significand)) - f)
  }

  /// Where the square of `f` is large enough to be kept apart from the series.
  private static func isNearRootTwo(_ significand: Double) -> Bool {
    significand >= 0x1.6147ap0 && significand < 0x1.6b852p0
  }

  /// `f - (log(1 + f) + low)`.
  private static func logarithmDeficit(of f: Double, low: Double, isNearRootTwo: Bool) -> Double {
    guard f.magnitude >= 0x1p-20 else {
      return f * f * (0.5 - 0.33333333333333333 * f) - low
    }
    let s = f / (2 + f)
    let series = logarithmSeries(s * s)
    guard isNearRootTwo else { return s * (f - series) - low }
    let halfSquare = 0.5 * f * f
    return halfSquare - (s * (halfSquare + series) + low)
  }

  private static func logarithmSeries(_ z: Double) -> Double {
    let w = z * z
    let even =
      3.999999999940941908e-01 + w * (2.222219843214978396e-01 + w * 1.531383769920937332e-01)
    let odd =
      6.666666666666735130e-01
      + w
      * (2.857142874366239149e-01
        + w * (1.818357216161805012e-01 + w * 1.479819860511658591e-01))
    return w * even + z * odd
  }
}
