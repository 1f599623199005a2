import Testing

@testable import Touchstone

/// Long presses (R41-R43).
struct LongPressMachineTests {
  private let press = SceneBuilder().longPress()
  private let twoFingers = SceneBuilder().longPress { $0.numberOfTouchesRequired = 2 }
  private let afterTap = SceneBuilder().longPress { $0.numberOfTapsRequired = 1 }
  private let one = Touches().down(1, at: (50, 50))
  private let two = Touches().frame { $0.down(1, at: (50, 50)).down(2, at: (150, 50)) }
  private let tap = Touches().tap(at: (50, 50))

  @Test func theTimeRunsFromTheLastFingerThatIsNeeded() throws {
    let played = try twoFingers.play(
      one.at(0.2).down(2, at: (150, 50)).at(1).frame { $0.up(1).up(2) })
    #expect(
      played.verdicts(of: "press") == ["0.7 possible→began heldLongEnough", "1 began→ended"])
    #expect(played.last(of: "press")?.duration == .milliseconds(800))
  }

  @Test func anyLiftBeforeFails() throws {
    #expect(
      try twoFingers.play(two.at(0.1).up(1).at(0.6).up(2)).verdicts == [
        "0.1 press possible→failed liftedEarly"
      ])
    #expect(
      try twoFingers.play(one.at(0.1).up(1)).verdicts == [
        "0.1 press possible→failed tooFewTouches"
      ])
  }

  @Test func aFingerTooManyFailsBeforeAndIsIgnoredAfter() throws {
    let before = try press.play(one.at(0.4).down(2, at: (90, 50)).at(0.6).up(1).up(2))
    #expect(before.verdicts(of: "press") == ["0.4 possible→failed tooManyTouches"])
    let after = try press.play(
      one.at(0.6).down(2, at: (90, 50)).move(2, by: (5, 0)).up(2).at(0.7).up(1))
    #expect(
      after.verdicts(of: "press") == ["0.5 possible→began heldLongEnough", "0.7 began→ended"])
  }

  @Test func theFirstLiftEnds() throws {
    let played = try twoFingers.play(two.at(0.6).up(1, at: (60, 70)).at(0.7).up(2))
    #expect(
      played.verdicts(of: "press") == ["0.5 possible→began heldLongEnough", "0.6 began→ended"])
    #expect(played.last(of: "press")?.location == Point2D(105, 60))
    #expect(played.last(of: "press")?.touches == 2)
  }

  @Test func aCancelledTouchFailsBeforeAndCancelsAfter() throws {
    #expect(
      try press.play(one.at(0.4).cancel(1)).verdicts == [
        "0.4 press possible→failed touchCancelled"
      ])
    #expect(
      try press.play(one.at(0.6).cancel(1)).verdicts(of: "press").last
        == "0.6 began→cancelled touchCancelled")
  }

  @Test func theCentroidOfTwoFingersMayMoveTenPoints() throws {
    let exact = try twoFingers.play(two.at(0.1).move(1, by: (20, 0)).at(0.6).up(1))
    #expect(exact.states(of: "press") == [.began, .ended])
    let beyond = try twoFingers.play(two.at(0.1).move(1, by: (20.1, 0)).at(0.6).up(1))
    #expect(beyond.verdicts(of: "press") == ["0.1 possible→failed movedTooFar"])
  }

  @Test func movementIsNotTestedBeforeAllFingersAreDown() throws {
    let played = try twoFingers.play(
      one.at(0.1).move(1, by: (50, 0)).at(0.2).down(2, at: (150, 50)).at(0.8).up(1))
    #expect(played.verdicts(of: "press").first == "0.7 possible→began heldLongEnough")
  }

  @Test func aPressWithoutDurationBeginsAtTheLanding() throws {
    let scene = SceneBuilder().longPress { $0.minimumPressDuration = .zero }
    let played = try scene.play(one.at(0.1).up(1))
    #expect(
      played.verdicts(of: "press") == ["0 possible→began heldLongEnough", "0.1 began→ended"])
  }

  @Test func theLocationIsTheFingersAndNotCut() throws {
    let played = try press.play(
      one.at(0.6).move(1, to: (61.5, 70.25)).at(0.7).up(1, at: (62.5, 71)))
    #expect(
      played.transitions(of: "press").map { $0.location } == [
        Point2D(50, 50), Point2D(61.5, 70.25), Point2D(62.5, 71),
      ])
    #expect(
      played.transitions(of: "press").map { $0.duration } == [
        .milliseconds(500), .milliseconds(600), .milliseconds(700),
      ])
  }

  // MARK: Taps before the press

  @Test func thePressMayComeThirtyFiveHundredthsAfterTheTap() throws {
    let exact = try afterTap.play(tap.at(0.45).down(1, at: (50, 50)).at(1).up(1))
    #expect(
      exact.verdicts(of: "press") == ["0.95 possible→began heldLongEnough", "1 began→ended"])
    let late = try afterTap.play(tap.at(0.451).down(1, at: (50, 50)).at(1).up(1))
    #expect(late.verdicts(of: "press").first == "0.45 possible→failed intervalElapsed")
  }

  @Test func thePressMustComeDownNearTheTap() throws {
    let near = try afterTap.play(tap.at(0.2).down(1, at: (95, 50)).at(1).up(1))
    #expect(near.states(of: "press") == [.began, .ended])
    let far = try afterTap.play(tap.at(0.2).down(1, at: (95.1, 50)).at(1).up(1))
    #expect(far.verdicts(of: "press").first == "0.2 possible→failed movedTooFar")
    #expect(far.transitions(of: "press").first?.reason?.limit?.limit == 45)
  }

  @Test func theTapKeepsTheRulesOfTaps() throws {
    #expect(
      try afterTap.play(one.at(1.6).up(1)).verdicts == ["1.5 press possible→failed tooSlow"])
    #expect(
      try afterTap.play(one.at(0.1).move(1, by: (46, 0))).verdicts == [
        "0.1 press possible→failed movedTooFar"
      ])
    let afterTwo = SceneBuilder().longPress { $0.numberOfTapsRequired = 2 }
    #expect(
      try afterTwo.play(one.at(0.8).up(1)).verdicts == ["0.75 press possible→failed tooSlow"])
    let played = try afterTwo.play(
      tap.at(0.2).tap(at: (50, 50)).at(0.5).down(1, at: (50, 50)).at(1.1).up(1))
    #expect(
      played.verdicts(of: "press") == ["1 possible→began heldLongEnough", "1.1 began→ended"])
  }

  @Test func theFirstFingerOfAPressOfTwoStopsTheInterval() throws {
    let scene = SceneBuilder().longPress {
      $0.numberOfTapsRequired = 1
      $0.numberOfTouchesRequired = 2
    }
    let taps = two.at(0.1).frame { $0.up(1).up(2) }
    let played = try scene.play(
      taps.at(0.4).down(1, at: (50, 50)).at(0.6).down(2, at: (150, 50)).at(1.2).up(1))
    #expect(
      played.verdicts(of: "press") == ["1.1 possible→began heldLongEnough", "1.2 began→ended"])
  }

  @Test func aPressAfterATapMayMoveTenPoints() throws {
    let played = try afterTap.play(
      tap.at(0.2).down(1, at: (50, 50)).at(0.3).move(1, by: (10.1, 0)))
    #expect(played.verdicts(of: "press") == ["0.3 possible→failed movedTooFar"])
    #expect(played.last(of: "press")?.reason?.limit?.limit == 10)
  }
}
