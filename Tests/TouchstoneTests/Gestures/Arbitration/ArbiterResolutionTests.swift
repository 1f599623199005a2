import Testing

@testable import Touchstone

/// Who excludes whom, and who waits for whom (R18).
struct ArbiterResolutionTests {
  private let down = Touches().down(1, at: (50, 50))
  private let left = Rect2D(x: 0, y: 0, width: 160, height: 480)
  private let singleAndDouble = SceneBuilder().tap("single")
    .tap("double") { $0.numberOfTapsRequired = 2 }

  // MARK: Exclusion

  @Test func recognizersWithoutACommonTouchDoNotExcludeEachOther() throws {
    let scene = SceneBuilder().tap().pan()
      .recognizer("tap") { $0.shouldReceiveTouch = .inside(left) }
      .recognizer("pan") { $0.shouldReceiveTouch = .outside(left) }
    let played = try scene.play(
      down.down(2, at: (200, 50)).at(0.1).move(2, by: (20, 0)).at(0.2).up(1).at(0.3).up(2))
    #expect(
      played.verdicts == [
        "0.1 pan possible→began movedFarEnough", "0.2 tap possible→ended tapped",
        "0.3 pan began→ended",
      ])
  }

  @Test func oneYesIsEnoughFromEitherSide() throws {
    let pans = SceneBuilder().pan("a").pan("b")
    let touches = down.at(0.1).move(1, by: (20, 0))
    for scene in [pans.simultaneous("a", "b"), pans.simultaneous("b", "a")] {
      let played = try scene.play(touches, atEnd: .stop)
      #expect(played.states(of: "a") == [.began])
      #expect(played.states(of: "b") == [.began])
    }
    #expect(try pans.play(touches, atEnd: .stop).states(of: "b") == [.failed])
  }

  @Test func simultaneityConcernsOnlyTheTwo() throws {
    let scene = SceneBuilder().pan("a").pan("b").pan("c").simultaneous("a", "b")
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 c possible→failed preventedBy a", "0.1 a possible→began movedFarEnough",
        "0.1 b possible→began movedFarEnough",
      ])
  }

  @Test func aTapLeavesOneWithMoreTapsAloneOnlyWhileBothFollowTheSameTouches() throws {
    let scene = SceneBuilder().tap("single") { $0.numberOfTapsRequired = 1 }
      .tap("double") {
        $0.numberOfTapsRequired = 2
        $0.numberOfTouchesRequired = 2
      }
      .recognizer("single") { $0.shouldReceiveTouch = .inside(left) }
    let played = try scene.play(
      Touches().frame { $0.down(1, at: (50, 50)).down(2, at: (200, 50)) }.at(0.1).up(1))
    #expect(
      played.verdicts.prefix(2) == [
        "0.1 double possible→failed preventedBy single", "0.1 single possible→ended tapped",
      ])
  }

  @Test func aTapLeavesAPressAloneThatNeedsATapFirst() throws {
    let scene = SceneBuilder().tap().longPress { $0.numberOfTapsRequired = 1 }
    let played = try scene.play(Touches().tap(at: (50, 50)).at(0.2).tap(at: (50, 50), for: 0.6))
    #expect(
      played.verdicts == [
        "0.1 tap possible→ended tapped", "0.7 tap possible→failed preventedBy press",
        "0.7 press possible→began heldLongEnough", "0.8 press began→ended",
      ])
  }

  @Test func aPressLeavesOneWithMoreTapsAlone() throws {
    let scene = SceneBuilder().longPress("plain").longPress("tapped") {
      $0.numberOfTapsRequired = 1
    }
    let played = try scene.play(down.at(1).up(1))
    #expect(
      played.verdicts(of: "plain") == ["0.5 possible→began heldLongEnough", "1 began→ended"])
    #expect(played.verdicts(of: "tapped") == ["1.35 possible→failed intervalElapsed"])
  }

  @Test func thePolicyMayPreventWhatKindsDoNot() throws {
    let presses = SceneBuilder().longPress("plain").longPress("tapped") {
      $0.numberOfTapsRequired = 1
    }
    let played = try presses.prevents("plain", "tapped").play(down.at(1).up(1))
    #expect(played.verdicts(of: "tapped") == ["0.5 possible→failed preventedBy plain"])
  }

  @Test func thePolicyMayLeaveAloneWhatKindsPrevent() throws {
    let scene = SceneBuilder().pan().tap().cannotPrevent("pan", "tap")
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)).at(0.2).up(1))
    #expect(
      played.verdicts == [
        "0.1 pan possible→began movedFarEnough", "0.2 pan began→ended",
        "0.2 tap possible→ended tapped",
      ])
  }

  @Test func aGestureThatIsAllowedBesideARunningOneDoesNotEndIt() throws {
    let scene = SceneBuilder().longPress().pan().simultaneous("press", "pan")
    let played = try scene.play(down.at(0.6).move(1, by: (20, 0)).at(0.7).up(1))
    #expect(
      played.verdicts(of: "press") == [
        "0.5 possible→began heldLongEnough", "0.6 began→changed", "0.7 changed→ended",
      ])
    #expect(
      played.verdicts(of: "pan") == ["0.6 possible→began movedFarEnough", "0.7 began→ended"])
  }

  @Test func aRunningGestureExcludesWhoeverGetsItsNewFinger() throws {
    let scene = SceneBuilder().pan().tap()
    let played = try scene.play(
      down.at(0.1).move(1, by: (20, 0)).at(0.2).down(2, at: (90, 50)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 tap possible→failed preventedBy pan", "0.1 pan possible→began movedFarEnough",
        "0.2 tap possible→failed preventedBy pan", "0.2 pan began→changed",
      ])
  }

  @Test func whatRunsIsNotExcluded() throws {
    let scene = SceneBuilder().longPress().pan().cannotPrevent("press", "pan")
    let played = try scene.play(down.at(0.6).move(1, by: (20, 0)).at(0.7).up(1))
    #expect(played.states(of: "press") == [.began, .changed, .ended])
    #expect(played.states(of: "pan") == [.began, .ended])
  }

  @Test func oneThatWasLetThroughEarlierInTheFrameCanStillBePrevented() throws {
    let taps = Touches().tap(at: (50, 50)).at(0.2).tap(at: (50, 50))
    #expect(
      try singleAndDouble.play(taps).verdicts.suffix(2) == [
        "0.3 single possible→failed preventedBy double", "0.3 double possible→ended tapped",
      ])
  }

  // MARK: Requirements

  /// R34.
  @Test func aRequirementThatNeverGotATouchIsNotWaitedFor() throws {
    let scene = SceneBuilder().view("view", (200, 0, 100, 100)).pan()
      .tap("double", on: "view") { $0.numberOfTapsRequired = 2 }.require("pan", toFail: "double")
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)), atEnd: .stop)
    #expect(played.verdicts == ["0.1 pan possible→began movedFarEnough"])
  }

  @Test func aRunningGestureIsCancelledWhenItsRequirementIsRecognized() throws {
    let scene = SceneBuilder().view("view", (200, 0, 100, 100)).pan()
      .tap("double", on: "view") { $0.numberOfTapsRequired = 2 }
      .require("pan", toFail: "double").simultaneous("pan", "double")
    let played = try scene.play(
      down.at(0.1).move(1, by: (20, 0)).at(0.2).tap(2, at: (250, 50)).at(0.4)
        .tap(2, at: (250, 50)))
    #expect(
      played.verdicts.suffix(2) == [
        "0.5 double possible→ended tapped",
        "0.5 pan changed→cancelled requirementRecognized double",
      ])
  }

  @Test func aGestureThatEndsInTheFrameOfItsRequirementEnds() throws {
    let scene = SceneBuilder().view("view", (200, 0, 100, 100)).longPress().tap(on: "view")
      .require("press", toFail: "tap")
    let played = try scene.play(
      down.at(0.6).down(2, at: (250, 50)).at(0.7).frame { $0.up(1).up(2) })
    #expect(
      played.verdicts == [
        "0.5 press possible→began heldLongEnough", "0.7 tap possible→ended tapped",
        "0.7 press began→ended",
      ])
  }

  /// R35.
  @Test func requirementsWorkBetweenSiblings() throws {
    let scene = SceneBuilder().view("a", (0, 0, 100, 100)).view("b", (200, 0, 100, 100))
      .tap("tap", on: "a").longPress(on: "b").require("tap", toFail: "press")
    let touches = Touches().down(2, at: (250, 50)).at(0.1).tap(at: (50, 50)).at(0.3).up(2)
    #expect(
      try scene.play(touches).verdicts == [
        "0.3 press possible→failed liftedEarly", "0.3 tap possible→ended tapped",
      ])
  }

  @Test func requirementsMayFormAChain() throws {
    let scene = singleAndDouble.tap("triple") { $0.numberOfTapsRequired = 3 }
      .require("single", toFail: "double").require("double", toFail: "triple")
    #expect(
      try scene.play(Touches().tap(at: (50, 50))).verdicts == [
        "0.45 double possible→failed intervalElapsed", "0.45 single possible→ended tapped",
        "0.45 triple possible→failed intervalElapsed",
      ])
  }

  @Test func aDynamicRequirementHoldsBackLikeAStaticOne() throws {
    let scene = singleAndDouble.dynamicallyRequire("single", toFail: "double")
    #expect(
      try scene.play(Touches().tap(at: (50, 50))).verdicts == [
        "0.45 double possible→failed intervalElapsed", "0.45 single possible→ended tapped",
      ])
  }

  @Test func aDynamicRequirementNeedsACommonTouch() throws {
    let scene = SceneBuilder().view("a", (0, 0, 100, 100)).view("b", (200, 0, 100, 100))
      .tap("tap", on: "a").longPress(on: "b").dynamicallyRequire("tap", toFail: "press")
    let touches = Touches().down(2, at: (250, 50)).at(0.1).tap(at: (50, 50)).at(0.3).up(2)
    #expect(
      try scene.play(touches).verdicts == [
        "0.2 tap possible→ended tapped", "0.3 press possible→failed liftedEarly",
      ])
  }

  // MARK: Deadlock

  @Test func recognizersThatWaitForEachOtherFail() throws {
    let scene = SceneBuilder().tap("a").tap("b")
      .dynamicallyRequire("a", toFail: "b").dynamicallyRequire("b", toFail: "a")
    #expect(
      try scene.play(Touches().tap(at: (50, 50))).verdicts == [
        "0.1 a possible→failed deadlock b", "0.1 b possible→failed deadlock a",
      ])
  }

  @Test func aCircleIsExcludedByOneThatStandsOutside() throws {
    let scene = circle.tap("outside")
    #expect(
      try scene.play(Touches().tap(at: (50, 50))).verdicts == [
        "0.1 a possible→failed preventedBy outside", "0.1 b possible→failed preventedBy outside",
        "0.1 c possible→failed preventedBy outside", "0.1 outside possible→ended tapped",
      ])
  }

  @Test func aCircleOfThreeFailsInOrder() throws {
    #expect(
      try circle.play(Touches().tap(at: (50, 50))).verdicts == [
        "0.1 a possible→failed deadlock b", "0.1 b possible→failed deadlock c",
        "0.1 c possible→failed deadlock a",
      ])
  }

  private var circle: SceneBuilder {
    SceneBuilder().tap("a").tap("b").tap("c")
      .dynamicallyRequire("a", toFail: "b").dynamicallyRequire("b", toFail: "c")
      .dynamicallyRequire("c", toFail: "a")
  }
}
