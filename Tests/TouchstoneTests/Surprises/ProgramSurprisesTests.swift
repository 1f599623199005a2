import Testing

@testable import Touchstone

/// What surprises people who write recognizers, or change them while fingers are down.
struct ProgramSurprisesTests {
  private let down = Touches().down(1, at: (50, 50))

  @Test func s19ARecognizerThatIsMovedLeavesItsFirstView() throws {
    let scene = SceneBuilder().view("a", (0, 0, 100, 100)).view("b", (200, 0, 100, 100))
      .tap(on: "a")
    var session = Session(scene, Touches().tap(at: (50, 50)).at(1).tap(at: (250, 50)))
    session.removeRecognizer("tap")
    session.change { replay, _ in
      _ = replay.addRecognizer(
        RecognizerDefinition(.tap(TapSettings()), on: 2), named: "movedTap")
    }
    #expect(try session.finish().verdicts == ["1.1 movedTap possible→ended tapped"])
  }

  @Test func s30FailedInMidGestureIsCancelledForEverybodyElse() throws {
    let reason = GestureReason(.movedTooFar)
    let scene = SceneBuilder().custom("odd") {
      ScriptedMachine([.stay, .begin(GestureReason(.movedFarEnough)), .stay, .fail(reason)])
    }
    let played = try scene.play(down.drag(by: (1, 0), times: 3, every: 0.1), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 odd possible→began movedFarEnough", "0.2 odd began→changed",
        "0.3 odd changed→cancelled movedTooFar",
      ])
    #expect(played.actions(of: "odd") == ["0.1 began", "0.2 changed", "0.3 cancelled"])
  }

  @Test func s31ARecognizerThatNeverDecidesHoldsNobodyBackOnceItsFingersAreGone() throws {
    let scene = SceneBuilder().custom("odd") { ScriptedMachine([]) }.tap()
      .require("tap", toFail: "odd")
    let played = try scene.play(down.at(0.1).up(1).at(0.5).tap(2, at: (50, 50)))
    #expect(
      played.verdicts == ["0.1 tap possible→ended tapped", "0.6 tap possible→ended tapped"])
    #expect(played.brokenPromises.isEmpty)
  }

  @Test func s32OffAndOnCancelsThePanAndLeavesItToNewFingers() throws {
    let touches = down.at(0.1).move(1, by: (20, 0)).at(0.2).move(1, by: (20, 0)).at(0.3).up(1)
      .at(0.4).down(2, at: (50, 50)).at(0.5).move(2, by: (20, 0))
    var session = Session(SceneBuilder().pan(), touches)
    try session.run(until: 0.1)
    session.setEnabled(false, "pan")
    session.setEnabled(true, "pan")
    #expect(Played(session).state(of: "pan") == .possible)
    #expect(
      try session.finish(.stop).verdicts == [
        "0.1 pan possible→began movedFarEnough", "0.1 pan began→cancelled disabled",
        "0.5 pan possible→began movedFarEnough",
      ])
    #expect(Played(session).actions(of: "pan") == ["0.1 began", "0.1 cancelled", "0.5 began"])
  }

  @Test func s49AFingerThatIsRefusedDoesNotCount() throws {
    let scene = SceneBuilder().pan().recognizer("pan") {
      $0.shouldReceiveTouch = .inside(Rect2D(x: 0, y: 0, width: 150, height: 480))
    }
    let touches = down.at(0.1).down(2, at: (200, 50)).at(0.2).move(1, by: (20, 0)).at(0.3)
      .move(2, by: (80, 0)).at(0.4).up(2).at(0.5).up(1)
    let played = try scene.play(touches)
    #expect(
      played.verdicts == ["0.2 pan possible→began movedFarEnough", "0.5 pan began→ended"])
    #expect(played.first(.began, of: "pan")?.touches == 1)
    #expect(played.last(of: "pan")?.translation == Vector2D(10, 0))
    #expect(played.last(of: "pan")?.location == Point2D(70, 50))
  }

  @Test func s50AViewThatIsRemovedByItsOwnActionLosesItsFingers() throws {
    let scene = SceneBuilder().view("view", (0, 0, 100, 100)).longPress(on: "view")
      .recognizer("press") { $0.cancelsTouchesInView = false }
    var session = Session(
      scene,
      down.at(0.5).tick().at(0.6).move(1, by: (5, 0)).at(0.7).up(1)
        .at(1).down(2, at: (50, 50)))
    try session.run(until: 0.5)
    session.removeView("view")
    let removed = Played(session)
    #expect(removed.touches.last?.phase == .cancelled)
    #expect(
      removed.verdicts == [
        "0.5 press possible→began heldLongEnough", "0.5 press began→cancelled removed",
      ])
    #expect(removed.resets(of: "press") == ["0.5"])
    #expect(removed.calls(to: "view") == ["0 began 1", "0.5 cancelled 1"])
  }
}
