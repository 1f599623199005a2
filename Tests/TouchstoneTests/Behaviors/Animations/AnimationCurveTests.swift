import Testing

@testable import Touchstone

/// The curve (0.42, 0, 0.58, 1), against what a pencil and Newton's method give.
struct AnimationCurveTests {
  /// How far it is after a part of the time.
  private func part(_ seconds: Double, of duration: Interval = .milliseconds(1000)) -> Double? {
    let value = AnimationCurve.easeInOut.value(
      from: .center(.zero), to: .center(Point2D(1, 0)),
      after: Interval(nanoseconds: Int64((seconds * 1e9).rounded())), of: duration)
    guard case .center(let center) = value else { return nil }
    return center.x
  }

  /// x(t) = 3·0.42·t(1−t)² + 3·0.58·t²(1−t) + t³ = 0.52·t³ − 0.78·t² + 1.26·t.
  private func newton(_ x: Double) -> Double {
    var t = x
    for _ in 0..<50 {
      let value = ((0.52 * t - 0.78) * t + 1.26) * t
      t -= (value - x) / ((1.56 * t - 1.56) * t + 1.26)
    }
    return t * t * (3 - 2 * t)
  }

  @Test func itPassesThroughPointsWorkedOutByHand() {
    // At t = 1/4: x = 0.1771875 + 0.0815625 + 0.015625, y = 3/16 − 2/64; at 3/4 the rest of 1.
    #expect(part(0.274375).isNear(0.15625))
    #expect(part(0.5).isNear(0.5))
    #expect(part(0.725625).isNear(0.84375))
  }

  @Test func itAgreesWithNewtonsMethod() {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(part(x).isNear(newton(x), within: 1e-12))
    }
  }

  @Test func itStartsAndEndsExactly() {
    #expect(part(0) == 0)
    #expect(part(1) == 1)
  }

  @Test func itIsTheSameForEveryDuration() {
    #expect(part(0.1371875, of: .milliseconds(500)).isNear(0.15625))
  }
}

extension Double? {
  fileprivate func isNear(_ other: Double, within tolerance: Double = 1e-9) -> Bool {
    other.isNear(self, within: tolerance)
  }
}
