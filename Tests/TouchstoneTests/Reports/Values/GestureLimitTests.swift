import Testing

@testable import Touchstone

struct GestureLimitTests {
  private func limit(_ measured: Double, _ bound: GestureLimit.Bound) -> GestureLimit {
    GestureLimit(.hysteresis, .movedFarEnough, measured, bound, 10, .points)
  }

  @Test(arguments: [
    (GestureLimit.Bound.atMost, [true, true, false], [1.0, 0, -1]),
    (.below, [true, false, false], [1, 0, -1]), (.atLeast, [false, true, true], [-1, 0, 1]),
    (.above, [false, false, true], [-1, 0, 1]),
  ])
  func aBoundSaysWhichSideIsRight(
    _ bound: GestureLimit.Bound, _ isMet: [Bool], _ margins: [Double]
  ) {
    let limits = [9.0, 10, 11].map { limit($0, bound) }
    #expect(limits.map(\.isMet) == isMet)
    #expect(limits.map(\.margin) == margins)
  }

  @Test func fingersAreTooFewOrTooMany() {
    let limits = [1, 2, 3].map { GestureLimit(fingers: $0, required: 2) }
    #expect(limits.map(\.rule) == [.tooFewTouches, .tooFewTouches, .tooManyTouches])
    #expect(limits.map(\.isMet) == [false, true, false])
    #expect(limits.map(\.margin) == [-1, 0, -1])
    #expect(limits.map(\.role) == [.reached, .reached, .kept])
  }

  @Test func aTimeThatIsOverIsNotMetThoughNothingIsMissing() {
    let half = Interval.milliseconds(500)
    let limit = GestureLimit(.maximumDuration, .tooSlow, half, .atMost, half)
    #expect(limit.isMet)
    #expect(!limit.expired.isMet)
    #expect(limit.expired.margin == 0)
  }

  @Test func aReasonHasTheNumbersOfItsLimit() {
    let reason = GestureReason(.liftedEarly, limit(7, .atLeast))
    #expect(reason.code == .liftedEarly)
    #expect(reason.limit?.rule == .movedFarEnough)
    #expect(reason.margin == -3)
    #expect(GestureReason(.preventedBy, by: 3).by == 3)
    #expect(GestureReason(.preventedBy).margin == nil)
  }
}
