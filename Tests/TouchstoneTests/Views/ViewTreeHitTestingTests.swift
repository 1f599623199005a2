import Testing

@testable import Touchstone

/// The view that a point belongs to (R11).
struct ViewTreeHitTestingTests {
  private func hit(_ scene: SceneBuilder, _ x: Double, _ y: Double) -> String? {
    var skipped: [TouchReport.SkippedView] = []
    let view = ViewTree(scene.scene.views).hitTest(Point2D(x, y), skipped: &skipped)
    return view.map { scene.scene.viewNames[$0] }
  }

  @Test func theLastSubviewIsInFront() {
    let scene = SceneBuilder().view("back", (0, 0, 100, 100)).view("front", (50, 50, 100, 100))
    #expect(hit(scene, 60, 60) == "front")
    #expect(hit(scene, 40, 60) == "back")
    #expect(hit(scene, 200, 60) == "window")
    #expect(hit(scene, 320, 60) == nil)
  }

  @Test func aSubviewOutsideItsSuperviewIsOutOfReach() {
    let scene = SceneBuilder().view("outer", (0, 0, 50, 50)).view(
      "inner", in: "outer", (40, 0, 50, 50))
    #expect(hit(scene, 45, 10) == "inner")
    #expect(hit(scene, 60, 10) == "window")
  }

  @Test(arguments: [0.0, 0.009, 0.01])
  func aViewNearlyTransparentIsPassedOver(_ alpha: Double) {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100)) { $0.alpha = alpha }
    #expect(hit(scene, 10, 10) == "window")
  }

  @Test func aViewBarelyVisibleIsHit() {
    #expect(
      hit(SceneBuilder().view("view", (0, 0, 100, 100)) { $0.alpha = 0.011 }, 10, 10) == "view")
  }

  @Test func whatIsOffOrHiddenTakesItsSubviewsAlong() {
    let scene = SceneBuilder().view("outer", (0, 0, 100, 100))
      .view("inner", in: "outer", (0, 0, 100, 100))
    #expect(hit(scene.view("outer") { $0.isHidden = true }, 10, 10) == "window")
    #expect(hit(scene.view("outer") { $0.isUserInteractionEnabled = false }, 10, 10) == "window")
    #expect(hit(scene.view("inner") { $0.isHidden = true }, 10, 10) == "outer")
  }

  @Test func imagesAndLabelsAreOffByDefault() {
    for (kind, isOn) in [(ViewKind.view, true), (.image, false), (.label, false)] {
      let view = TouchView(
        kind: kind, superview: 0, frame: Rect2D(x: 0, y: 0, width: 10, height: 10))
      #expect(view.isUserInteractionEnabled == isOn)
    }
  }

  @Test func aTransformActsAboutTheAnchorPoint() {
    // A bar of 100 × 20 about (100, 100), upright after a quarter turn.
    let scene = SceneBuilder().view("bar", (50, 90, 100, 20)) {
      $0.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    #expect(hit(scene, 100, 55) == "bar")
    #expect(hit(scene, 55, 100) == "window")
    let cornered = scene.view("bar") {
      $0.anchorPoint = .zero
      $0.center = Point2D(50, 90)
    }
    #expect(hit(cornered, 35, 150) == "bar")
    #expect(hit(cornered, 100, 55) == "window")
  }

  @Test func aTransformMayMoveAView() {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100)) {
      $0.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 150, ty: 20)
    }
    #expect(hit(scene, 200, 70) == "view")
    #expect(hit(scene, 151, 119) == "view")
    #expect(hit(scene, 50, 50) == "window")
  }

  @Test func aTransformThatCannotBeInvertedIsNotHit() {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100)) {
      $0.transform = AffineTransform2D(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
    #expect(hit(scene, 50, 50) == "window")
  }

  @Test func boundsMayBeScrolled() {
    let scene = SceneBuilder().view("scrolled", (0, 0, 100, 100)) {
      $0.bounds = Rect2D(x: 0, y: 300, width: 100, height: 100)
    }
    .view("row", in: "scrolled", (0, 320, 100, 10))
    #expect(hit(scene, 50, 25) == "row")
    #expect(hit(scene, 50, 35) == "scrolled")
  }

  @Test func aViewWithoutSizeContainsNothing() {
    #expect(hit(SceneBuilder().view("view", (10, 10, 0, 50)), 10, 20) == "window")
  }

  @Test func aWindowWithoutBoundsContainsEverything() {
    #expect(hit(SceneBuilder(window: nil), -1e6, 1e6) == "window")
  }
}
