import Testing

@testable import Touchstone

/// What becomes of the steps that machines propose (R17, R26).
struct ArbiterDeliveryTests {
  private let press = SceneBuilder().longPress { $0.numberOfTouchesRequired = 2 }
  private let down = Touches().down(1, at: (50, 50))

  private var held: Touches {
    Touches().frame { $0.down(1, at: (50, 50)).down(2, at: (90, 50)) }.at(0.6)
  }

  @Test func aRunningGestureChangesWithEveryFrameOfItsTouches() throws {
    let played = try SceneBuilder().pan().play(
      down.at(0.1).move(1, by: (20, 0)).at(0.2).move(1, by: (0, 0)).at(0.3)
        .down(2, at: (90, 50)).at(0.4).up(2).at(0.5).still(1).tick().at(0.6).up(1))
    #expect(
      played.verdicts(of: "pan") == [
        "0.1 possible→began movedFarEnough", "0.2 began→changed", "0.3 changed→changed",
        "0.4 changed→changed", "0.6 changed→ended",
      ])
  }

  @Test func theEndWinsOverAChange() throws {
    let played = try press.play(held.frame { $0.move(1, by: (20, 0)).up(2) }, atEnd: .stop)
    #expect(
      played.verdicts(of: "press") == ["0.5 possible→began heldLongEnough", "0.6 began→ended"])
  }

  @Test func aCancellationWinsOverAChange() throws {
    let played = try press.play(held.frame { $0.move(1, by: (20, 0)).cancel(2) }, atEnd: .stop)
    #expect(played.verdicts(of: "press").last == "0.6 began→cancelled touchCancelled")
  }

  @Test func aRunningGestureThatWouldFailIsCancelled() throws {
    let (scene, views) = (SceneBuilder().pan().scene, ViewTree(SceneBuilder().scene.views))
    var arbiter = Arbiter(scene, views, reportsTimers: false)
    var transitions: [StateTransition] = []
    arbiter.begin(at: .zero)
    let sample = TouchSample(id: TouchID(1), phase: .began, location: .zero)
    let touch = Touch(
      sample, sequence: 0, view: nil, window: 0, location: .zero, at: .zero)
    #expect(arbiter.attach(touch, to: 0, exclusiveView: nil, views) == [0])
    for step in [GestureStep.begin(GestureReason(.movedFarEnough)), .fail(GestureReason(.tooSlow))]
    {
      arbiter.accept(step, from: 0, views)
      arbiter.resolve()
      while arbiter.recognizers[0].standing.hasOutcome {
        transitions.append(arbiter.publishOutcome(0))
      }
    }
    #expect(transitions.map { $0.to } == [.began, .cancelled])
    #expect(transitions.last?.reason?.code == .tooSlow)
  }

  @Test func whatIsHeldBackCannotBeCancelledAndFails() throws {
    let scene = SceneBuilder().pan().swipe().require("pan", toFail: "swipe")
    let played = try scene.play(down.at(0.1).move(1, by: (12, 0)).at(0.2).cancel(1))
    #expect(
      played.verdicts == [
        "0.2 pan possible→failed touchCancelled", "0.2 swipe possible→failed touchCancelled",
      ])
  }

  @Test func whatBeganAndEndedWhileItWasHeldBackSendsBothAtOnce() throws {
    let scene = SceneBuilder().pan().tap("double") { $0.numberOfTapsRequired = 2 }
      .require("pan", toFail: "double")
    let played = try scene.play(down.drag(by: (10, 0), times: 3, every: 0.05).at(0.2).up(1))
    #expect(
      played.verdicts == [
        "0.55 double possible→failed intervalElapsed",
        "0.55 pan possible→began movedFarEnough", "0.55 pan began→ended",
      ])
    #expect(played.transitions(of: "pan").map { $0.translation } == [.zero, .zero])
    #expect(played.last(of: "pan")?.location == Point2D(80, 50))
    #expect(played.last(of: "pan")?.touches == 0)
  }

  @Test func shouldBeginIsAskedWhenTheGestureWouldBegin() throws {
    let scene = SceneBuilder().pan().recognizer("pan") { $0.shouldBegin = .always(false) }
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)).at(0.2).move(1, by: (20, 0)))
    #expect(played.verdicts == ["0.1 pan possible→failed shouldBeginRefused"])
  }

  @Test func shouldBeginMayAskWhetherAPanMovesAlongX() throws {
    let (along, across) = (down.at(0.1).move(1, by: (20, 3)), down.at(0.1).move(1, by: (3, 20)))
    let horizontal = SceneBuilder().pan().recognizer("pan") { $0.shouldBegin = .horizontal(true) }
    #expect(try horizontal.play(along, atEnd: .stop).states(of: "pan") == [.began])
    #expect(try horizontal.play(across, atEnd: .stop).states(of: "pan") == [.failed])
    let vertical = SceneBuilder().pan().recognizer("pan") { $0.shouldBegin = .horizontal(false) }
    #expect(try vertical.play(along, atEnd: .stop).states(of: "pan") == [.failed])
    #expect(try vertical.play(across, atEnd: .stop).states(of: "pan") == [.began])
  }

  @Test func shouldBeginMayAskWhereTheGestureIs() throws {
    let scene = SceneBuilder().view("view", (100, 100, 100, 100)).tap(on: "view")
      .recognizer("tap") { $0.shouldBegin = .inside(Rect2D(x: 0, y: 0, width: 50, height: 50)) }
    #expect(try scene.play(Touches().tap(at: (110, 110))).states(of: "tap") == [.ended])
    #expect(try scene.play(Touches().tap(at: (160, 110))).states(of: "tap") == [.failed])
  }

  @Test func aRecognizerThatRefusedToBeginExcludesNobody() throws {
    let scene = SceneBuilder().pan("first").pan("second")
      .recognizer("first") { $0.shouldBegin = .always(false) }
    let played = try scene.play(down.at(0.1).move(1, by: (20, 0)), atEnd: .stop)
    #expect(
      played.verdicts == [
        "0.1 first possible→failed shouldBeginRefused",
        "0.1 second possible→began movedFarEnough",
      ])
  }
}
