/// Sine, cosine, arc tangent, exponential and logarithm in pure Swift, with the same bits on every
/// system.
///
/// The algorithms and their coefficients are those of fdlibm, Sun's freely distributable math
/// library, as FreeBSD's msun has them. Results lie within one unit in the last place. Only
/// `+ - * /`, comparisons and bit patterns are used, never a fused multiply-add, because that is
/// the arithmetic that IEEE 754 defines to the bit.
enum Trigonometry {
  /// The sine of an angle in radians, of any size; NaN when the angle is not finite.
  static func sin(_ angle: Double) -> Double {
    // Below 2⁻²⁶ the sine rounds to the angle itself, whose -0 and NaN must come through.
    guard angle.magnitude >= 0x1p-26 else { return angle }
    let (quadrant, rest) = reduced(angle.magnitude)
    let sine =
      switch quadrant {
      case 0: sineNearZero(rest)
      case 1: cosineNearZero(rest)
      case 2: -sineNearZero(rest)
      default: -cosineNearZero(rest)
      }
    return angle < 0 ? -sine : sine
  }

  /// The cosine of an angle in radians, of any size; NaN when the angle is not finite.
  static func cos(_ angle: Double) -> Double {
    let (quadrant, rest) = reduced(angle.magnitude)
    return switch quadrant {
    case 0: cosineNearZero(rest)
    case 1: -sineNearZero(rest)
    case 2: -cosineNearZero(rest)
    default: sineNearZero(rest)
    }
  }

  /// The sine in -π/4 ... π/4: fdlibm's `__kernel_sin`, an odd polynomial of degree 13.
  private static func sineNearZero(_ angle: DoublePair) -> Double {
    let x = angle.head
    let z = x * x
    let w = z * z
    let low =
      8.33333333332248946124e-03 + z
      * (-1.98412698298579493134e-04 + z * 2.75573137070700676789e-06)
    let high = -2.50507602534068634195e-08 + z * 1.58969099521155010221e-10
    let r = low + z * w * high
    let cube = z * x
    return x
      - ((z * (0.5 * angle.tail - cube * r) - angle.tail) - cube * -1.66666666666666324348e-01)
  }

  /// The cosine in -π/4 ... π/4: fdlibm's `__kernel_cos`, an even polynomial of degree 14.
  private static func cosineNearZero(_ angle: DoublePair) -> Double {
    let x = angle.head
    let z = x * x
    let w = z * z
    let low =
      4.16666666666666019037e-02 + z
      * (-1.38888888888741095749e-03 + z * 2.48015872894767294178e-05)
    let high =
      -2.75573143513906633035e-07 + z
      * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)
    let r = z * low + w * w * high
    let half = 0.5 * z
    let head = 1 - half
    // `(1 - head) - half` is what the rounding of `head` lost.
    return head + (((1 - head) - half) + (z * r - x * angle.tail))
  }
}
