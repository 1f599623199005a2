import Testing

@testable import Touchstone

/// What surprises people about taps, presses, swipes and tap counts.
struct TapSurprisesTests {
  private let down = Touches().down(1, at: (100, 100))

  @Test func s08ALongPressFiresTwice() throws {
    let played = try SceneBuilder().longPress().play(down.at(0.7).up(1))
    #expect(played.actions(of: "press") == ["0.5 began", "0.7 ended"])
  }

  @Test func s10ALongPressThatHasBegunMayDrift() throws {
    let played = try SceneBuilder().longPress().play(
      down.at(0.6).move(1, by: (30, 0)).at(0.7).up(1))
    #expect(played.states(of: "press") == [.began, .changed, .ended])
    #expect(played.last(of: "press")?.location == Point2D(130, 100))
  }

  @Test func s25AMaskOfUpAndLeftTakesLeftOnly() throws {
    let scene = SceneBuilder().swipe(to: [.up, .left])
    let left = try scene.play(down.at(0.1).move(1, by: (-60, 0)))
    #expect(left.verdicts == ["0.1 swipe possible→ended movedFarEnough"])
    #expect(left.last(of: "swipe")?.direction == .left)
    let up = try scene.play(down.at(0.1).move(1, by: (0, -60)))
    #expect(up.verdicts == ["0.1 swipe possible→failed movedSideways"])
  }

  @Test func s26ATenthOfAPointBackwardsFailsTheSwipe() throws {
    let scene = SceneBuilder().swipe()
    let played = try scene.play(down.at(0.01).move(1, by: (-0.1, 0)).at(0.1).move(1, by: (80, 0)))
    #expect(played.verdicts == ["0.01 swipe possible→failed wrongDirection"])
  }

  @Test func s27ASwipeComesWhileTheFingerMoves() throws {
    // 45.3 points are needed after 0.1 s.
    let played = try SceneBuilder().swipe().play(
      down.at(0.1).move(1, by: (45.5, 0)).at(0.2).move(1, by: (50, 0)).at(0.3).up(1))
    #expect(played.actions(of: "swipe") == ["0.1 ended"])
    #expect(played.verdicts.count == 1)
  }

  @Test func s34ADoubleTapIsWhereItsFirstTapCameDown() throws {
    let played = try SceneBuilder().tap { $0.numberOfTapsRequired = 2 }.play(
      down.at(0.1).up(1, at: (110, 105)).at(0.2).down(2, at: (105, 98)).at(0.3)
        .up(2, at: (90, 90)))
    #expect(played.last(of: "tap")?.to == .ended)
    #expect(played.last(of: "tap")?.location == Point2D(100, 100))
  }

  @Test func s43ADragCountsNoTapAndTheTapAfterItOne() throws {
    let touches = down.at(0.1).move(1, by: (60, 0)).at(0.2).up(1).at(0.4).tap(2, at: (160, 100))
    let played = try SceneBuilder().play(touches)
    #expect(played.tapCounts(ofFinger: 1) == [1, 1, 0])
    #expect(played.tapCounts(ofFinger: 2) == [1, 1])
  }

  @Test func s44AHoldCountsNoTapAndTheTapAfterItOne() throws {
    let played = try SceneBuilder().play(down.at(0.8).up(1).at(1).tap(2, at: (100, 100)))
    #expect(played.tapCounts(ofFinger: 1) == [1, 0])
    #expect(played.tapCounts(ofFinger: 2) == [1, 1])
  }

  @Test func s45TwoQuickTapsFarApartAreNoDoubleTap() throws {
    let scene = SceneBuilder().tap { $0.numberOfTapsRequired = 2 }
    let played = try scene.play(down.at(0.1).up(1).at(0.2).tap(2, at: (160, 100)))
    #expect(played.tapCounts(ofFinger: 1) == [1, 1])
    #expect(played.tapCounts(ofFinger: 2) == [1, 1])
    #expect(played.verdicts.first == "0.2 tap possible→failed movedTooFar")
    #expect(played.states(of: "tap").contains(.ended) == false)
  }
}
