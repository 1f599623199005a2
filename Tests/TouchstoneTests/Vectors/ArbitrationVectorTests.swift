import Testing

@testable import Touchstone

struct ArbitrationVectorTests {
  private let panAndSwipe = SceneBuilder().pan().swipe()
  private let down = Touches().down(1, at: (100, 100))

  private var flick: Touches {
    (1...6).reduce(down) { $0.at(Double($1) / 60).move(1, by: (10, 0)) }.wait(0.01).up(1)
  }

  @Test func v33AFlickIsAPanBeforeItIsASwipe() throws {
    let played = try panAndSwipe.play(flick)
    #expect(
      played.verdicts.prefix(2) == [
        "0.016666667 swipe possible→failed preventedBy pan",
        "0.016666667 pan possible→began movedFarEnough",
      ])
    #expect(played.states(of: "pan").last == .ended)
    #expect(played.states(of: "swipe") == [.failed])
  }

  @Test func v34APanThatWaitsGivesWayToTheSwipe() throws {
    let played = try panAndSwipe.require("pan", toFail: "swipe").play(flick)
    #expect(
      played.verdicts == [
        "0.083333333 pan possible→failed requirementRecognized swipe",
        "0.083333333 swipe possible→ended movedFarEnough",
      ])
    #expect(played.last(of: "swipe")?.location == Point2D(100, 100))
  }

  @Test func v35APanThatWaitedStartsAtZero() throws {
    let slow = down.drag(by: (2, 0), times: 10, every: 0.06)
    let played = try panAndSwipe.require("pan", toFail: "swipe").play(slow, atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.54 swipe possible→failed tooSlow", "0.54 pan possible→began movedFarEnough",
        "0.6 pan began→changed",
      ])
    #expect(played.first(.began, of: "pan")?.translation == .zero)
    #expect(played.first(.changed, of: "pan")?.translation == Vector2D(2, 0))
  }

  @Test func v42TheInnerOfTwoTapsWins() throws {
    let scene = SceneBuilder().view("child", (0, 0, 100, 100)).tap("parent")
      .tap("child", on: "child")
    #expect(
      try scene.play(Touches().tap(at: (50, 50))).verdicts == [
        "0.1 parent possible→failed preventedBy child", "0.1 child possible→ended tapped",
      ])
  }

  @Test func v43APanOfTheSuperviewTakesTheTouchFromTheSubview() throws {
    let scene = SceneBuilder().view("child", (0, 0, 200, 200)).pan().tap(on: "child")
    let played = try scene.play(down.wait(0.1).move(1, by: (12, 0)).wait(0.1).up(1))
    #expect(
      played.verdicts == [
        "0.1 tap possible→failed preventedBy pan", "0.1 pan possible→began movedFarEnough",
        "0.2 pan began→ended",
      ])
    #expect(played.calls(to: "child") == ["0 began 1", "0.1 cancelled 1"])
  }

  @Test func v44SiblingsDoNotExcludeEachOther() throws {
    let scene = SceneBuilder().view("left", (0, 0, 100, 100)).view("right", (200, 0, 100, 100))
      .pan("leftPan", on: "left").pan("rightPan", on: "right")
    let fingers = Touches().down(1, at: (50, 50)).down(2, at: (250, 50)).wait(0.1)
    let played = try scene.play(
      fingers.frame { $0.move(1, by: (12, 0)).move(2, by: (12, 0)) }, atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 leftPan possible→began movedFarEnough",
        "0.1 rightPan possible→began movedFarEnough",
      ])
  }

  @Test func v45OneYesLetsTwoRunTogether() throws {
    let scene = SceneBuilder().pan().pinch().simultaneous("pinch", "pan")
    let fingers = Touches().frame { $0.down(1, at: (50, 100)).down(2, at: (150, 100)) }
    let played = try scene.play(
      fingers.drag(2, by: (10, 0), times: 3, every: 0.016).wait(0.016).frame { $0.up(1).up(2) })
    #expect(played.first(.began, of: "pinch") != nil)
    #expect(played.first(.began, of: "pan") != nil)
    #expect(played.states(of: "pinch").last == .ended)
    #expect(played.states(of: "pan").last == .ended)
  }
}
