import Testing

@testable import Touchstone

/// Which of pinching and turning two fingers mainly do (R55).
struct DominanceFilterTests {
  private let along = Vector2D(1, 0)

  private func filter(
    _ motions: (first: Vector2D, second: Vector2D)..., settings: PairSettings = PairSettings()
  ) -> DominanceFilter {
    motions.reduce(into: DominanceFilter(settings)) { $0.add($1.first, $1.second, along: along) }
  }

  @Test func stillFingersAreLiveForBoth() {
    let still = filter((.zero, .zero))
    #expect(still.isPinchLive && still.isRotationLive)
  }

  @Test func spreadingIsAPinchAndTurningARotation() {
    let spread = filter((Vector2D(-1, 0), Vector2D(1, 0)))
    #expect(spread.isPinchLive && !spread.isRotationLive)
    let turn = filter((Vector2D(0, -1), Vector2D(0, 1)))
    #expect(!turn.isPinchLive && turn.isRotationLive)
  }

  @Test func aPinchNeedsMoreThanSevenFortiethsOfTheOthers() {
    // 4 · spread > 0.7 · turn, and the same with shift.
    #expect(filter((Vector2D(-0.18, -1), Vector2D(0.18, 1))).isPinchLive)
    #expect(!filter((Vector2D(-0.17, -1), Vector2D(0.17, 1))).isPinchLive)
    #expect(filter((Vector2D(1 - 0.18, 0), Vector2D(1 + 0.18, 0))).isPinchLive)
    #expect(!filter((Vector2D(1 - 0.17, 0), Vector2D(1 + 0.17, 0))).isPinchLive)
  }

  @Test func aRotationNeedsMoreThanSevenTwentiethsOfTheOthers() {
    #expect(filter((Vector2D(-1, -0.36), Vector2D(1, 0.36))).isRotationLive)
    #expect(!filter((Vector2D(-1, -0.34), Vector2D(1, 0.34))).isRotationLive)
    #expect(filter((Vector2D(1, -0.36), Vector2D(1, 0.36))).isRotationLive)
    #expect(!filter((Vector2D(1, -0.34), Vector2D(1, 0.34))).isRotationLive)
  }

  @Test func shiftIsALengthAndSpreadHasASign() {
    // Back and forth: the spread cancels to 0.6 · 0.4 - 0.4 = -0.16, the shift adds up to 0.64.
    let wobble = filter(
      (Vector2D(1, 0), Vector2D(3, 0)), (Vector2D(-1, 0), Vector2D(-3, 0)))
    // 4 · 0.16 = 0.64 against 0.7 · 1.28 = 0.896.
    #expect(!wobble.isPinchLive)
  }

  @Test func oneAloneOfTurnAndShiftIsEnoughToStopAPinch() {
    #expect(!filter((Vector2D(0, -1), Vector2D(0, 1))).isPinchLive)
    #expect(!filter((Vector2D(1, 0), Vector2D(1, 0))).isPinchLive)
  }

  @Test func theOldMotionFades() {
    let shift = (first: Vector2D(10, 0), second: Vector2D(10, 0))
    let spread = (first: Vector2D(-1, 0), second: Vector2D(1, 0))
    // Shift 4 · 0.6 = 2.4, spread 0.4: 1.6 against 1.68; then 1.44 and 0.64: 2.56 against 1.008.
    #expect(!filter(shift, spread).isPinchLive)
    #expect(filter(shift, spread, spread).isPinchLive)
  }

  @Test func whenItIsOffEverythingIsLive() {
    var settings = PairSettings()
    settings.usesDominance = false
    let shift = filter((Vector2D(1, 0), Vector2D(1, 0)), settings: settings)
    #expect(shift.isPinchLive && shift.isRotationLive)
  }
}
