import Testing

@testable import Touchstone

/// What surprises people about pans.
struct PanSurprisesTests {
  private let pan = SceneBuilder().pan()
  private let down = Touches().down(1, at: (100, 100))

  /// 10 points to the right every 10 ms, three times.
  private var running: Touches { down.drag(by: (10, 0), times: 3, every: 0.01) }

  @Test func s02AtBeganTheVelocityTellsTheDirectionAndTheTranslationDoesNot() throws {
    let began = try pan.play(running).first(.began, of: "pan")
    #expect(began?.translation == .zero)
    #expect(Vector2D(1000, 0).isNear(began?.velocity))
  }

  @Test func s03ASecondFingerMovesTheLocationAndNotTheTranslation() throws {
    let two = running.wait(0.01).down(2, at: (160, 180)).wait(0.01).move(2, by: (8, 0))
    let changes = try pan.play(two, atEnd: .stop).transitions(of: "pan").suffix(3)
    #expect(
      changes.map { $0.translation } == [Vector2D(20, 0), Vector2D(20, 0), Vector2D(24, 0)])
    #expect(
      changes.map { $0.location } == [Point2D(130, 100), Point2D(145, 140), Point2D(149, 140)])
  }

  @Test func s04OneOfTwoFingersLiftsAndThePanGoesOn() throws {
    let two = running.wait(0.01).down(2, at: (160, 180)).wait(0.01).up(1).wait(0.01).up(2)
    let transitions = try pan.play(two).transitions(of: "pan").suffix(3)
    #expect(transitions.map { $0.to } == [.changed, .changed, .ended])
    #expect(transitions.map { $0.touches } == [2, 1, 0])
    #expect(transitions.allSatisfy { $0.translation == Vector2D(20, 0) })
    #expect(
      transitions.map { $0.location } == [Point2D(145, 140), Point2D(160, 180), Point2D(160, 180)])
  }

  @Test func s28APauseBeforeTheLiftLeavesAStaleVelocity() throws {
    let ended = try pan.play(running.wait(2).up(1)).last(of: "pan")
    #expect(ended?.to == .ended)
    #expect(Vector2D(1000, 0).isNear(ended?.velocity))
  }

  @Test func s29TheVelocityOutlivesSettingTheTranslationToZero() throws {
    var session = Session(pan, running)
    while try session.step() {
      session.change { replay, _ in replay.setTranslation(.zero, ofRecognizer: 0) }
    }
    let transitions = try session.finish(.stop).transitions
    #expect(transitions.map { $0.translation } == [.zero, Vector2D(10, 0), Vector2D(10, 0)])
    for transition in transitions { #expect(Vector2D(1000, 0).isNear(transition.velocity)) }
  }

  @Test func s37ATwoFingerPanBeginsAtOnceWhenTheFirstFingerHasMovedBefore() throws {
    let scene = SceneBuilder().pan { $0.minimumNumberOfTouches = 2 }
    let touches = down.wait(0.05).move(1, by: (50, 0)).at(0.1).down(2, at: (250, 100))
      .at(0.11).move(2, by: (1, 0))
    let played = try scene.play(touches, atEnd: .stop)
    #expect(played.verdicts == ["0.11 pan possible→began movedFarEnough"])
    // 50 points of the first finger, half a point of the middle, less 10.
    #expect(played.first(.began, of: "pan")?.translation == Vector2D(40.5, 0))
  }

  @Test func s38TranslatedByInATurnedViewNeedsTheTranslationInThatView() throws {
    let turned = AffineTransform2D(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    let scene = SceneBuilder().view("card", (0, 0, 200, 200)) { $0.transform = turned }
      .pan(on: "card")
    var session = Session(scene, running)
    try session.run(until: 1)
    let outside = try #require(session.replay.translation(ofRecognizer: 0, inView: 0))
    #expect(outside == Vector2D(20, 0))
    let wrong = turned.translatedBy(x: outside.dx, y: outside.dy)
    #expect((wrong.tx, wrong.ty) == (0, 20))
    let own = try #require(session.replay.translation(ofRecognizer: 0, inView: 1))
    #expect(own == Vector2D(0, -20))
    let right = turned.translatedBy(x: own.dx, y: own.dy)
    #expect((right.tx, right.ty) == (20, 0))
  }

  @Test func s40ThePansSlopIsASettingHere() throws {
    let scene = SceneBuilder().pan { $0.hysteresis = 3 }
    let played = try scene.play(down.wait(0.1).move(1, by: (3, 0)), atEnd: .stop)
    #expect(played.states(of: "pan") == [.began])
    #expect(played.first(.began, of: "pan")?.translation == .zero)
  }
}
