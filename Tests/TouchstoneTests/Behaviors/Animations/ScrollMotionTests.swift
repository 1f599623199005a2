import Foundation
import Testing

@testable import Touchstone

/// Content that is left to itself, along one axis.
struct ScrollMotionTests {
  /// The position at every hundredth of a second until a motion is over.
  private func course(_ motion: ScrollMotion) -> [Double] {
    stride(from: 0, through: motion.remaining + 0.01, by: 0.01).map { motion.position(after: $0) }
  }

  private func isFalling(_ values: [Double]) -> Bool {
    zip(values, values.dropFirst()).allSatisfy { $0 >= $1 }
  }

  @Test func aDecelerationStopsAtTenPointsPerSecond() {
    let motion = ScrollMotion.deceleration(from: 0, velocity: 2000, rate: 0.998, edge: 5000)
    // 2000 · 0.499 · (1 − 10/2000) points in ln(10/2000) / (1000 · ln 0.998) s.
    #expect(motion.end.isNear(993.01))
    #expect(motion.remaining.isNear(log(0.005) / (1000 * log(0.998))))
    #expect(motion.remaining.isNear(2.646509))
    #expect(motion.remainingUntilImpact == nil)
    #expect(motion.position(after: 0.1).isNear(998 * (1 - pow(0.998, 100.0))))
    #expect(motion.position(after: 3) == motion.end)
    #expect(motion.next(after: motion.remaining) == .rest(at: motion.end))
  }

  @Test func theFastRateGoesAFifthAsFar() {
    let motion = ScrollMotion.deceleration(from: 50, velocity: -2000, rate: 0.99, edge: -5000)
    // 50 − 2000 · 0.099 · 0.995.
    #expect(motion.end.isNear(50 - 197.01))
    #expect(isFalling(course(motion)))
  }

  @Test func whatIsSlowDoesNotMove() {
    let motion = ScrollMotion.deceleration(from: 3, velocity: 10, rate: 0.998, edge: 9)
    #expect(motion == .rest(at: 3))
    #expect(motion.remaining == 0)
  }

  @Test func aDecelerationBouncesOffAnEdgeWithTheVelocityItHasThere() {
    let motion = ScrollMotion.deceleration(from: 100, velocity: 2000, rate: 0.998, edge: 599)
    // Half of the 998 points are left at the edge, and so is half of the velocity.
    #expect(motion.end == 599)
    #expect(motion.remaining.isNear(log(0.5) / (1000 * log(0.998))))
    #expect(motion.remainingUntilImpact == motion.remaining)
    let bounce = motion.next(after: motion.remaining)
    // v·t·e^(−11t) is largest after 1/11 s.
    #expect(bounce.position(after: 1 / 11).isNear(599 + 1000 / 11 / M_E))
    #expect(bounce.position(after: bounce.remaining) == 599)
  }

  @Test func aBounceFromRestIsOverDamped() {
    let motion = ScrollMotion.bounce(from: 74, to: 0, velocity: 0)
    // 74/37 · (46·e^(−9t) − 9·e^(−46t)).
    #expect(motion.position(after: 0) == 74)
    #expect(motion.position(after: 0.1).isNear(2 * (46 * exp(-0.9) - 9 * exp(-4.6))))
    #expect(motion.position(after: motion.remaining) == 0)
    #expect(isFalling(course(motion)))
    // 92·e^(−9t) is a tenth of a point.
    #expect(motion.remaining.isNear(log(920) / 9))
    #expect(ScrollMotion.bounce(from: 74, to: 0, velocity: 49) == motion)
  }

  @Test func aBounceWithAVelocityIsCriticallyDamped() {
    let motion = ScrollMotion.bounce(from: 20, to: 0, velocity: 50)
    // (20 + (50 + 11·20)·t)·e^(−11t).
    #expect(motion.position(after: 0.1).isNear(47 * exp(-1.1)))
    #expect(motion.position(after: motion.remaining - 1e-6).isNear(0, within: 0.101))
    #expect(motion.end == 0)
  }

  @Test func aPageIsNeverPassed() {
    let motion = ScrollMotion.turn(from: 300, to: 0, velocity: -9000)
    // Limited to 11 · 300 points per second, which leaves 300·e^(−11t).
    #expect(motion.position(after: 0.2).isNear(300 * exp(-2.2)))
    #expect(isFalling(course(motion)))
    #expect(ScrollMotion.turn(from: 320, to: 320, velocity: 500).remaining == 0)
  }

  @Test func aMotionGoesOnAfterAnInterruptionByTheOtherAxis() {
    for motion in [
      ScrollMotion.deceleration(from: 0, velocity: 900, rate: 0.998, edge: 5000),
      .bounce(from: 74, to: 0, velocity: 0), .bounce(from: 20, to: 0, velocity: 500),
    ] {
      let rest = motion.next(after: 0.25).next(after: 0.125)
      #expect(rest.remaining.isNear(motion.remaining - 0.375))
      #expect(rest.position(after: 0.1).isNear(motion.position(after: 0.475), within: 1e-9))
      #expect(rest.end == motion.end)
    }
  }
}
