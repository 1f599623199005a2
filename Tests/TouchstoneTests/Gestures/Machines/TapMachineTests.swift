import Testing

@testable import Touchstone

/// Taps (R36-R40).
struct TapMachineTests {
  private let tap = SceneBuilder().tap()
  private let double = SceneBuilder().tap { $0.numberOfTapsRequired = 2 }
  private let twoFingers = SceneBuilder().tap { $0.numberOfTouchesRequired = 2 }
  private let one = Touches().down(1, at: (50, 50))
  private let two = Touches().frame { $0.down(1, at: (50, 50)).down(2, at: (150, 50)) }

  @Test func oneOfTwoFingersMayLandAgain() throws {
    let played = try twoFingers.play(
      two.at(0.1).up(2).at(0.2).down(2, at: (170, 50)).at(0.3).frame { $0.up(1).up(2) })
    #expect(played.verdicts == ["0.3 tap possible→ended tapped"])
    #expect(played.last(of: "tap")?.location == Point2D(110, 50))
  }

  @Test func theFingerThatIsLeftMayMoveAnywhere() throws {
    let played = try twoFingers.play(two.at(0.1).up(2).at(0.2).move(1, by: (100, 0)).at(0.3).up(1))
    #expect(played.verdicts == ["0.3 tap possible→ended tapped"])
    #expect(played.last(of: "tap")?.location == Point2D(100, 50))
  }

  @Test func movementIsNotTestedInAFrameInWhichAFingerLifts() throws {
    let played = try twoFingers.play(
      two.at(0.1).frame { $0.move(1, by: (100, 0)).up(2) }.at(0.2).up(1))
    #expect(played.states(of: "tap") == [.ended])
  }

  @Test func theCentroidOfTwoFingersMayMoveFortyFivePoints() throws {
    let exact = try twoFingers.play(
      two.at(0.1).move(2, by: (90, 0)).at(0.2).frame { $0.up(1).up(2) })
    #expect(exact.states(of: "tap") == [.ended])
    let beyond = try twoFingers.play(two.at(0.1).move(2, by: (90.01, 0)))
    #expect(beyond.verdicts == ["0.1 tap possible→failed movedTooFar"])
  }

  @Test func theDistanceIsNotMeasuredPerAxis() throws {
    let exact = try tap.play(one.at(0.1).move(1, by: (27, 36)).at(0.2).up(1))
    #expect(exact.states(of: "tap") == [.ended])
    let beyond = try tap.play(one.at(0.1).move(1, by: (36, 36)))
    #expect(beyond.verdicts == ["0.1 tap possible→failed movedTooFar"])
  }

  @Test func laterTapsAreComparedWithTheFirst() throws {
    let triple = SceneBuilder().tap { $0.numberOfTapsRequired = 3 }
    let near = Touches().tap(at: (50, 50)).at(0.2).tap(at: (80, 50)).at(0.4).tap(at: (95, 50))
    let played = try triple.play(near)
    #expect(played.verdicts == ["0.5 tap possible→ended tapped"])
    #expect(played.last(of: "tap")?.location == Point2D(50, 50))
    #expect(played.last(of: "tap")?.values == .tap(taps: 3))
    let creeping = Touches().tap(at: (50, 50)).at(0.2).tap(at: (80, 50)).at(0.4).tap(at: (110, 50))
    #expect(try triple.play(creeping).verdicts == ["0.4 tap possible→failed movedTooFar"])
  }

  @Test func eachOfSeveralTapsMayLastThreeQuartersOfASecond() throws {
    let exact = Touches().tap(at: (50, 50), for: 0.75).at(1).tap(at: (50, 50), for: 0.75)
    #expect(try double.play(exact).verdicts == ["1.75 tap possible→ended tapped"])
    let first = Touches().tap(at: (50, 50), for: 0.751)
    #expect(try double.play(first).verdicts == ["0.75 tap possible→failed tooSlow"])
    let second = Touches().tap(at: (50, 50)).at(0.4).tap(at: (50, 50), for: 0.751)
    #expect(try double.play(second).verdicts == ["1.15 tap possible→failed tooSlow"])
  }

  @Test func theTimeRunsFromTheFirstFinger() throws {
    let late = one.at(1.4).down(2, at: (150, 50))
    let exact = try twoFingers.play(late.at(1.5).frame { $0.up(1).up(2) })
    #expect(exact.verdicts == ["1.5 tap possible→ended tapped"])
    let beyond = try twoFingers.play(late.at(1.6).frame { $0.up(1).up(2) })
    #expect(beyond.verdicts == ["1.5 tap possible→failed tooSlow"])
  }

  @Test func aFingerTooManyFails() throws {
    let played = try tap.play(one.at(0.028).down(2, at: (200, 50)).at(0.1).up(1).up(2))
    #expect(played.verdicts == ["0.028 tap possible→failed tooManyTouches"])
  }

  @Test func everyTapNeedsAllFingers() throws {
    let scene = SceneBuilder().tap {
      $0.numberOfTapsRequired = 2
      $0.numberOfTouchesRequired = 2
    }
    let first = two.at(0.1).frame { $0.up(1).up(2) }.at(0.2)
    let both = first.frame { $0.down(1, at: (50, 50)).down(2, at: (150, 50)) }.at(0.3)
    #expect(
      try scene.play(both.up(1).at(0.4).up(2)).verdicts == ["0.4 tap possible→ended tapped"])
    #expect(
      try scene.play(first.tap(at: (50, 50))).verdicts == ["0.3 tap possible→failed tooFewTouches"])
  }

  @Test func aCancelledTouchFails() throws {
    #expect(
      try tap.play(one.at(0.1).cancel(1)).verdicts == ["0.1 tap possible→failed touchCancelled"])
  }

  @Test func aFingerMayLeaveTheView() throws {
    let scene = SceneBuilder().view("view", (0, 0, 60, 60)).tap(on: "view")
    let played = try scene.play(one.at(0.1).move(1, to: (90, 50)).at(0.2).up(1))
    #expect(played.states(of: "tap") == [.ended])
  }

  @Test func reportsTheFingersThatItNeeds() throws {
    let ended = try twoFingers.play(two.at(0.1).up(1).at(0.2).up(2))
    #expect(ended.last(of: "tap")?.touches == 2)
    let failed = try twoFingers.play(one.at(0.1).up(1))
    #expect(failed.last(of: "tap")?.touches == 1)
    #expect(failed.last(of: "tap")?.values == nil)
    let waited = try double.play(one.at(0.1).up(1))
    #expect(waited.last(of: "tap")?.touches == 0)
    #expect(waited.last(of: "tap")?.location == Point2D(50, 50))
  }

  @Test func everyThresholdMayBeSet() throws {
    let scene = SceneBuilder().tap {
      $0.numberOfTapsRequired = 2
      $0.allowableMovement = 5
      $0.maximumTapDuration = .milliseconds(200)
      $0.maximumInterval = .milliseconds(100)
    }
    #expect(try scene.play(one.at(0.1).move(1, by: (6, 0))).states(of: "tap") == [.failed])
    #expect(
      try scene.play(one.at(0.3).up(1)).verdicts == ["0.2 tap possible→failed tooSlow"])
    #expect(
      try scene.play(one.at(0.1).up(1)).verdicts == ["0.2 tap possible→failed intervalElapsed"])
  }
}
