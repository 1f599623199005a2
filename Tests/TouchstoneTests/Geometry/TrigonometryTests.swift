import Testing

@testable import Touchstone

struct TrigonometryTests {
  private let angles = (0...2000).map { Double($0) * 0.0137 } + [1e-300, 1e-9, 1e6, 1e15, 1e300]

  private static let (eighth, quarter): (Double, Double) = (.pi / 4, .pi / 2)
  private static let threeEighths: Double = 3 * .pi / 4

  private static let axesDiagonalsAndInfinities: [(y: Double, x: Double, angle: Double)] = [
    (0.0, 1.0, 0.0), (0.0, -1.0, .pi), (0.0, 0.0, 0.0), (0.0, -0.0, .pi),
    (0.0, .infinity, 0.0), (0.0, -.infinity, .pi),
    (1.0, 0.0, quarter), (1.0, -0.0, quarter), (5e300, 1e-300, quarter),
    (1.0, 1.0, eighth), (1.0, -1.0, threeEighths),
    (1.0, .infinity, 0.0), (1.0, -.infinity, .pi),
    (.infinity, 1.0, quarter), (.infinity, -1.0, quarter), (.infinity, 0.0, quarter),
    (.infinity, .infinity, eighth), (.infinity, -.infinity, threeEighths),
    (1e-300, 1e300, 0.0), (1e-300, -1e300, .pi), (0x1p-1074, 1.0, 0x1p-1074),
    (0x1p-1074, 0x1p-1074, eighth), (0x1p-1022, 0x1p1, 0x1p-1023),
    (.greatestFiniteMagnitude, .greatestFiniteMagnitude, eighth),
  ]

  @Test func sineAndCosineOfZeroAreExact() {
    #expect(Trigonometry.sin(0).bitPattern == 0)
    #expect(Trigonometry.sin(-0.0).bitPattern == (-0.0).bitPattern)
    #expect(Trigonometry.cos(0) == 1)
    #expect(Trigonometry.cos(-0.0) == 1)
  }

  @Test func sineAndCosineOfQuarterTurnsAreTheNearestNumbers() {
    #expect(Trigonometry.sin(.pi / 2) == 1)
    #expect(Trigonometry.sin(-.pi / 2) == -1)
    #expect(Trigonometry.cos(.pi) == -1)
    // What the double π lacks of the number π, and half of it.
    #expect(Trigonometry.sin(.pi) == 1.2246467991473532e-16)
    #expect(Trigonometry.cos(.pi / 2) == 6.123233995736766e-17)
  }

  @Test func sineAndCosineOfWhatIsNotFiniteAreNaN() {
    for angle in [Double.nan, .infinity, -.infinity] {
      #expect(Trigonometry.sin(angle).isNaN)
      #expect(Trigonometry.cos(angle).isNaN)
    }
  }

  @Test func sineIsOddAndCosineIsEven() {
    for angle in angles {
      #expect(Trigonometry.sin(-angle).bitPattern == (-Trigonometry.sin(angle)).bitPattern)
      #expect(Trigonometry.cos(-angle).bitPattern == Trigonometry.cos(angle).bitPattern)
    }
  }

  /// The double that lies nearest to a multiple of π/2 (Kahan's example), where a reduction with
  /// too few digits shows most.
  @Test func theHardestAngleIsReducedInFull() {
    let hardest = 6_381_956_970_095_103 * 0x1p797
    #expect(Trigonometry.cos(hardest) == -4.68716592425462761112e-19)
    #expect(Trigonometry.sin(hardest) == 1)
  }

  @Test(arguments: axesDiagonalsAndInfinities)
  func arcTangentOfAxesDiagonalsAndInfinities(y: Double, x: Double, angle: Double) {
    #expect(Trigonometry.atan2(y, x).bitPattern == angle.bitPattern)
    #expect(Trigonometry.atan2(-y, x).bitPattern == (-angle).bitPattern)
  }

  @Test func arcTangentOfNaNIsNaN() {
    for other in [0.0, -1.0, .infinity, .nan] {
      #expect(Trigonometry.atan2(.nan, other).isNaN)
      #expect(Trigonometry.atan2(other, .nan).isNaN)
    }
  }

  @Test func arcTangentUndoesSineAndCosine() {
    for step in -314...314 {
      let angle = Double(step) / 100
      let (sine, cosine) = (Trigonometry.sin(angle), Trigonometry.cos(angle))
      #expect((Trigonometry.atan2(sine, cosine) - angle).magnitude < 1e-15)
    }
  }

  @Test func exponentialAtItsLimits() {
    #expect(Trigonometry.exp(0) == 1)
    #expect(Trigonometry.exp(-0.0) == 1)
    #expect(Trigonometry.exp(1) == 2.718281828459045)
    #expect(Trigonometry.exp(.infinity) == .infinity)
    #expect(Trigonometry.exp(-.infinity).bitPattern == 0)
    #expect(Trigonometry.exp(710) == .infinity)
    #expect(Trigonometry.exp(-746).bitPattern == 0)
    #expect(Trigonometry.exp(-745) == 0x1p-1074)
    #expect(Trigonometry.exp(1e300) == .infinity)
    #expect(Trigonometry.exp(.nan).isNaN)
  }

  @Test func logarithmAtItsLimits() {
    #expect(Trigonometry.log(1).bitPattern == 0)
    #expect(Trigonometry.log(0) == -.infinity)
    #expect(Trigonometry.log(-0.0) == -.infinity)
    #expect(Trigonometry.log(.infinity) == .infinity)
    #expect(Trigonometry.log(-1).isNaN)
    #expect(Trigonometry.log(-.infinity).isNaN)
    #expect(Trigonometry.log(.nan).isNaN)
    #expect(Trigonometry.log(2.718281828459045) == 1)
  }
}
