import Testing

@testable import Touchstone

/// Why recognizers fail or are recognized, with the number that decided.
struct GestureReasonTests {
  private let down = Touches().down(1, at: (50, 50))

  /// The only recognizer's first reason as `code measured limit unit margin`.
  private func reason(_ scene: SceneBuilder, _ touches: Touches) throws -> String {
    let transition = try #require(try scene.play(touches).transitions.first)
    let reason = try #require(transition.reason)
    guard let limit = reason.limit else { return "\(reason.code.name)" }
    let numbers = [limit.measured, limit.limit, limit.margin].map(rounded)
    return "\(reason.code.name) \(numbers[0]) of \(numbers[1]) \(limit.unit.name), "
      + "margin \(numbers[2])"
  }

  private func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }

  @Test func movedTooFar() throws {
    #expect(
      try reason(SceneBuilder().tap(), down.at(0.1).move(1, by: (48, 0)))
        == "movedTooFar 48.0 of 45.0 points, margin -3.0")
    #expect(
      try reason(SceneBuilder().longPress(), down.at(0.1).move(1, by: (12, 0)))
        == "movedTooFar 12.0 of 10.0 points, margin -2.0")
  }

  @Test func tooSlow() throws {
    #expect(
      try reason(SceneBuilder().tap(), down.at(2).up(1))
        == "tooSlow 1.5 of 1.5 s, margin 0.0")
    #expect(
      try reason(SceneBuilder().swipe(), down.at(0.75).move(1, by: (9, 0)))
        == "tooSlow 0.75 of 0.5 s, margin -0.25")
  }

  @Test func intervalElapsed() throws {
    #expect(
      try reason(SceneBuilder().tap { $0.numberOfTapsRequired = 2 }, down.at(0.1).up(1))
        == "intervalElapsed 0.35 of 0.35 s, margin 0.0")
  }

  @Test func liftedEarly() throws {
    #expect(
      try reason(SceneBuilder().longPress(), down.at(0.2).up(1))
        == "liftedEarly 0.2 of 0.5 s, margin -0.3")
    #expect(
      try reason(SceneBuilder().pan(), down.at(0.1).move(1, by: (3, 8)).at(0.2).up(1))
        == "liftedEarly 8.0 of 10.0 points, margin -2.0")
    #expect(
      try reason(SceneBuilder().swipe(), down.at(0.1).move(1, by: (9, 0)).at(0.2).up(1))
        == "liftedEarly 9.0 of 40.6 points, margin -31.6")
  }

  @Test func aPairThatLiftedEarlyTellsTheLargestSoFar() throws {
    let two = Touches().frame { $0.down(1, at: (50, 50)).down(2, at: (150, 50)) }
    let opened = two.at(0.1).move(2, by: (6, 0)).at(0.2).move(2, by: (-5, 0)).at(0.3)
      .frame { $0.up(1).up(2) }
    #expect(
      try reason(SceneBuilder().pinch(), opened)
        == "liftedEarly 6.0 of 8.0 points, margin -2.0")
    // The tangent of the turn is 0.05: 2.862405°, with the distance longer by 0.124922 points.
    let turned = two.at(0.1).move(2, by: (0, 5)).at(0.2).move(2, by: (0, -4)).at(0.3)
      .frame { $0.up(1).up(2) }
    #expect(
      try reason(SceneBuilder().rotation(), turned).hasPrefix("liftedEarly 2.862405 of 5.17672"))
  }

  @Test func tooManyTouches() throws {
    #expect(
      try reason(SceneBuilder().tap(), down.at(0.1).down(2, at: (90, 50)))
        == "tooManyTouches 2.0 of 1.0 touches, margin -1.0")
    #expect(
      try reason(
        SceneBuilder().pan { $0.maximumNumberOfTouches = 1 }, down.at(0.1).down(2, at: (90, 50)))
        == "tooManyTouches 2.0 of 1.0 touches, margin -1.0")
  }

  @Test func tooFewTouches() throws {
    #expect(
      try reason(SceneBuilder().tap { $0.numberOfTouchesRequired = 3 }, down.at(0.1).up(1))
        == "tooFewTouches 1.0 of 3.0 touches, margin -2.0")
    #expect(
      try reason(SceneBuilder().pinch(), down.at(0.1).up(1))
        == "tooFewTouches 1.0 of 2.0 touches, margin -1.0")
  }

  @Test func wrongDirection() throws {
    #expect(
      try reason(SceneBuilder().swipe(), down.at(0.1).move(1, by: (-2, 0)))
        == "wrongDirection -2.0 of 0.0 points, margin -2.0")
  }

  @Test func movedSideways() throws {
    #expect(
      try reason(SceneBuilder().swipe(), down.at(0.1).move(1, by: (0, 50)))
        == "movedSideways 50.0 of 45.1 points, margin -4.9")
  }

  @Test func outsideEdge() throws {
    #expect(
      try reason(SceneBuilder().edgePan(from: .left), down)
        == "outsideEdge 50.0 of 13.0 points, margin -37.0")
  }

  @Test func codesWithoutANumber() throws {
    #expect(try reason(SceneBuilder().tap(), down.at(0.1).cancel(1)) == "touchCancelled")
    let refusing = SceneBuilder().tap().recognizer("tap") { $0.shouldBegin = .always(false) }
    #expect(try reason(refusing, down.at(0.1).up(1)) == "shouldBeginRefused")
    #expect(try reason(SceneBuilder().tap("a").tap("b"), down.at(0.1).up(1)) == "preventedBy")
    let waiting = SceneBuilder().swipe().pan().require("swipe", toFail: "pan")
    #expect(
      try reason(waiting, down.at(0.1).move(1, by: (12, 0))) == "requirementRecognized")
    let circle = SceneBuilder().tap("a").tap("b").allSimultaneous()
      .dynamicallyRequire("a", toFail: "b").dynamicallyRequire("b", toFail: "a")
    #expect(try reason(circle, down.at(0.1).up(1)) == "deadlock")
  }

  @Test func recognitionsTellTheLimitThatTheyReached() throws {
    #expect(
      try reason(SceneBuilder().longPress(), down.at(1).up(1))
        == "heldLongEnough 0.5 of 0.5 s, margin 0.0")
    #expect(
      try reason(SceneBuilder().pan(), down.at(0.1).move(1, by: (12, 0)))
        == "movedFarEnough 12.0 of 10.0 points, margin 2.0")
    #expect(
      try reason(SceneBuilder().swipe(), down.at(0.1).move(1, by: (60, 0)))
        == "movedFarEnough 60.0 of 45.3 points, margin 14.7")
  }

  @Test func aTapTellsTheLimitThatItCameNearestTo() throws {
    #expect(
      try reason(SceneBuilder().tap(), down.at(0.3).up(1))
        == "tapped 0.3 of 1.5 s, margin 1.2")
    #expect(
      try reason(SceneBuilder().tap(), down.at(0.1).move(1, by: (30, 0)).at(0.3).up(1))
        == "tapped 30.0 of 45.0 points, margin 15.0")
  }

  @Test func aTurnIsToldInDegrees() throws {
    let turned = Touches().frame { $0.down(1, at: (110, 200)).down(2, at: (210, 200)) }
      .at(0.1).frame { $0.move(1, to: (160, 150)).move(2, to: (160, 250)) }
    #expect(
      try reason(SceneBuilder().rotation(), turned)
        == "turnedFarEnough 90.0 of 5.0 degrees, margin 85.0")
  }
}
