import Testing

@testable import Touchstone

/// What a program that embeds the engine asks and sets between frames (R29, R47, R57).
struct ReplayRecognizersTests {
  private func play(
    _ builder: SceneBuilder, _ touches: Touches, after: (inout Replay) -> Void
  ) throws -> [StateTransition] {
    var replay = Replay(builder.scene)
    var events = ReplayEvents()
    for frame in touches.frames {
      try replay.process(frame, into: &events)
      after(&replay)
    }
    return events.compactMap { if case .transition(let it) = $0 { it } else { nil } }
  }

  /// One finger, 10 points to the right every 10 ms, four times.
  private let drag = Touches().down(1, at: (100, 100)).drag(by: (10, 0), times: 4, every: 0.01)

  @Test func settingTheTranslationToZeroEachTimeLeavesWhatIsNewAndTheVelocity() throws {
    let transitions = try play(SceneBuilder().pan(), drag) {
      $0.setTranslation(.zero, ofRecognizer: 0)
    }
    #expect(transitions.map { $0.to } == [.began, .changed, .changed, .changed])
    #expect(
      transitions.map { $0.translation } == [
        .zero, Vector2D(10, 0), Vector2D(10, 0), Vector2D(10, 0),
      ])
    for transition in transitions { #expect(Vector2D(1000, 0).isNear(transition.velocity)) }
  }

  @Test func aTranslationThatIsSetWithinATurnedViewIsTurnedBack() throws {
    let builder = SceneBuilder().view("card", (x: 0, y: 0, width: 200, height: 200)) {
      $0.transform = AffineTransform2D(rotation: Double.pi / 2).scaledBy(x: 2, y: 2)
    }.pan(on: "card")
    var replay = Replay(builder.scene)
    var events = ReplayEvents()
    for frame in drag.frames { try replay.process(frame, into: &events) }
    // 30 points to the right are 15 against the y axis of a view that is turned right and doubled.
    let own = try #require(replay.translation(ofRecognizer: 0, inView: 1))
    #expect(Vector2D(0, -15).isNear(own))
    replay.setTranslation(Vector2D(dx: 5, dy: 0), inView: 1, ofRecognizer: 0)
    let window = try #require(replay.translation(ofRecognizer: 0))
    #expect(Vector2D(0, 10).isNear(window))
    let velocity = try #require(replay.velocity(ofRecognizer: 0, inView: 1))
    #expect(Vector2D(0, -500).isNear(velocity))
  }

  @Test func settingTheScaleToOneLeavesTheFactorOfEachFrame() throws {
    let spread = [112.0, 120, 132].reduce(
      Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (200, 100)) }
    ) { $0.wait(0.016).move(2, to: (100 + $1, 100)) }
    let transitions = try play(SceneBuilder().pinch(), spread) { $0.setScale(1, ofRecognizer: 0) }
    let scales = transitions.map { $0.scale ?? 0 }
    #expect(
      zip(scales, [112.0 / 108, 120.0 / 112, 132.0 / 120]).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(scales.count == 3)
  }

  @Test func settingTheRotationToZeroLeavesTheTurnOfEachFrame() throws {
    let degree = Double.pi / 180
    let turn = [6.0, 10, 12].reduce(
      Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (200, 100)) }
    ) {
      let (x, y) = (Trigonometry.cos($1 * degree), Trigonometry.sin($1 * degree))
      return $0.wait(0.016).move(2, to: (100 + 100 * x, 100 + 100 * y))
    }
    let transitions = try play(SceneBuilder().rotation(), turn) {
      $0.setRotation(0, ofRecognizer: 0)
    }
    let turns = transitions.map { ($0.rotation ?? 0) / degree }
    // The slack grows with the root of the change of distance, and so with that of its rounding.
    #expect(zip(turns, [1.0, 4, 2]).allSatisfy { abs($0 - $1) < 1e-6 })
    #expect(turns.count == 3)
  }

  @Test func aSetterWithoutFingersDoesNothing() throws {
    var replay = Replay(SceneBuilder().pan().scene)
    replay.setTranslation(Vector2D(dx: 5, dy: 5), ofRecognizer: 0)
    #expect(replay.translation(ofRecognizer: 0) == .zero)
  }

  @Test func locationsAreToldInTheCoordinatesOfAnyView() throws {
    let builder = SceneBuilder().view("card", (x: 20, y: 30, width: 200, height: 200))
      .pan(on: "card")
    var replay = Replay(builder.scene)
    var events = ReplayEvents()
    try replay.process(drag.frames[0], into: &events)
    #expect(replay.location(ofRecognizer: 0) == Point2D(x: 100, y: 100))
    #expect(replay.location(ofRecognizer: 0, inView: 1) == Point2D(x: 80, y: 70))
  }

  @Test func aPinchThatWaitsForItsSecondFingerTellsWhereTheFirstOneIs() throws {
    let touches = Touches().down(1, at: (100, 100)).wait(0.016).move(1, to: (130.75, 99.5))
      .wait(0.016).move(1, to: (150.25, 90)).wait(0.016).up(1)
    var replay = Replay(SceneBuilder().pinch().scene)
    var events = ReplayEvents()
    // In whole points, as UIKit cuts them.
    let locations = [(100.0, 100.0), (130, 99), (150, 90)].map { Point2D(x: $0, y: $1) }
    for (frame, location) in zip(touches.frames, locations) {
      try replay.process(frame, into: &events)
      #expect(replay.location(ofRecognizer: 0) == location)
    }
    try replay.process(touches.frames[3], into: &events)
    guard case .transition(let last) = events.last else { return #expect(Bool(false)) }
    #expect(last.to == .failed)
    #expect(last.location == Point2D(x: 150, y: 90))
    #expect(replay.location(ofRecognizer: 0) == .zero)
  }

  @Test func aPinchThatIsSwitchedOffFailsWhereItsOnlyFingerIs() throws {
    let touches = Touches().down(1, at: (100, 100)).wait(0.016).move(1, to: (130.75, 99.5))
    var replay = Replay(SceneBuilder().pinch().scene)
    var events = ReplayEvents()
    for frame in touches.frames { try replay.process(frame, into: &events) }
    replay.setEnabled(false, ofRecognizer: 0, into: &events)
    guard case .transition(let last) = events.first else { return #expect(Bool(false)) }
    #expect(last.reason?.code == .disabled)
    #expect(last.location == Point2D(x: 130, y: 99))
  }

  @Test func aFingerThatAPinchHasLostCannotBeAskedFor() throws {
    let builder = SceneBuilder().pinch()
    let touches = Touches().frame { $0.down(1, at: (100, 100)).down(2, at: (200, 100)) }
      .wait(0.016).move(2, to: (240, 100)).wait(0.016).up(1)
    var replay = Replay(builder.scene)
    var events = ReplayEvents()
    for frame in touches.frames.prefix(2) { try replay.process(frame, into: &events) }
    #expect(replay.numberOfTouches(ofRecognizer: 0) == 2)
    #expect(try replay.location(ofTouch: 1, ofRecognizer: 0) == Point2D(x: 240, y: 100))
    try replay.process(touches.frames[2], into: &events)
    #expect(replay.state(ofRecognizer: 0) == .changed)
    #expect(replay.numberOfTouches(ofRecognizer: 0) == 1)
    #expect(try replay.location(ofTouch: 0, ofRecognizer: 0) == Point2D(x: 240, y: 100))
    #expect(throws: ReplayError.noSuchTouch(1)) {
      try replay.location(ofTouch: 1, ofRecognizer: 0)
    }
  }
}
