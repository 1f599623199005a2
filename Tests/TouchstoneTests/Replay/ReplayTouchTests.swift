import Testing

@testable import Touchstone

/// Touches from frame to frame, and new ones (R15, R16).
struct ReplayTouchTests {
  private let view = SceneBuilder().view("view", (0, 0, 100, 100))

  @Test func aStationaryRowAtAnotherPlaceIsAMove() throws {
    let played = try view.play(Touches().down(1, at: (10, 10)).wait(0.1).still(1, at: (20, 10)))
    #expect(played.touches.map { $0.phase }.prefix(2) == [.began, .moved])
    #expect(played.touches[1].location == Point2D(20, 10))
  }

  @Test func aMoveAtTheSamePlaceIsAMove() throws {
    let played = try view.play(Touches().down(1, at: (10, 10)).wait(0.1).move(1, by: (0, 0)))
    #expect(played.touches[1].phase == .moved)
    #expect(played.calls(to: "view").prefix(2) == ["0 began 1", "0.1 moved 1"])
  }

  @Test func aTouchThatIsKeptForItsViewIsReportedOnce() throws {
    let scene = SceneBuilder().tap { $0.numberOfTapsRequired = 3 }
    let played = try scene.play(Touches().tap(at: (50, 50)).at(0.3).tap(2, at: (50, 50)))
    #expect(played.touches.map { $0.phase } == [.began, .ended, .began, .ended])
  }

  @Test func aViewTakesANewFingerInTheFrameInWhichItsFirstLifts() throws {
    let touches = Touches().down(1, at: (10, 10)).wait(0.1)
      .frame { $0.up(1).down(2, at: (20, 20)) }
    #expect(try view.play(touches).view(ofFinger: 2) == "view")
  }

  @Test func ofTwoFingersInOneFrameAViewWithoutMultipleTouchTakesTheFirst() throws {
    let touches = Touches().frame { $0.down(1, at: (10, 10)).down(2, at: (20, 20)) }
    let single = try view.play(touches)
    #expect(single.view(ofFinger: 1) == "view")
    #expect(single.view(ofFinger: 2) == nil)
    let multiple = try view.view("view") { $0.isMultipleTouchEnabled = true }.play(touches)
    #expect(multiple.view(ofFinger: 2) == "view")
  }

  @Test func multipleTouchConcernsTheHitViewOnly() throws {
    let touches = Touches().down(1, at: (200, 200)).down(2, at: (10, 10))
    #expect(try view.play(touches).view(ofFinger: 2) == "view")
  }

  @Test func recognizersGetTheFingerThatTheViewDoesNot() throws {
    let scene = view.tap(on: "view") { $0.numberOfTouchesRequired = 2 }
    let played = try scene.play(
      Touches().frame { $0.down(1, at: (10, 10)).down(2, at: (20, 20)) }
        .wait(0.1).frame { $0.up(1).up(2) })
    #expect(played.states(of: "tap") == [.ended])
  }

  @Test func aViewJoinsInTheFrameInWhichAnExclusiveOneIsLeft() throws {
    let scene = view.view("exclusive", (200, 0, 100, 100)) { $0.isExclusiveTouch = true }
    let touches = Touches().down(1, at: (250, 50)).wait(0.1)
      .frame { $0.up(1).down(2, at: (10, 10)) }
    #expect(try scene.play(touches).view(ofFinger: 2) == "view")
  }

  @Test func anExclusiveViewWithMultipleTouchTakesMoreFingers() throws {
    let scene = view.view("view") {
      $0.isExclusiveTouch = true
      $0.isMultipleTouchEnabled = true
    }
    let touches = Touches().down(1, at: (10, 10)).down(2, at: (20, 20))
    #expect(try scene.play(touches).view(ofFinger: 2) == "view")
  }

  @Test func anExclusiveViewIsFreeAgainAfterItsLastTouch() throws {
    let scene = view.view("exclusive", (200, 0, 100, 100)) { $0.isExclusiveTouch = true }
    let played = try scene.play(Touches().tap(at: (250, 50)).wait(0.1).down(2, at: (10, 10)))
    #expect(played.view(ofFinger: 2) == "view")
  }

  @Test func aNamedViewStandsInForTheHitTest() throws {
    let scene = view.tap(on: "view").tap("windowTap")
    let played = try scene.play(Touches().down(1, at: (300, 300), view: 1).wait(0.1).up(1))
    #expect(played.view(ofFinger: 1) == "view")
    #expect(played.states(of: "tap") == [.ended])
    #expect(played.states(of: "windowTap") == [.failed])
  }

  @Test func aNewTouchTellsWhichViewsTheHitTestLeft() throws {
    let scene = view.view("hidden", (0, 0, 100, 100)) { $0.isHidden = true }
      .view("faint", (0, 0, 100, 100)) { $0.alpha = 0.01 }
      .view("off", (0, 0, 100, 100)) { $0.isUserInteractionEnabled = false }
      .view("away", (200, 0, 100, 100))
    let played = try scene.play(Touches().down(1, at: (10, 10)).down(2, at: (20, 20)))
    let left: [TouchReport.Skip] = [.outside, .interaction, .alpha, .hidden]
    #expect(played.touches[0].hitTest.map { $0.reason } == left)
    #expect(played.touches[0].hitTest.map { $0.view } == [5, 4, 3, 2])
    #expect(played.touches[1].hitTest.map { $0.reason } == left + [.refused])
    #expect(played.touches[1].hitTest.last?.view == 1)
  }
}
