import Testing

@testable import Touchstone

/// What surprises people about two recognizers that want the same fingers.
struct RacingSurprisesTests {
  private let panAndSwipe = SceneBuilder().pan().swipe()
  private let pressAndPan = SceneBuilder().longPress().pan()
  private let twoTaps = SceneBuilder().tap("single").tap("double") { $0.numberOfTapsRequired = 2 }
  private let down = Touches().down(1, at: (100, 100))

  private var patientPan: SceneBuilder { panAndSwipe.require("pan", toFail: "swipe") }

  @Test func s01PanKillsSwipe() throws {
    let played = try panAndSwipe.play(down.drag(by: (12, 0), times: 6, every: 0.01), atEnd: .stop)
    #expect(
      played.verdicts.prefix(2) == [
        "0.01 swipe possible→failed preventedBy pan", "0.01 pan possible→began movedFarEnough",
      ])
    #expect(played.first(.began, of: "pan")?.translation == Vector2D(2, 0))
  }

  @Test func s01APanThatWaitsLetsTheSwipeThrough() throws {
    // 48 points after 0.04 s are less than 48.12, 60 after 0.05 s more than 47.65.
    let played = try patientPan.play(down.drag(by: (12, 0), times: 6, every: 0.01), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.05 pan possible→failed requirementRecognized swipe",
        "0.05 swipe possible→ended movedFarEnough",
      ])
  }

  @Test func s01APanThatWaitsStartsWhenTheDragLeavesTheSwipesAxis() throws {
    // 48 points across after 0.04 s are less than 48.04, 60 after 0.05 s more than 47.55.
    let played = try patientPan.play(down.drag(by: (0, 12), times: 6, every: 0.01), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.05 swipe possible→failed movedSideways", "0.05 pan possible→began movedFarEnough",
        "0.06 pan began→changed",
      ])
    #expect(
      played.transitions(of: "pan").map { $0.translation } == [.zero, Vector2D(0, 12)])
  }

  @Test func s01APanThatWaitsForALiftBeginsAndEndsAtOnceAtZero() throws {
    let short = down.drag(by: (12, 0), times: 2, every: 0.01).wait(0.01).up(1)
    let played = try patientPan.play(short)
    #expect(
      played.verdicts == [
        "0.03 swipe possible→failed liftedEarly", "0.03 pan possible→began movedFarEnough",
        "0.03 pan began→ended",
      ])
    #expect(played.transitions(of: "pan").map { $0.translation } == [.zero, .zero])
  }

  @Test func s09AHoldKillsThePan() throws {
    let touches = down.at(0.6).drag(by: (12, 0), times: 2, every: 0.01)
    let played = try pressAndPan.play(touches, atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.5 pan possible→failed preventedBy press", "0.5 press possible→began heldLongEnough",
        "0.61 press began→changed", "0.62 press changed→changed",
      ])
    // What the press's actions can read instead.
    #expect(played.last(of: "press")?.location == Point2D(124, 100))
    let both = try pressAndPan.simultaneous("pan", "press").play(touches, atEnd: .stop)
    #expect(both.verdicts(of: "pan").first == "0.61 possible→began movedFarEnough")
    #expect(both.first(.began, of: "pan")?.translation == Vector2D(2, 0))
  }

  @Test func s11ATapMayDriftFortyPointsUnlessAPanTakesIt() throws {
    let drift = down.at(0.1).move(1, by: (40, 0)).at(0.2).up(1)
    #expect(
      try SceneBuilder().tap().play(drift).verdicts == ["0.2 tap possible→ended tapped"])
    let slow = down.at(0.1).move(1, by: (10, 0)).at(0.2).up(1)
    #expect(
      try SceneBuilder().tap().pan().play(slow).verdicts.prefix(2) == [
        "0.1 tap possible→failed preventedBy pan", "0.1 pan possible→began movedFarEnough",
      ])
  }

  @Test func s13SingleAndDoubleTapFireOnceEach() throws {
    let played = try twoTaps.play(Touches().tap(at: (50, 50)).at(0.2).tap(at: (50, 50)))
    #expect(played.actions(of: "single") == ["0.1 ended"])
    #expect(played.actions(of: "double") == ["0.3 ended"])
    #expect(played.verdicts(of: "single").last == "0.3 possible→failed preventedBy double")
  }

  @Test func s14ATapThatWaitsForTheDoubleTapIsLate() throws {
    let played = try twoTaps.require("single", toFail: "double").play(Touches().tap(at: (50, 50)))
    #expect(played.actions(of: "single") == ["0.45 ended"])
    #expect(played.actions(of: "double") == [])
  }

  @Test func s33WhatWaitsForAScrollViewsPanBeginsAndEndsAtOnce() throws {
    let scene = pressAndPan.dynamicallyRequire("press", toFail: "pan")
    let played = try scene.play(down.at(0.7).up(1))
    #expect(played.actions(of: "press") == ["0.7 began", "0.7 ended"])
    #expect(played.verdicts(of: "pan") == ["0.7 possible→failed liftedEarly"])
  }

  @Test func s35TheInnerOfNestedPansWins() throws {
    let scene = SceneBuilder().view("inner", (0, 0, 200, 200)).pan("outerPan")
      .pan("innerPan", on: "inner")
    let played = try scene.play(down.at(0.1).move(1, by: (0, 12)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 outerPan possible→failed preventedBy innerPan",
        "0.1 innerPan possible→began movedFarEnough",
      ])
  }

  @Test func s36SiblingsPanAtTheSameTime() throws {
    let scene = SceneBuilder().view("a", (0, 0, 150, 150)).view("b", (160, 0, 150, 150))
      .pan("panA", on: "a").pan("panB", on: "b")
    let played = try scene.play(
      down.at(0.1).down(2, at: (200, 100)).at(0.2).move(1, by: (12, 0)).at(0.3)
        .move(2, by: (0, -15)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.2 panA possible→began movedFarEnough", "0.3 panB possible→began movedFarEnough",
      ])
    #expect(played.last(of: "panB")?.translation == Vector2D(0, -5))
  }

  @Test(arguments: [[0, 1], [1, 0]])
  func s48OneYesIsEnoughAndTheOthersNoIsNoVeto(_ asking: [Int]) throws {
    let scene = SceneBuilder().pan("first").pan("second")
    let touches = down.at(0.1).move(1, by: (12, 0))
    #expect(
      try scene.play(touches, atEnd: .stop).verdicts == [
        "0.1 second possible→failed preventedBy first",
        "0.1 first possible→began movedFarEnough",
      ])
    var delegate = GestureDelegate()
    delegate.shouldRecognizeSimultaneously = { [$0, $1] == asking }
    var session = Session(scene, touches, delegate: delegate)
    #expect(
      try session.finish(.stop).verdicts == [
        "0.1 first possible→began movedFarEnough", "0.1 second possible→began movedFarEnough",
      ])
  }
}
