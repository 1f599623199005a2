import Testing

@testable import Touchstone

/// When recognizers are ready for a new attempt (R21, R22).
struct ArbiterResetTests {
  private let down = Touches().down(1, at: (50, 50))
  private let waiting = SceneBuilder().longPress()
    .tap("double") { $0.numberOfTapsRequired = 2 }.require("press", toFail: "double")

  @Test func aRecognizerOnItsOwnIsResetAtOnce() throws {
    let played = try SceneBuilder().tap().play(down.at(0.1).up(1))
    #expect(played.resets(of: "tap") == ["0.1"])
    #expect(played.state(of: "tap") == .possible)
  }

  @Test func aNewFingerStartsAnewWhileTheOldOneIsStillDown() throws {
    let played = try SceneBuilder().tap().play(
      down.at(1.7).down(2, at: (200, 50)).at(1.8).move(1, by: (60, 0)).up(2).at(2).up(1))
    #expect(
      played.verdicts == ["1.5 tap possible→failed tooSlow", "1.8 tap possible→ended tapped"])
    #expect(played.last(of: "tap")?.location == Point2D(200, 50))
  }

  @Test func aFailedRecognizerWaitsForTheOneThatItRequires() throws {
    let touches = Touches().tap(at: (50, 50)).at(0.3).tick()
    #expect(try waiting.play(touches, atEnd: .stop).state(of: "press") == .failed)
    let played = try waiting.play(touches)
    #expect(played.resets(of: "press") == ["0.45"])
    #expect(played.resets(of: "double") == ["0.45"])
  }

  @Test func whoeverIsNotTiedToThemIsResetAtOnce() throws {
    let played = try waiting.tap("free").simultaneous("free", "double")
      .play(Touches().tap(at: (50, 50)))
    #expect(played.resets(of: "free") == ["0.1"])
    #expect(played.resets(of: "press") == ["0.45"])
  }

  @Test func aDynamicRequirementTiesUntilTheReset() throws {
    let scene = SceneBuilder().longPress().tap("double") { $0.numberOfTapsRequired = 2 }
      .dynamicallyRequire("press", toFail: "double")
    let played = try scene.play(Touches().tap(at: (50, 50)).at(1).down(1, at: (50, 50)).at(2).up(1))
    #expect(played.resets(of: "press") == ["0.45", "2"])
    #expect(
      played.verdicts(of: "press").suffix(2) == [
        "1.75 possible→began heldLongEnough", "2 began→ended",
      ])
  }

  @Test func aRunningGestureKeepsItsGroup() throws {
    let scene = SceneBuilder().pan().swipe().require("pan", toFail: "swipe")
    let played = try scene.play(
      down.at(0.1).move(1, by: (2, 48)).at(0.2).move(1, by: (20, 0)).at(0.3).up(1))
    #expect(played.verdicts.first == "0.1 swipe possible→failed movedSideways")
    #expect(played.resets(of: "swipe") == ["0.3"])
    #expect(played.resets(of: "pan") == ["0.3"])
  }

  @Test func theTouchesOfADecidedRecognizerAreNotItsOwnAgain() throws {
    let played = try SceneBuilder().pan { $0.maximumNumberOfTouches = 1 }.play(
      down.at(0.1).down(2, at: (200, 50)).at(0.2).move(1, by: (50, 0)).move(2, by: (50, 0))
        .at(0.3).down(3, at: (50, 200)).at(0.4).move(3, by: (0, 20)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 pan possible→failed tooManyTouches", "0.4 pan possible→began movedFarEnough",
      ])
    #expect(played.last(of: "pan")?.touches == 1)
  }
}
