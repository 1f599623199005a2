import Testing

@testable import Touchstone

/// What surprises people about the views below their fingers.
struct ViewSurprisesTests {
  private let view = SceneBuilder().view("view", (0, 0, 100, 100))
  private let button = SceneBuilder().view("button", (0, 0, 100, 100)) { $0.kind = .button }
  private let down = Touches().down(1, at: (50, 50))

  @Test func s12AViewKeepsItsFingerWhereverItGoes() throws {
    let played = try view.play(down.at(0.1).move(1, to: (250, 400)).at(0.2).up(1))
    #expect(played.calls(to: "view") == ["0 began 1", "0.1 moved 1", "0.2 ended 1"])
    #expect(played.calls(to: "window").isEmpty)
    #expect(played.touches.map { $0.view } == [1, 1, 1])
  }

  @Test func s15AButtonUnderADoubleTapIsLate() throws {
    let scene = button.tap("double") { $0.numberOfTapsRequired = 2 }
    #expect(
      try scene.play(down.at(0.1).up(1)).calls(to: "button") == ["0 began 1", "0.45 ended 1"])
    let prompt = scene.recognizer("double") { $0.delaysTouchesEnded = false }
    #expect(
      try prompt.play(down.at(0.1).up(1)).calls(to: "button") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func s16AButtonKeepsItsTapFromTheViewsAbove() throws {
    let played = try button.tap().play(down.at(0.1).up(1))
    #expect(played.verdicts == ["0.1 tap possible→failed vetoedByControl"])
    #expect(played.calls(to: "button") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func s17APlainSubviewLosesItsTapToTheViewsAbove() throws {
    let played = try view.tap().play(down.at(0.1).up(1))
    #expect(played.actions(of: "tap") == ["0.1 ended"])
    #expect(played.calls(to: "view") == ["0 began 1", "0.1 cancelled 1"])
  }

  @Test func s18ARowIsSelectedWhenTheTapLeavesItsTouchesAlone() throws {
    let leaving = view.tap().recognizer("tap") { $0.cancelsTouchesInView = false }
    let both = try leaving.play(down.at(0.1).up(1))
    #expect(both.actions(of: "tap") == ["0.1 ended"])
    #expect(both.calls(to: "view") == ["0 began 1", "0.1 ended 1"])
    let refusing = view.tap().recognizer("tap") { $0.shouldReceiveTouch = .always(false) }
    let row = try refusing.play(down.at(0.1).up(1))
    #expect(row.verdicts.isEmpty)
    #expect(row.calls(to: "view") == ["0 began 1", "0.1 ended 1"])
  }

  @Test func s20AnImageViewDoesNothingUntilInteractionIsOn() throws {
    let image = view.view("view") {
      $0 = TouchView(kind: .image, superview: $0.superview, frame: $0.frame)
    }.tap(on: "view")
    let off = try image.play(down.at(0.1).up(1))
    #expect(off.verdicts.isEmpty)
    #expect(off.view(ofFinger: 1) == "window")
    let on = image.view("view") { $0.isUserInteractionEnabled = true }
    #expect(try on.play(down.at(0.1).up(1)).actions(of: "tap") == ["0.1 ended"])
  }

  @Test func s21WhatSticksOutOfItsSuperviewIsOutOfReach() throws {
    let scene = view.view("child", in: "view", (80, 0, 100, 100))
    #expect(try scene.play(Touches().down(1, at: (90, 50))).view(ofFinger: 1) == "child")
    #expect(try scene.play(Touches().down(1, at: (150, 50))).view(ofFinger: 1) == "window")
  }

  @Test func s22AlphaOfAHundredthIsNotTouched() throws {
    #expect(try view.view("view") { $0.alpha = 0.01 }.play(down).view(ofFinger: 1) == "window")
    #expect(try view.view("view") { $0.alpha = 0.010001 }.play(down).view(ofFinger: 1) == "view")
  }

  @Test func s24WithoutMultipleTouchOnlyRecognizersSeeTheSecondFinger() throws {
    let touches = down.at(0.1).down(2, at: (90, 50)).drag(2, by: (4, 0), times: 3, every: 0.1)
    let played = try view.pinch(on: "view").play(touches, atEnd: .stop)
    #expect(played.states(of: "pinch") == [.began])
    #expect(played.first(.began, of: "pinch")?.scale == 52.0 / 48)
    #expect(played.view(ofFinger: 2) == nil)
    #expect(played.calls(to: "view") == ["0 began 1", "0.4 cancelled 1"])
  }

  @Test func s39TheFrameOfATransformedViewIsTheOneBeforeIt() {
    var view = TouchView(superview: 0, frame: Rect2D(x: 10, y: 20, width: 100, height: 40))
    view.transform = AffineTransform2D(rotation: 0.7).scaledBy(x: 3, y: 3)
    #expect(view.frame == Rect2D(x: 10, y: 20, width: 100, height: 40))
    #expect(view.bounds == Rect2D(x: 0, y: 0, width: 100, height: 40))
    #expect(view.center == Point2D(60, 40))
  }

  @Test func s41AFingerThatOnlyPressesHarderHasMoved() throws {
    let touches = down.at(0.1).move(1, by: (0, 0))
    var session = Session(view, touches)
    try session.run(until: 1)
    let touch = try #require(session.replay.touches.first)
    #expect(touch.phase == .moved)
    #expect(touch.location == touch.previousLocation)
    #expect(Played(session).calls(to: "view") == ["0 began 1", "0.1 moved 1"])
    let still = try view.play(down.at(0.1).still(1), atEnd: .stop)
    #expect(still.calls(to: "view") == ["0 began 1"])
  }

  @Test func s42ABeganThatWasHeldBackTellsWhereTheFingerWasThen() throws {
    let scene = view.view("view") { $0.behavior = .drag }.tap(on: "view")
      .recognizer("tap") { $0.delaysTouchesBegan = true }
    let played = try scene.play(down.at(0.1).move(1, by: (46, 0)), atEnd: .stop)
    #expect(played.verdicts == ["0.1 tap possible→failed movedTooFar"])
    #expect(
      played.deliveries(to: "view") == ["0 began 1 held", "0.1 began 1", "0.1 moved 1"])
    // The view was grabbed where the finger came down, or it would not have moved.
    #expect(played.view("view").center == Point2D(96, 50))
  }
}
