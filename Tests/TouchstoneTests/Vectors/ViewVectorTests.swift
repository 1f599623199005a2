import Testing

@testable import Touchstone

struct ViewVectorTests {
  private let twoViews = SceneBuilder().view("e", (0, 0, 100, 100)) { $0.isExclusiveTouch = true }
    .view("f", (200, 0, 100, 100))

  @Test func v51AViewWithoutMultipleTouchSeesOneFingerAtATime() throws {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100))
    let touches = Touches().down(1, at: (10, 10)).wait(0.1).down(2, at: (50, 50)).wait(0.1).up(1)
      .wait(0.1).down(3, at: (90, 90)).wait(0.1).up(2).wait(0.1).up(3)
    let played = try scene.play(touches)
    #expect(
      played.calls(to: "view") == ["0 began 1", "0.2 ended 1", "0.3 began 3", "0.5 ended 3"])
    #expect(played.view(ofFinger: 2) == nil)
  }

  @Test func v52AnExclusiveViewKeepsOthersOut() throws {
    let scene = twoViews.longPress("windowPress") { $0.numberOfTouchesRequired = 2 }
      .longPress("pressF", on: "f")
    let played = try scene.play(
      Touches().down(1, at: (50, 50)).wait(0.1).down(2, at: (250, 50)).at(1).up(2).up(1))
    #expect(played.view(ofFinger: 1) == "e")
    #expect(played.view(ofFinger: 2) == nil)
    #expect(played.first(.began, of: "windowPress")?.touches == 2)
    #expect(played.transitions(of: "pressF").isEmpty)
  }

  @Test func v53AnExclusiveViewDoesNotJoin() throws {
    let touches = Touches().down(1, at: (250, 50)).wait(0.1).down(2, at: (50, 50))
    let played = try twoViews.play(touches)
    #expect(played.view(ofFinger: 1) == "f")
    #expect(played.view(ofFinger: 2) == nil)
  }

  @Test func v54TheRightEdgeLiesOutside() throws {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100))
    #expect(try scene.play(Touches().down(1, at: (100, 50))).view(ofFinger: 1) == "window")
    #expect(try scene.play(Touches().down(1, at: (99.999, 50))).view(ofFinger: 1) == "view")
  }

  @Test func v55ATapThatDelaysBeganLeavesTheViewNothing() throws {
    let scene = SceneBuilder().tap().recognizer("tap") { $0.delaysTouchesBegan = true }
    let played = try scene.play(Touches().tap(at: (50, 50)))
    #expect(played.states(of: "tap") == [.ended])
    #expect(played.calls(to: "window").isEmpty)
  }

  @Test func v56ADoubleTapThatFailsGivesBackWhatItDelayed() throws {
    let scene = SceneBuilder().tap("double") { $0.numberOfTapsRequired = 2 }
      .recognizer("double") { $0.delaysTouchesBegan = true }
    let played = try scene.play(Touches().tap(at: (50, 50)))
    #expect(played.calls(to: "window") == ["0.45 began 1", "0.45 ended 1"])
  }

  @Test func v57TransformsApplyInTheirOwnCoordinates() {
    let transform = AffineTransform2D.identity.translatedBy(x: 10, y: 0).rotated(by: .pi / 2)
      .scaledBy(x: 2, y: 2)
    #expect(0.0.isNear(transform.a) && 2.0.isNear(transform.b))
    #expect((-2.0).isNear(transform.c) && 0.0.isNear(transform.d))
    #expect(10.0.isNear(transform.tx) && 0.0.isNear(transform.ty))
  }

  @Test func v58ATranslationAfterAQuarterTurnGoesDown() {
    let transform = AffineTransform2D.identity.rotated(by: .pi / 2).translatedBy(x: 10, y: 0)
    #expect(0.0.isNear(transform.tx) && 10.0.isNear(transform.ty))
  }
}
