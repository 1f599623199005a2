import Foundation
import Testing

@testable import Touchstone

/// Compares with the system's C library, whose own results are within one unit in the last place.
struct TrigonometryAccuracyTests {
  /// Marsaglia's xorshift64*: the same arguments in every run.
  private struct Arguments {
    private var state: UInt64

    init(seed: UInt64) {
      state = seed
    }

    /// A number in 0 ..< 1.
    mutating func fraction() -> Double {
      Double(bits() >> 11) * 0x1p-53
    }

    /// A number of either sign whose size may be anything a double can hold.
    mutating func anyFiniteNumber() -> Double {
      while true {
        let number = Double(bitPattern: bits())
        if number.isFinite { return number }
      }
    }

    private mutating func bits() -> UInt64 {
      state ^= state >> 12
      state ^= state << 25
      state ^= state >> 27
      return state &* 0x2545_F491_4F6C_DD1D
    }
  }

  /// How many doubles one has to step over to come from one number to the other.
  private func units(between left: Double, and right: Double) -> UInt64 {
    if left.isNaN && right.isNaN { return 0 }
    func place(_ number: Double) -> Int64 {
      let bits = Int64(bitPattern: number.bitPattern)
      return bits < 0 ? .min - bits : bits
    }
    let (distance, overflows) = place(left).subtractingReportingOverflow(place(right))
    return overflows ? .max : distance.magnitude
  }

  private func expectAgreement(at angle: Double) {
    #expect(units(between: Trigonometry.sin(angle), and: sin(angle)) <= 1, "sin \(angle)")
    #expect(units(between: Trigonometry.cos(angle), and: cos(angle)) <= 1, "cos \(angle)")
  }

  private func expectArcTangentAgreement(_ y: Double, _ x: Double) {
    #expect(
      units(between: Trigonometry.atan2(y, x), and: atan2(y, x)) <= 1, "atan2 \(y) \(x)")
  }

  private func expectExponentialAgreement(at power: Double) {
    #expect(units(between: Trigonometry.exp(power), and: exp(power)) <= 1, "exp \(power)")
  }

  private func expectLogarithmAgreement(at number: Double) {
    #expect(units(between: Trigonometry.log(number), and: log(number)) <= 1, "log \(number)")
  }

  @Test func sineAndCosineAgreeOnADenseGrid() {
    for step in -10_000...10_000 { expectAgreement(at: Double(step) / 1000) }
  }

  @Test func sineAndCosineAgreeAtMultiplesOfAQuarterTurn() {
    // 2²⁰ quarter turns is where one reduction hands over to the other.
    for turns in Array(1...5000) + Array(1_048_000...1_049_000) {
      expectAgreement(at: Double(turns) * (.pi / 2))
      expectAgreement(at: Double(turns) * (.pi / 4))
    }
  }

  @Test func sineAndCosineAgreeAtEveryMagnitude() {
    var arguments = Arguments(seed: 1)
    for _ in 0..<10_000 {
      expectAgreement(at: arguments.anyFiniteNumber())
      expectAgreement(at: (arguments.fraction() - 0.5) * 1e7)
    }
    for exponent in -1074...1023 {
      expectAgreement(at: Double(sign: .plus, exponent: exponent, significand: 1))
    }
  }

  @Test func arcTangentAgreesAllAroundTheCircle() {
    for step in -10_000...10_000 {
      expectArcTangentAgreement(1, Double(step) / 1000)
      expectArcTangentAgreement(Double(step) / 1000, 1)
      expectArcTangentAgreement(Double(step) / 1000, -1)
    }
  }

  @Test func arcTangentAgreesAtEveryMagnitude() {
    var arguments = Arguments(seed: 2)
    for _ in 0..<10_000 {
      expectArcTangentAgreement(arguments.anyFiniteNumber(), arguments.anyFiniteNumber())
      expectArcTangentAgreement(arguments.fraction() - 0.5, arguments.fraction() - 0.5)
      expectArcTangentAgreement(arguments.fraction(), 1e18 * (arguments.fraction() - 0.5))
      expectArcTangentAgreement(1e18 * arguments.fraction(), arguments.fraction() - 0.5)
    }
  }

  @Test func exponentialAgreesOnADenseGrid() {
    for step in -7500...7100 {
      expectExponentialAgreement(at: Double(step) / 10)
      expectExponentialAgreement(at: Double(step) / 5000)
    }
  }

  @Test func exponentialAgreesAtEveryMagnitude() {
    var arguments = Arguments(seed: 3)
    for _ in 0..<10_000 {
      expectExponentialAgreement(at: arguments.anyFiniteNumber())
      expectExponentialAgreement(at: (arguments.fraction() - 0.5) * 1500)
    }
  }

  @Test func logarithmAgreesOnADenseGrid() {
    for step in 0...20_000 { expectLogarithmAgreement(at: Double(step) / 5000) }
  }

  @Test func logarithmAgreesAtEveryMagnitude() {
    var arguments = Arguments(seed: 4)
    for _ in 0..<10_000 {
      expectLogarithmAgreement(at: arguments.anyFiniteNumber())
      expectLogarithmAgreement(at: arguments.fraction())
    }
  }
}
