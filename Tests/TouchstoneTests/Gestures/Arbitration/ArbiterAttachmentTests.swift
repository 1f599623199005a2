import Testing

@testable import Touchstone

/// Which recognizers get a new touch (R16).
struct ArbiterAttachmentTests {
  private let tap = SceneBuilder().tap()
  private let finger = Touches().down(1, at: (50, 50))

  @Test func aHeldRecognitionTakesNoNewTouch() throws {
    let scene = SceneBuilder().tap("single").tap("double") { $0.numberOfTapsRequired = 2 }
      .require("single", toFail: "double")
    let played = try scene.play(Touches().tap(at: (50, 50)).at(0.2).tap(2, at: (200, 50)))
    #expect(
      played.verdicts == [
        "0.2 double possible→failed movedTooFar", "0.2 single possible→ended tapped",
      ])
  }

  @Test func aRecognizerThatIsDecidedAndNotResetTakesNoNewTouch() throws {
    let scene = SceneBuilder().longPress().tap("double") { $0.numberOfTapsRequired = 2 }
      .require("press", toFail: "double")
    let played = try scene.play(
      Touches().tap(at: (50, 50)).at(0.3).down(2, at: (50, 50)).at(0.9).up(2))
    #expect(played.verdicts(of: "press") == ["0.1 possible→failed liftedEarly"])
  }

  @Test func onlyAllowedTypesAreTaken() throws {
    let scene = tap.recognizer("tap") { $0.allowedTouchTypes = [.pencil] }
    #expect(try scene.play(Touches().tap(at: (50, 50))).verdicts.isEmpty)
    let pencil = Touches().down(1, at: (50, 50), type: .pencil).wait(0.1).up(1)
    #expect(try scene.play(pencil).states(of: "tap") == [.ended])
  }

  @Test func touchesOfOneTypeAtATimeUnlessToldOtherwise() throws {
    let touches = finger.at(0.1).down(2, at: (90, 50), type: .pencil).at(0.2).up(1)
    #expect(try tap.play(touches).states(of: "tap").first == .ended)
    let mixed = tap.recognizer("tap") { $0.requiresExclusiveTouchType = false }
    #expect(
      try mixed.play(touches).verdicts == ["0.1 tap possible→failed tooManyTouches"])
  }

  @Test func aLiftingTouchDoesNotKeepAnotherTypeOut() throws {
    let touches = finger.at(0.1).frame { $0.up(1).down(2, at: (50, 50), type: .pencil) }
      .at(0.2).move(2, by: (20, 0))
    #expect(
      try SceneBuilder().pan().play(touches, atEnd: .stop).verdicts == [
        "0.2 pan possible→began movedFarEnough"
      ])
  }

  @Test func aDisabledRecognizerTakesNothing() throws {
    let scene = tap.recognizer("tap") { $0.isEnabled = false }
    #expect(try scene.play(Touches().tap(at: (50, 50))).verdicts.isEmpty)
  }

  @Test func shouldReceiveTouchIsAskedInTheRecognizersView() throws {
    let scene = SceneBuilder().view("view", (100, 100, 100, 100)).tap(on: "view")
    let corner = Rect2D(x: 0, y: 0, width: 50, height: 50)
    let (near, far) = (Touches().tap(at: (149, 149)), Touches().tap(at: (150, 149)))
    let inside = scene.recognizer("tap") { $0.shouldReceiveTouch = .inside(corner) }
    #expect(try inside.play(near).states(of: "tap") == [.ended])
    #expect(try inside.play(far).states(of: "tap").isEmpty)
    let outside = scene.recognizer("tap") { $0.shouldReceiveTouch = .outside(corner) }
    #expect(try outside.play(near).states(of: "tap").isEmpty)
    #expect(try outside.play(far).states(of: "tap") == [.ended])
    let never = scene.recognizer("tap") { $0.shouldReceiveTouch = .always(false) }
    #expect(try never.play(near).states(of: "tap").isEmpty)
  }

  @Test func aFingerThatIsNotReceivedDoesNotCount() throws {
    let left = Rect2D(x: 0, y: 0, width: 100, height: 480)
    let scene = tap.recognizer("tap") { $0.shouldReceiveTouch = .inside(left) }
    let played = try scene.play(finger.at(0.1).down(2, at: (200, 50)).at(0.2).up(1))
    #expect(played.states(of: "tap") == [.ended])
  }

  @Test func viewsAboveTheHitViewAreAskedAndNoOthers() throws {
    let scene = SceneBuilder().view("outer", (0, 0, 200, 200))
      .view("inner", in: "outer", (0, 0, 100, 100)).view("beside", in: "outer", (0, 0, 40, 40))
      .pan("window").pan("outer", on: "outer").pan("inner", on: "inner")
      .pan("beside", on: "beside").allSimultaneous()
    let played = try scene.play(finger.at(0.1).move(1, by: (20, 0)), atEnd: .stop)
    #expect(
      played.transitions.map { scene.scene.recognizerNames[$0.recognizer] } == [
        "inner", "outer", "window",
      ])
  }

  @Test func anExclusiveViewKeepsNewTouchesFromUnrelatedRecognizers() throws {
    let scene = SceneBuilder().view("exclusive", (0, 0, 100, 100)) { $0.isExclusiveTouch = true }
      .view("inside", in: "exclusive", (0, 0, 10, 10))
      .tap("windowTap") { $0.numberOfTouchesRequired = 2 }
      .tap("exclusiveTap", on: "exclusive").tap("insideTap", on: "inside")
    let played = try scene.play(
      finger.at(0.1).down(2, at: (5, 5)).at(0.2).frame { $0.up(1).up(2) })
    #expect(played.states(of: "insideTap").isEmpty)
    #expect(played.verdicts(of: "exclusiveTap").first == "0.1 possible→failed tooManyTouches")
    #expect(played.states(of: "windowTap").last == .ended)
  }

  @Test func recognizersGetATouchInTheFrameInWhichAnExclusiveViewIsLeft() throws {
    let scene = SceneBuilder().view("exclusive", (0, 0, 100, 100)) { $0.isExclusiveTouch = true }
      .view("other", (200, 0, 100, 100)).tap(on: "other")
    let played = try scene.play(
      finger.at(0.1).frame { $0.up(1).down(2, at: (250, 50)) }.at(0.2).up(2))
    #expect(played.view(ofFinger: 2) == "other")
    #expect(played.states(of: "tap") == [.ended])
  }
}
