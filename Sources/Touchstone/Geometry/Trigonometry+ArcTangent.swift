extension Trigonometry {
  /// The angle of the position (x, y) in radians, in `-π ... π`; zeros and infinities as C99 says.
  ///
  /// Unlike fdlibm this carries what the rounding of `y / x` and of the angle lost, without which
  /// the result may be off by more than one unit in the last place.
  static func atan2(_ y: Double, _ x: Double) -> Double {
    guard !x.isNaN && !y.isNaN else { return .nan }
    let angle = angleAboveAxis(y: y.magnitude, x: x)
    return y.sign == .minus ? -angle : angle
  }

  private static func angleAboveAxis(y: Double, x: Double) -> Double {
    let isLeft = x.sign == .minus
    if y == 0 { return isLeft ? .pi : 0 }
    if x == 0 { return .pi / 2 }
    if y.isInfinite || x.isInfinite { return angleAtInfinity(y: y, isLeft: isLeft, x: x) }
    let gap = Int(y.exponent) - Int(x.exponent)
    // Beyond 2⁶⁰ the smaller coordinate is lost in the rounding of the result.
    if gap > 60 { return .pi / 2 }
    if gap < -60 { return isLeft ? .pi : y / x }
    let scale = Double(sign: .plus, exponent: gap, significand: 1)
    let angle = arcTangent(of: y.significand * scale, over: x.significand)
    return isLeft ? supplement(of: angle) : angle.head
  }

  private static func angleAtInfinity(y: Double, isLeft: Bool, x: Double) -> Double {
    guard x.isInfinite else { return .pi / 2 }
    if y.isInfinite { return isLeft ? 3 * (.pi / 4) : .pi / 4 }
    return isLeft ? .pi : 0
  }

  /// π minus an angle of 0 ... π/2, rounded once.
  private static func supplement(of angle: DoublePair) -> Double {
    let difference = DoublePair(sumOf: .pi, and: -angle.head)
    return difference.head + (difference.tail - (angle.tail - 1.22464679914735317723e-16))
  }

  /// The arc tangent of the quotient of two positive numbers of moderate size: FreeBSD's `atan`, an
  /// odd polynomial of degree 21 about the nearest of five known angles.
  private static func arcTangent(of y: Double, over x: Double) -> DoublePair {
    let quotient = y / x
    let product = DoublePair(productOf: quotient, and: x)
    let lost = ((y - product.head) - product.tail) / x
    let (base, t) = nearestKnownAngle(to: quotient)
    // The derivative of the arc tangent, 1 / (1 + q²), turns what the quotient lost into an angle.
    let low = base.tail + lost / (1 + quotient * quotient)
    let rest = (t * arcTangentSeries(t) - low) - t
    return DoublePair(sumOf: base.head, and: -rest)
  }

  /// An angle whose tangent is near, and the tangent of the difference to it.
  private static func nearestKnownAngle(to q: Double) -> (angle: DoublePair, difference: Double) {
    switch q {
    case ..<0x1.cp-2:  // 7/16
      (DoublePair(head: 0, tail: 0), q)
    case ..<0x1.6p-1:  // 11/16; the arc tangent of 1/2
      (
        DoublePair(head: 4.63647609000806093515e-01, tail: 2.26987774529616870924e-17),
        (2 * q - 1) / (2 + q)
      )
    case ..<0x1.3p0:  // 19/16; of 1
      (
        DoublePair(head: 7.85398163397448278999e-01, tail: 3.06161699786838301793e-17),
        (q - 1) / (q + 1)
      )
    case ..<0x1.38p1:  // 39/16; of 3/2
      (
        DoublePair(head: 9.82793723247329054082e-01, tail: 1.39033110312309984516e-17),
        (q - 1.5) / (1 + 1.5 * q)
      )
    default:  // of infinity
      (DoublePair(head: .pi / 2, tail: 6.12323399573676603587e-17), -1 / q)
    }
  }

  /// `1 - arctan(t) / t`.
  private static func arcTangentSeries(_ t: Double) -> Double {
    let z = t * t
    let w = z * z
    let odd =
      3.33333333333329318027e-01
      + w
      * (1.42857142725034663711e-01
        + w
        * (9.09088713343650656196e-02
          + w
          * (6.66107313738753120669e-02
            + w * (4.97687799461593236017e-02 + w * 1.62858201153657823623e-02))))
    let even =
      -1.99999999998764832476e-01
      + w
      * (-1.11111104054623557880e-01
        + w
        * (-7.69187620504482999495e-02
          + w * (-5.83357013379057348645e-02 + w * -3.65315727442169155270e-02)))
    return z * odd + w * even
  }
}
