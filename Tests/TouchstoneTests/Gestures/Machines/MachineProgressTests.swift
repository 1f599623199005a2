import Testing

@testable import Touchstone

/// How each machine stands to its limits, frame by frame; values worked out by hand.
struct MachineProgressTests {
  private let down = Touches().down(1, at: (100, 100))

  @Test func aTapTellsHowFarItStrayedAndHowLongItLasts() throws {
    let touches = down.at(0.1).move(1, by: (3, 4)).at(0.2).move(1, by: (27, 36)).at(0.3).up(1)
    let watched = try Watched(SceneBuilder().tap(), touches)
    #expect(
      watched.series(.allowableMovement, of: "tap") == [
        "0.0 movedTooFar 0.0/45.0", "0.1 movedTooFar 5.0/45.0", "0.2 movedTooFar 50.0/45.0",
      ])
    #expect(
      watched.series(.maximumDuration, of: "tap") == [
        "0.1 tooSlow 0.1/1.5", "0.2 tooSlow 0.2/1.5",
      ])
    #expect(
      watched.series(.numberOfTouchesRequired, of: "tap")
        == [
          "0.0 tooFewTouches 1.0/1.0", "0.1 tooFewTouches 1.0/1.0",
        ])
  }

  @Test func aDoubleTapTellsWhenTheSecondTapCame() throws {
    let scene = SceneBuilder().tap("double") { $0.numberOfTapsRequired = 2 }
    let touches = down.at(0.1).up(1).at(0.38).down(2, at: (100, 112)).at(0.48).up(2)
    let watched = try Watched(scene, touches)
    #expect(
      watched.series(.maximumInterval, of: "double") == ["0.38 intervalElapsed 0.28/0.35"])
    #expect(
      watched.series(.maximumTapDuration, of: "double") == [
        "0.1 tooSlow 0.1/0.75", "0.48 tooSlow 0.1/0.75",
      ])
    #expect(watched.series(.allowableMovement, of: "double").last == "0.38 movedTooFar 12.0/45.0")
  }

  @Test func aTapOfTwoFingersThatRestsTellsItsFingers() throws {
    let scene = SceneBuilder().tap("two") { $0.numberOfTouchesRequired = 2 }
    let watched = try Watched(scene, down.at(0.1).move(1, by: (60, 0)).at(0.2).up(1))
    #expect(
      watched.series(.numberOfTouchesRequired, of: "two") == [
        "0.0 tooFewTouches 1.0/2.0", "0.1 tooFewTouches 1.0/2.0", "0.2 tooFewTouches 1.0/2.0",
      ])
    #expect(watched.series(.allowableMovement, of: "two") == [])
  }

  @Test func aLongPressTellsHowLongItIsHeld() throws {
    let touches = down.at(0.1).move(1, by: (6, 8)).at(0.4).move(1, by: (0, -8)).at(0.6).up(1)
    let watched = try Watched(SceneBuilder().longPress(), touches)
    #expect(
      watched.series(.minimumPressDuration, of: "press") == [
        "0.1 heldLongEnough 0.1/0.5", "0.4 heldLongEnough 0.4/0.5", "0.5 heldLongEnough 0.5/0.5",
      ])
    #expect(
      watched.series(.allowableMovement, of: "press") == [
        "0.0 movedTooFar 0.0/10.0", "0.1 movedTooFar 10.0/10.0", "0.4 movedTooFar 6.0/10.0",
      ])
  }

  @Test func theTapsBeforeAPressHaveTheirOwnLimits() throws {
    let scene = SceneBuilder().longPress { $0.numberOfTapsRequired = 1 }
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).up(1)
      .at(0.3).down(2, at: (160, 100))
    let watched = try Watched(scene, touches)
    #expect(
      watched.series(.tapAllowableMovement, of: "press") == [
        "0.0 movedTooFar 0.0/45.0", "0.1 movedTooFar 20.0/45.0", "0.3 movedTooFar 60.0/45.0",
      ])
    #expect(watched.series(.maximumInterval, of: "press") == ["0.3 intervalElapsed 0.1/0.35"])
  }

  @Test func aPanTellsTheLargerAxis() throws {
    let touches = down.at(0.1).move(1, by: (3, 7)).at(0.2).move(1, by: (-12, 1))
    let watched = try Watched(SceneBuilder().pan(), touches, atEnd: .stop)
    #expect(
      watched.series(.hysteresis, of: "pan") == [
        "0.1 movedFarEnough 7.0/10.0", "0.2 movedFarEnough 9.0/10.0",
      ])
    #expect(watched.series(.maximumNumberOfTouches, of: "pan") == [])
    let one = try Watched(
      SceneBuilder().pan { $0.maximumNumberOfTouches = 1 }, down.at(0.1).down(2, at: (9, 9)))
    #expect(
      one.series(.maximumNumberOfTouches, of: "pan") == [
        "0.0 tooManyTouches 1.0/1.0", "0.1 tooManyTouches 2.0/1.0",
      ])
  }

  @Test func aSwipeTellsItsShrinkingLimits() throws {
    // 50·(1 − 0.94·0.1) = 45.3 and 50·(1 − 0.98·0.1) = 45.1; at 0.2 s, 40.6 and 40.2.
    let touches = down.at(0.1).move(1, by: (20, 5)).at(0.2).move(1, by: (10, 8)).at(0.3).up(1)
    let watched = try Watched(SceneBuilder().swipe(), touches)
    #expect(
      watched.series(.minimumPrimaryMovement, of: "swipe") == [
        "0.1 movedFarEnough 20.0/45.3", "0.2 movedFarEnough 30.0/40.6",
        "0.3 movedFarEnough 30.0/35.9",
      ])
    #expect(
      watched.series(.maximumSecondaryMovement, of: "swipe") == [
        "0.1 movedSideways 5.0/45.1", "0.2 movedSideways 13.0/40.2",
      ])
    #expect(
      watched.series(.direction, of: "swipe") == [
        "0.1 wrongDirection 20.0/0.0", "0.2 wrongDirection 30.0/0.0",
      ])
  }

  @Test func aSwipeTellsAllItsLimitsAsItDecides() throws {
    let watched = try Watched(SceneBuilder().swipe(), down.at(0.1).move(1, by: (50, 9)))
    #expect(
      watched.series(.minimumPrimaryMovement, of: "swipe") == ["0.1 movedFarEnough 50.0/45.3"])
    #expect(
      watched.series(.maximumSecondaryMovement, of: "swipe") == ["0.1 movedSideways 9.0/45.1"])
  }

  @Test func aSwipeThatRestsTellsWhyNothingIsTested() throws {
    let scene = SceneBuilder().swipe { $0.numberOfTouchesRequired = 2 }
    let watched = try Watched(scene, down.at(0.1).move(1, by: (80, 0)).at(0.2).up(1))
    #expect(
      watched.series(.numberOfTouchesRequired, of: "swipe") == [
        "0.0 tooFewTouches 1.0/2.0", "0.1 tooFewTouches 1.0/2.0", "0.2 tooFewTouches 1.0/2.0",
      ])
    #expect(watched.series(.minimumPrimaryMovement, of: "swipe") == [])
    #expect(watched.series(.maximumDuration, of: "swipe") == ["0.1 tooSlow 0.1/0.5"])
  }

  @Test func pinchAndRotationTellHowFarThePairCame() throws {
    let two = down.down(2, at: (200, 100)).at(0.1)
    let pinch = try Watched(
      SceneBuilder().pinch(), two.move(2, by: (-5, 0)).at(0.2).move(2, by: (14, 0)), atEnd: .stop)
    #expect(
      pinch.series(.hysteresis, of: "pinch") == [
        "0.0 movedFarEnough 0.0/8.0", "0.1 movedFarEnough 5.0/8.0", "0.2 movedFarEnough 9.0/8.0",
      ])
    #expect(
      pinch.series(.numberOfTouchesRequired, of: "pinch").first == "0.0 tooFewTouches 1.0/2.0")
    // Symmetric fingers that turn by atan(0.05) = 2.862405°, 100.124922 points apart then.
    let rotation = try Watched(
      SceneBuilder().rotation(),
      two.frame { $0.move(1, by: (0, -2.5)).move(2, by: (0, 2.5)) }, atEnd: .stop)
    let last = try #require(rotation.series(.hysteresis, of: "rotation").last)
    #expect(last.hasPrefix("0.1 turnedFarEnough 2.862405/5.17672"))
  }

  @Test func anEdgePanTellsTheEdgeAndTheWayInwards() throws {
    let scene = SceneBuilder().edgePan(from: .left)
    let touches = Touches().down(1, at: (4, 200)).at(0.1).move(1, by: (9, 3))
      .at(0.2).move(1, by: (8, 0))
    let watched = try Watched(scene, touches, atEnd: .stop)
    #expect(watched.series(.edgeRegion, of: "edge") == ["0.0 outsideEdge 4.0/13.0"])
    #expect(
      watched.series(.hysteresis, of: "edge") == [
        "0.1 movedFarEnough 9.0/15.0", "0.2 movedFarEnough 17.0/15.0",
      ])
  }
}
