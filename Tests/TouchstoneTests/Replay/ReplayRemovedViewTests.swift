import Testing

@testable import Touchstone

/// What becomes of fingers and recognizers when a program takes a view away (R27).
struct ReplayRemovedViewTests {
  private let view = SceneBuilder().view("view", (0, 0, 100, 100))
  private let down = Touches().down(1, at: (50, 50))

  @Test func aRemovedViewAndWhatIsBelowItAreNotHit() throws {
    let scene = view.view("child", in: "view", (0, 0, 50, 50)).tap("childTap", on: "child").tap()
    var session = Session(scene, Touches().tap(at: (20, 20)).at(1).tap(2, at: (20, 20)))
    try session.run(until: 0.1)
    session.removeView("view")
    let played = try session.finish()
    #expect(played.view(ofFinger: 1) == "child")
    #expect(played.view(ofFinger: 2) == "window")
    #expect(
      played.verdicts == [
        "0.1 tap possible→failed preventedBy childTap", "0.1 childTap possible→ended tapped",
        "1.1 tap possible→ended tapped",
      ])
    #expect(played.replay.subviews(of: 0).isEmpty)
  }

  @Test func itsFingersAreNobodysUntilTheyLift() throws {
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).up(1).at(0.5).tap(1, at: (60, 60))
    var session = Session(view.pan("viewPan", on: "view").tap(), touches)
    try session.run(until: 0)
    session.removeView("view")
    let played = try session.finish()
    #expect(
      played.verdicts == [
        "0 viewPan possible→failed removed", "0 tap possible→failed touchCancelled",
        "0.6 tap possible→ended tapped",
      ])
    #expect(played.touches.map { $0.phase } == [.began, .cancelled, .began, .ended])
  }

  @Test func recognizersAboveLoseItsTouches() throws {
    let scene = view.pan().tap().allSimultaneous()
      .recognizer("pan") { $0.cancelsTouchesInView = false }
    var session = Session(scene, down.at(0.1).move(1, by: (20, 0)))
    try session.run(until: 0.1)
    session.removeView("view")
    let played = Played(session)
    #expect(
      played.verdicts == [
        "0.1 pan possible→began movedFarEnough", "0.1 tap possible→failed touchCancelled",
        "0.1 pan began→cancelled touchCancelled",
      ])
    #expect(played.calls(to: "view") == ["0 began 1", "0.1 moved 1", "0.1 cancelled 1"])
    #expect(played.touches.map { $0.phase } == [.began, .moved, .cancelled])
    #expect(session.replay.allTouches.isEmpty)
  }

  @Test func aPanAboveGoesOnWithAFingerThatIsElsewhere() throws {
    let touches = down.at(0.1).down(2, at: (200, 200)).at(0.2).move(2, by: (40, 0))
      .at(0.3).move(2, by: (10, 0)).at(0.4).up(2)
    var session = Session(view.pan(), touches)
    try session.run(until: 0.2)
    session.removeView("view")
    let played = try session.finish()
    #expect(
      played.verdicts == [
        "0.2 pan possible→began movedFarEnough", "0.2 pan began→changed",
        "0.3 pan changed→changed", "0.4 pan changed→ended",
      ])
    // Half of the 40 points, less the 10 that it takes to begin; then all of the finger that is left.
    #expect(
      played.transitions(of: "pan").map { $0.translation } == [
        Vector2D(10, 0), Vector2D(10, 0), Vector2D(20, 0), Vector2D(20, 0),
      ])
  }

  @Test func recognizersOfARemovedViewAndBelowItAreRemoved() throws {
    let scene = view.view("child", in: "view", (0, 0, 100, 100))
      .tap("double", on: "child") { $0.numberOfTapsRequired = 2 }.longPress(on: "view")
      .allSimultaneous()
    var session = Session(scene, down.at(0.1).up(1).at(0.2).tick())
    try session.run(until: 0.1)
    session.removeView("view")
    let played = try session.finish()
    #expect(
      played.verdicts == [
        "0.1 press possible→failed liftedEarly", "0.1 double possible→failed removed",
      ])
    // The lift that the double tap kept from it still reaches a view that is gone.
    #expect(played.calls(to: "child") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func aRemovedViewThatHeardNothingIsToldNothing() throws {
    let scene = view.tap(on: "view").recognizer("tap") { $0.delaysTouchesBegan = true }
    var session = Session(scene, down)
    try session.run(until: 0)
    session.removeView("view")
    #expect(try session.finish().calls(to: "view").isEmpty)
  }

  @Test func aRemovedWindowIsNotHit() throws {
    var session = Session(view.tap(), down.at(0.1).tick().at(1).tap(2, at: (50, 50)))
    try session.run(until: 0)
    session.removeView("window")
    let played = try session.finish()
    #expect(played.states(of: "tap") == [.failed])
    #expect(played.calls(to: "view") == ["0 began 1", "0 cancelled 1"])
    #expect(played.view(ofFinger: 2) == nil)
  }

  @Test func anExclusiveViewThatIsRemovedLetsOthersIn() throws {
    let scene = view.view("exclusive", (200, 0, 100, 100)) { $0.isExclusiveTouch = true }
    let touches = Touches().down(1, at: (250, 50)).at(0.1).down(2, at: (50, 50))
    var session = Session(scene, touches)
    try session.run(until: 0)
    session.removeView("exclusive")
    #expect(try session.finish().view(ofFinger: 2) == "view")
  }
}
