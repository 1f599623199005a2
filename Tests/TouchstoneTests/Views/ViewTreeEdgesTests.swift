import Testing

@testable import Touchstone

/// The edges of views, to the last bit (R11).
struct ViewTreeEdgesTests {
  private func hit(_ scene: SceneBuilder, _ x: Double, _ y: Double) -> String? {
    var skipped: [TouchReport.SkippedView] = []
    let view = ViewTree(scene.scene.views).hitTest(Point2D(x, y), skipped: &skipped)
    return view.map { scene.scene.viewNames[$0] }
  }

  private let view = SceneBuilder().view("view", (10, 20, 100, 50))

  @Test func theFirstEdgesBelongToAViewAndTheLastOnesDoNot() {
    #expect(hit(view, 10, 20) == "view")
    #expect(hit(view, 10.0.nextDown, 20) == "window")
    #expect(hit(view, 10, 20.0.nextDown) == "window")
    // Half a unit in the last place below 100 or 50 would be rounded up by the subtraction.
    #expect(hit(view, 109.999_999, 69.999_999) == "view")
    #expect(hit(view, 110, 69.999_999) == "window")
    #expect(hit(view, 109.999_999, 70) == "window")
  }

  @Test func alphaCountsAsA32BitFloat() {
    #expect(Double(Float(0.01)) < 0.01)
    for (alpha, expected) in [
      (0.0, "window"), (0.009_999, "window"), (0.01, "window"), (0.010_000_001, "view"),
      (0.011, "view"), (1, "view"),
    ] {
      #expect(hit(view.view("view") { $0.alpha = alpha }, 50, 40) == expected)
    }
  }

  @Test func alphaOfASuperviewCountsAndIsNotMultiplied() {
    let nested = view.view("child", in: "view", (0, 0, 100, 50)) { $0.alpha = 0.05 }
    #expect(hit(nested.view("view") { $0.alpha = 0.05 }, 50, 40) == "child")
    #expect(hit(nested.view("view") { $0.alpha = 0.005 }, 50, 40) == "window")
  }

  @Test func aTransformWithoutInverseOrNumberIsNotHit() {
    let transforms = [
      AffineTransform2D(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0),
      AffineTransform2D(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0),
      AffineTransform2D(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      AffineTransform2D(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
      AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: .infinity, ty: 0),
    ]
    for transform in transforms {
      let scene = view.view("view") { $0.transform = transform }
        .view("child", in: "view", (0, 0, 100, 50))
      #expect(hit(scene, 60, 45) == "window")
    }
  }

  @Test func aMirroredViewIsHitWhereItIsSeen() {
    // Mirrored about its center, x = 60; the child at its left end appears at its right end.
    let scene = view.view("view") {
      $0.transform = AffineTransform2D(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
    }
    .view("child", in: "view", (0, 0, 20, 50))
    #expect(hit(scene, 100, 30) == "child")
    #expect(hit(scene, 20, 30) == "view")
  }

  @Test func aViewTurnsAboutItsAnchorPoint() {
    // A quarter turn about the top left corner at (10, 20): the view hangs to the left and down.
    let scene = view.view("view") {
      $0.anchorPoint = .zero
      $0.center = Point2D(10, 20)
      $0.transform = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    }
    #expect(hit(scene, 5, 100) == "view")
    #expect(hit(scene, 15, 100) == "window")
    #expect(hit(scene, 10, 20) == "view")
    // The own y edge at 50 lies at x = −40: outside of the window; the x edge at 100 at y = 120.
    #expect(hit(scene, 5, 119.999) == "view")
    #expect(hit(scene, 5, 120) == "window")
  }

  @Test func anAnchorPointMayLieOutside() {
    // Twice as large about a point 50 points left of the view: what was 10...110 is now 60...260.
    let scene = view.view("view") {
      $0.anchorPoint = Point2D(-0.5, 0)
      $0.center = Point2D(-40, 20)
      $0.transform = AffineTransform2D(a: 2, b: 0, c: 0, d: 2, tx: 0, ty: 0)
    }
    #expect(hit(scene, 59.999, 30) == "window")
    #expect(hit(scene, 60, 30) == "view")
    #expect(hit(scene, 259.999, 119.999) == "view")
    #expect(hit(scene, 260, 30) == "window")
  }

  @Test func theBoundsOriginScrollsWhatIsInsideAndNotTheViewItself() {
    let scene = view.view("view") { $0.bounds = Rect2D(x: -30, y: 1000, width: 100, height: 50) }
      .view("row", in: "view", (-30, 1010, 10, 10))
    #expect(hit(scene, 10, 30) == "row")
    #expect(hit(scene, 19.999, 39.999) == "row")
    #expect(hit(scene, 20, 30) == "view")
    #expect(hit(scene, 10, 29.999) == "view")
    #expect(hit(scene, 9.999, 30) == "window")
  }

  @Test func aViewWithoutAreaIsNotHitNorAreItsSubviews() {
    for (width, height) in [(0.0, 50.0), (100.0, 0.0), (0.0, 0.0)] {
      let scene = SceneBuilder().view("view", (10, 20, width, height))
        .view("child", in: "view", (0, 0, 100, 50))
      #expect(hit(scene, 10, 20) == "window")
    }
  }

  @Test func whatIsNearerInTheListWinsEvenInAnotherBranch() {
    let scene = view.view("cover", (0, 0, 320, 480))
      .view("deep", in: "view", (0, 0, 100, 50))
    #expect(hit(scene, 50, 40) == "cover")
    #expect(hit(scene.view("cover") { $0.isUserInteractionEnabled = false }, 50, 40) == "deep")
  }
}
