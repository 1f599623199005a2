import Testing

@testable import Touchstone

/// Several windows: which one a finger belongs to, and what they keep for themselves (R12, R67).
struct WindowTests {
  private func builder(
    _ windows: [(name: String, frame: Rect2D, level: Double)],
    _ configure: (inout TouchScene) -> Void = { _ in }
  ) -> TouchScene {
    var views: [TouchView] = []
    for window in windows {
      var view = TouchView(superview: nil, frame: window.frame)
      view.level = window.level
      views.append(view)
    }
    var scene = TouchScene(
      views: views, viewNames: windows.map { $0.name }, recognizers: [], recognizerNames: [])
    configure(&scene)
    return scene
  }

  private static let screen = Rect2D(x: 0, y: 0, width: 320, height: 480)
  private static let left = Rect2D(x: 0, y: 0, width: 160, height: 480)

  private func view(_ scene: TouchScene, at point: (Double, Double)) throws -> String? {
    try Played(scene, Touches().down(1, at: point).frames).view(ofFinger: 1)
  }

  @Test func theLastWindowOfALevelIsInFront() throws {
    let scene = builder([("back", Self.screen, 0), ("front", Self.left, 0)])
    #expect(try view(scene, at: (10, 10)) == "front")
    #expect(try view(scene, at: (200, 10)) == "back")
  }

  @Test func aHigherLevelIsInFrontWhateverTheOrder() throws {
    let scene = builder([("alert", Self.left, 2000), ("main", Self.screen, 0)])
    #expect(try view(scene, at: (10, 10)) == "alert")
    #expect(try view(scene, at: (160, 10)) == "main")
    let below = builder([("main", Self.screen, 0), ("desk", Self.left, -1)])
    #expect(try view(below, at: (10, 10)) == "main")
  }

  @Test func aWindowThatIsNotHitIsPassedOver() throws {
    let changes: [(inout TouchView) -> Void] = [
      { $0.isHidden = true }, { $0.isUserInteractionEnabled = false }, { $0.alpha = 0.01 },
      { $0.transform = AffineTransform2D(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) },
      { $0.frame = Rect2D(x: 0, y: 0, width: 0, height: 0) },
    ]
    for change in changes {
      let scene = builder([("main", Self.screen, 0), ("over", Self.screen, 1)]) {
        change(&$0.views[1])
      }
      #expect(try view(scene, at: (10, 10)) == "main")
    }
  }

  @Test func theHitTestTellsWhichWindowsItLeftFrontToBack() throws {
    let scene = builder([("a", Self.left, 0), ("b", Self.screen, 0), ("c", Self.left, 0)]) {
      $0.views[2].isHidden = true
    }
    let report = try Played(scene, Touches().down(1, at: (400, 10)).frames).touches[0]
    #expect(report.view == nil)
    #expect(report.hitTest.map { $0.view } == [2, 1, 0])
    #expect(report.hitTest.map { $0.reason } == [.hidden, .outside, .outside])
  }

  @Test func aWindowElsewhereHasItsOwnCoordinates() throws {
    let scene = builder([
      ("main", Self.screen, 0), ("over", Rect2D(x: 100, y: 50, width: 100, height: 100), 0),
    ])
    let played = try Played(
      scene, Touches().down(1, at: (120, 90)).at(0.1).move(1, by: (200, 0)).frames)
    #expect(played.view(ofFinger: 1) == "over")
    #expect(played.touches.prefix(2).map { $0.location } == [Point2D(20, 40), Point2D(220, 40)])
  }

  @Test func eachWindowCountsItsOwnTaps() throws {
    let scene = builder([("left", Self.left, 0), ("right", Self.screen, -1)])
    // 20 points apart: one window would count two.
    let touches = Touches().tap(1, at: (150, 50)).at(0.2).tap(2, at: (170, 50)).at(0.4)
      .tap(3, at: (150, 50))
    let played = try Played(scene, touches.frames)
    #expect((1...3).map { played.tapCounts(ofFinger: $0)[0] } == [1, 1, 2])
    let one = try Played(builder([("main", Self.screen, 0)]), touches.frames)
    #expect((1...3).map { one.tapCounts(ofFinger: $0)[0] } == [1, 2, 3])
  }

  @Test func anExclusiveViewKeepsOnlyItsOwnWindowToItself() throws {
    let scene = builder([("left", Self.left, 0), ("right", Self.screen, -1)]) {
      $0.views[0].isExclusiveTouch = true
      $0.views.append(TouchView(superview: 0, frame: Rect2D(x: 0, y: 0, width: 50, height: 50)))
      $0.viewNames.append("corner")
      $0.recognizers.append(RecognizerDefinition(.longPress(LongPressSettings()), on: 1))
      $0.recognizerNames.append("press")
    }
    let touches = Touches().down(1, at: (100, 100)).at(0.1).down(2, at: (10, 10)).at(0.2)
      .down(3, at: (200, 100)).at(1).up(3)
    let played = try Played(scene, touches.frames)
    #expect(played.view(ofFinger: 1) == "left")
    #expect(played.view(ofFinger: 2) == nil)
    #expect(played.view(ofFinger: 3) == "right")
    #expect(played.verdicts(of: "press").first == "0.7 possible→began heldLongEnough")
  }

  @Test func anExclusiveViewJoinsWhenOnlyOtherWindowsAreTouched() throws {
    let scene = builder([("left", Self.left, 0), ("right", Self.screen, -1)]) {
      $0.views[0].isExclusiveTouch = true
    }
    let touches = Touches().down(1, at: (200, 100)).at(0.1).down(2, at: (10, 10))
    #expect(try Played(scene, touches.frames).view(ofFinger: 2) == "left")
  }

  @Test func aWindowThatIsRemovedLetsTheNextOneThrough() throws {
    let scene = builder([("main", Self.screen, 0), ("over", Self.screen, 1)])
    let touches = Touches().down(1, at: (10, 10)).at(0.5).down(2, at: (10, 10)).at(1).up(2)
    var session = Session(scene, touches.frames)
    try session.run(until: 0.4)
    session.removeView("over")
    let played = try session.finish()
    #expect(played.calls(to: "over") == ["0 began 1", "0 cancelled 1"])
    #expect(played.calls(to: "main") == ["0.5 began 2", "1 ended 2"])
  }

  @Test func pointsOfTheScreenFollowAWindowThatLeavesItsPlaceAndComesBack() {
    let view = TouchView(superview: nil, frame: Rect2D(x: 0, y: 0, width: 100, height: 100))
    var tree = ViewTree([view])
    let point = Point2D(x: 5, y: 5)
    #expect(tree.windowPoint(point, in: 0) == point)
    tree.apply(.center(Point2D(x: 60, y: 50)), to: 0)
    #expect(tree.windowPoint(point, in: 0) == Point2D(x: -5, y: 5))
    tree.apply(.center(Point2D(x: 50, y: 50)), to: 0)
    #expect(tree.windowPoint(point, in: 0) == point)
    tree.setTransform(AffineTransform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0), of: 0)
    #expect(tree.windowPoint(point, in: 0) == Point2D(x: 27.5, y: 27.5))
    tree.apply(.contentOffset(Point2D(x: 0, y: 10)), to: 0)
    #expect(tree.windowPoint(point, in: 0) == Point2D(x: 27.5, y: 37.5))
  }
}
