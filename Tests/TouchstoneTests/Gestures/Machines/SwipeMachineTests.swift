import Testing

@testable import Touchstone

/// Swipes (R51-R54).
struct SwipeMachineTests {
  private let right = SceneBuilder().swipe()
  private let twoFingers = SceneBuilder().swipe { $0.numberOfTouchesRequired = 2 }
  private let one = Touches().down(1, at: (150, 200))
  private let two = Touches().frame { $0.down(1, at: (150, 200)).down(2, at: (150, 300)) }

  private func mixed(_ axes: SwipeSettings.Axes) -> SceneBuilder {
    SceneBuilder().swipe(to: [.right, .up]) { $0.axes = axes }
  }

  @Test(arguments: [
    (SwipeDirection.right, 60.0, 0.0), (.left, -60, 0), (.up, 0, -60), (.down, 0, 60),
  ])
  func eachDirectionTakesItsOwnStroke(_ direction: SwipeDirection, _ dx: Double, _ dy: Double)
    throws
  {
    for (_, other) in SwipeDirection.named {
      let played = try SceneBuilder().swipe(to: other).play(one.at(0.1).move(1, by: (dx, dy)))
      #expect(played.states(of: "swipe") == [other == direction ? .ended : .failed])
      guard other == direction else { continue }
      #expect(played.last(of: "swipe")?.direction == direction)
      #expect(played.last(of: "swipe")?.location == Point2D(150, 200))
    }
  }

  @Test func halfASecondIsStillInTime() throws {
    let played = try right.play(one.at(0.5).move(1, by: (26.5, 0)))
    #expect(played.verdicts == ["0.5 swipe possible→ended movedFarEnough"])
  }

  @Test func timeAndPlaceStartAnewWithEachFinger() throws {
    let played = try twoFingers.play(
      one.at(0.3).move(1, by: (-20, 0)).at(0.4).down(2, at: (150, 300)).at(0.5)
        .frame { $0.move(1, by: (46, 0)).move(2, by: (46, 0)) })
    #expect(played.verdicts == ["0.5 swipe possible→ended movedFarEnough"])
    #expect(played.last(of: "swipe")?.location == Point2D(140, 250))
  }

  @Test func mayGoBackAsLongAsItIsAheadOfItsStart() throws {
    let moves = one.at(0.05).move(1, by: (20, 0)).at(0.1).move(1, by: (-10, 0)).at(0.15)
    #expect(try right.play(moves.move(1, by: (90, 0))).states(of: "swipe") == [.ended])
  }

  @Test func fingersInOppositeDirectionsFail() throws {
    let played = try twoFingers.play(
      two.at(0.1).frame { $0.move(1, by: (100, 0)).move(2, by: (-100, 0)) })
    #expect(played.verdicts == ["0.1 swipe possible→failed wrongDirection"])
  }

  @Test func fingersInOppositeDirectionsAreNoSwipeOfBothWays() throws {
    let scene = SceneBuilder().swipe(to: [.left, .right]) { $0.numberOfTouchesRequired = 2 }
    let apart = two.at(0.1).frame { $0.move(1, by: (100, 0)).move(2, by: (-100, 0)) }
    #expect(try scene.play(apart, atEnd: .stop).verdicts.isEmpty)
    let together = two.at(0.1).frame { $0.move(1, by: (-100, 0)).move(2, by: (-50, 0)) }
    #expect(try scene.play(together).last(of: "swipe")?.direction == .left)
  }

  @Test func aFingerTooManySpoilsIt() throws {
    let spoilt = one.at(0.1).down(2, at: (150, 300)).at(0.2).move(1, by: (100, 0))
    #expect(try right.play(spoilt, atEnd: .stop).verdicts.isEmpty)
    #expect(
      try right.play(spoilt.at(0.601).move(1, by: (1, 0))).verdicts == [
        "0.601 swipe possible→failed tooSlow"
      ])
    #expect(
      try right.play(spoilt.at(0.3).frame { $0.up(1).up(2) }).verdicts == [
        "0.3 swipe possible→failed tooManyTouches"
      ])
  }

  @Test func theLiftOfSomeSpoilsIt() throws {
    let spoilt = two.at(0.1).up(2).at(0.2).move(1, by: (100, 0))
    #expect(try twoFingers.play(spoilt, atEnd: .stop).verdicts.isEmpty)
    #expect(
      try twoFingers.play(spoilt.at(0.3).up(1)).verdicts == [
        "0.3 swipe possible→failed liftedEarly"
      ])
  }

  @Test func aSpoiltSwipeIsNotMendedByANewFinger() throws {
    let played = try twoFingers.play(
      two.at(0.1).up(2).at(0.2).down(3, at: (150, 300)).at(0.3)
        .frame { $0.move(1, by: (100, 0)).move(3, by: (100, 0)) }, atEnd: .stop)
    #expect(played.verdicts.isEmpty)
  }

  @Test func tooFewFingersFailAtTheLastLift() throws {
    let played = try twoFingers.play(one.at(0.1).move(1, by: (100, 0)).at(0.2).up(1))
    #expect(played.verdicts == ["0.2 swipe possible→failed tooFewTouches"])
  }

  @Test func aCancelledTouchFails() throws {
    #expect(
      try twoFingers.play(two.at(0.1).cancel(1)).verdicts == [
        "0.1 swipe possible→failed touchCancelled"
      ])
  }

  @Test func aMaskOfBothAxesTestsTheHorizontalOne() throws {
    #expect(
      try mixed(.uikit).play(one.at(0.1).move(1, by: (60, 0))).last(of: "swipe")?.direction
        == .right)
    #expect(
      try mixed(.uikit).play(one.at(0.1).move(1, by: (0, -60))).verdicts == [
        "0.1 swipe possible→failed movedSideways"
      ])
  }

  @Test func aMaskOfBothAxesMayTestEach() throws {
    let scene = mixed(.both)
    #expect(
      try scene.play(one.at(0.1).move(1, by: (60, 0))).last(of: "swipe")?.direction == .right)
    #expect(try scene.play(one.at(0.1).move(1, by: (0, -60))).last(of: "swipe")?.direction == .up)
    #expect(try scene.play(one.at(0.1).move(1, by: (-1, 1))).states(of: "swipe") == [.failed])
  }

  @Test func oneAxisOfTwoMayFailBeforeTheOtherIsRecognized() throws {
    let played = try mixed(.both).play(
      one.at(0.05).move(1, by: (-5, -10)).at(0.1).move(1, by: (0, -50)))
    #expect(played.verdicts == ["0.1 swipe possible→ended movedFarEnough"])
    #expect(played.last(of: "swipe")?.direction == .up)
  }

  @Test func everyThresholdMayBeSet() throws {
    let scene = SceneBuilder().swipe {
      $0.maximumDuration = .milliseconds(300)
      $0.minimumPrimaryMovement = 100
      $0.primaryDecay = 0
      $0.maximumSecondaryMovement = 10
      $0.secondaryDecay = 0
    }
    #expect(try scene.play(one.at(0.3).move(1, by: (100, 10))).states(of: "swipe") == [.ended])
    #expect(try scene.play(one.at(0.3).move(1, by: (100, 10.5))).states(of: "swipe") == [.failed])
    #expect(try scene.play(one.at(0.31).move(1, by: (200, 0))).states(of: "swipe") == [.failed])
    #expect(
      try scene.play(one.at(0.3).move(1, by: (99, 0)), atEnd: .stop).verdicts.isEmpty)
  }
}
