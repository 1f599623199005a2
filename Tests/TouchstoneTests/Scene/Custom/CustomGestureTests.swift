import Testing

@testable import Touchstone

/// Recognizers that a program brings are treated like the engine's own.
struct CustomGestureTests {
  private let down = Touches().down(1, at: (50, 50))
  /// To the right, back, and to the right again: what a zigzag of two turns wants.
  private let zigzag = Touches().down(1, at: (50, 50)).at(0.1).move(1, by: (20, 0))
    .at(0.2).move(1, by: (-20, 0)).at(0.3).move(1, by: (20, 0)).at(0.4).up(1)

  private func withZigzag(_ builder: SceneBuilder = SceneBuilder()) -> SceneBuilder {
    builder.custom("zigzag") { ZigzagMachine(turns: 2) }
  }

  private func withHold(_ builder: SceneBuilder = SceneBuilder(), fingers: Int = 1)
    -> SceneBuilder
  {
    builder.custom("hold") { HoldMachine(fingers: fingers, duration: .milliseconds(300)) }
  }

  // MARK: What it knows and reports

  /// Ends when a finger presses with twice the force of an average touch.
  private struct PressMachine: CustomGestureMachine {
    private(set) var location = Point2D.zero
    private(set) var touches = 0
    private var force = 0.0

    var values: GestureValues { .pinch(scale: force, velocity: 0) }

    private var strength: GestureLimit {
      GestureLimit(.hysteresis, .movedFarEnough, force, .atLeast, 2, .points)
    }

    func limits(after frame: GestureFrame) -> [GestureLimit] { [strength] }

    func timeLimit(at now: Timestamp) -> GestureLimit? { nil }

    mutating func step(_ input: GestureInput) -> GestureStep {
      guard case .frame(let frame) = input, let touch = frame.touches.first else { return .stay }
      (location, touches, force) = (touch.location, frame.count, touch.force)
      return strength.isMet ? .end(GestureReason(strength)) : .stay
    }
  }

  private func sample(_ phase: TouchPhase, force: Double) -> TouchSample {
    var sample = TouchSample(id: TouchID(1), phase: phase, location: Point2D(50, 50))
    sample.details.force = force
    return sample
  }

  @Test func itSeesTheForceAndReportsValuesAndLimits() throws {
    let scene = SceneBuilder().custom("press") { PressMachine() }.scene
    var (replay, events) = (Replay(scene, observing: .progress), ReplayEvents())
    for (time, phase, force) in [
      (0.0, TouchPhase.began, 0.5), (0.1, .moved, 1.25), (0.2, .moved, 2.5),
    ] {
      try replay.process(
        Frame(time: Timestamp(seconds: time), samples: [sample(phase, force: force)]),
        into: &events)
    }
    var transitions: [StateTransition] = []
    for case .transition(let transition) in events { transitions.append(transition) }
    #expect(transitions.map { $0.to } == [.ended])
    #expect(transitions.first?.values == .pinch(scale: 2.5, velocity: 0))
    #expect(transitions.first?.reason?.margin == 0.5)
    var measured: [Double] = []
    for case .progress(let report) in events {
      if case .limit(let limit) = report.progress { measured.append(limit.measured) }
    }
    #expect(measured == [0.5, 1.25, 2.5])
  }

  @Test func aTestShowsAMachineItsFrames() {
    var machine = PressMachine()
    let soft = GestureFrame(at: .zero, [OwnTouch(.began, at: Point2D(1, 2), force: 1)])
    #expect(machine.step(.frame(soft)) == .stay)
    #expect(soft.centroid == Point2D(1, 2) && soft.count == 1 && soft.contains(.began))
    let lifted = GestureFrame(
      at: .zero,
      [OwnTouch(.ended, at: Point2D(0, 0)), OwnTouch(.moved, at: Point2D(4, 4), sequence: 1)])
    #expect(lifted.remainingCentroid == Point2D(4, 4) && lifted.centroid == Point2D(2, 2))
  }

  // MARK: Alone

  @Test func aDiscreteOneEndsAtOnceAndStartsAnew() throws {
    let played = try withZigzag().play(
      zigzag.at(1).repeating(1) { script in
        script.down(2, at: (50, 50)).at(1.1).move(2, by: (-30, 0)).at(1.2).move(2, by: (30, 0))
          .at(1.3).move(2, by: (-20, 0)).at(1.4).up(2)
      })
    #expect(
      played.verdicts == [
        "0.3 zigzag possible→ended movedFarEnough", "1.3 zigzag possible→ended movedFarEnough",
      ])
    #expect(played.transitions.map { $0.location } == [Point2D(70, 50), Point2D(30, 50)])
    #expect(played.transitions.map { $0.values } == [.custom, .custom])
    #expect(played.actions(of: "zigzag") == ["0.3 ended", "1.3 ended"])
    #expect(played.resets(of: "zigzag") == ["0.3", "1.3"])
  }

  @Test func aContinuousOneBeginsByItsDeadline() throws {
    let touches = down.at(0.5).move(1, by: (5, 0)).at(0.6).up(1)
    let played = try withHold().play(touches)
    #expect(
      played.verdicts == [
        "0.3 hold possible→began heldLongEnough", "0.5 hold began→changed",
        "0.6 hold changed→ended",
      ])
    #expect(played.calls(to: "window") == ["0 began 1", "0.3 cancelled 1"])
  }

  @Test func heldExactlyLongEnoughIsLongEnough() throws {
    let played = try withHold().play(down.at(0.3).up(1))
    #expect(
      played.verdicts == [
        "0.3 hold possible→began heldLongEnough", "0.3 hold began→ended",
      ])
    #expect(
      try withHold().play(down.at(0.29).up(1)).verdicts == [
        "0.29 hold possible→failed liftedEarly"
      ])
  }

  @Test func aDeadlineThatHasComeDoesNotComeAgainByItself() throws {
    let scene = SceneBuilder().custom("odd") {
      WaitingMachine(time: Timestamp(nanoseconds: 300_000_000))
    }
    let played = try scene.play(down.at(0.5).up(1))
    #expect(
      played.verdicts == ["0.3 odd possible→began heldLongEnough", "0.5 odd began→ended"])
    #expect(played.transitions.map { $0.touches } == [1, 1])
  }

  @Test func aDeadlineInThePastComesAtOnceAndTimeDoesNotGoBack() throws {
    let scene = SceneBuilder().custom("odd") {
      WaitingMachine(time: Timestamp(nanoseconds: 100_000_000))
    }
    let played = try scene.play(Touches().at(0.2).down(1, at: (50, 50)).at(0.5).up(1))
    #expect(
      played.verdicts == ["0.2 odd possible→began heldLongEnough", "0.5 odd began→ended"])
  }

  @Test func aCancelledTouchFailsOrCancelsIt() throws {
    let machine = ScriptedMachine([
      .stay, .begin(GestureReason(.movedFarEnough)), .cancel(GestureReason(.touchCancelled)),
    ])
    let scene = SceneBuilder().custom("odd") { machine }
    let played = try scene.play(down.at(0.1).move(1, by: (1, 0)).at(0.2).cancel(1))
    #expect(
      played.verdicts == [
        "0.1 odd possible→began movedFarEnough", "0.2 odd began→cancelled touchCancelled",
      ])
  }

  @Test func aFingerThatItDoesNotTakeIsNotItsOwn() throws {
    let touches = down.down(2, at: (90, 50)).at(0.1).down(3, at: (90, 90)).at(0.2).up(3)
      .at(0.4).move(2, by: (10, 0)).at(0.5).up(2).at(0.6).up(1)
    let played = try withHold(fingers: 2).play(touches)
    #expect(
      played.verdicts == [
        "0.3 hold possible→began heldLongEnough", "0.4 hold began→changed",
        "0.5 hold changed→ended",
      ])
    #expect(played.transitions.map { $0.touches } == [2, 2, 2])
    #expect(played.transitions.map { $0.location.x } == [70, 75, 75])
  }

  @Test func aDelegateMayRefuseIt() throws {
    let scene = withHold().recognizer("hold") { $0.shouldBegin = .always(false) }
    #expect(
      try scene.play(down.at(0.5).up(1)).verdicts == [
        "0.3 hold possible→failed shouldBeginRefused"
      ])
  }

  @Test func oneThatKeepsSayingThatItBeginsGoesOn() throws {
    let begin = GestureStep.begin(GestureReason(.movedFarEnough))
    let scene = SceneBuilder().custom("odd") { ScriptedMachine([begin, begin, begin, .end(nil)]) }
    let touches = down.drag(by: (1, 0), times: 2, every: 0.1).at(0.3).up(1)
    #expect(
      try scene.play(touches).verdicts == [
        "0 odd possible→began movedFarEnough", "0.1 odd began→changed", "0.2 odd changed→changed",
        "0.3 odd changed→ended",
      ])
  }

  // MARK: Exclusion

  @Test func whoIsRecognizedFirstFailsTheOther() throws {
    #expect(
      try withZigzag().pan().play(zigzag, atEnd: .stop).verdicts.prefix(2) == [
        "0.1 zigzag possible→failed preventedBy pan", "0.1 pan possible→began movedFarEnough",
      ])
    #expect(
      try withHold().tap().play(down.at(0.4).up(1)).verdicts == [
        "0.3 tap possible→failed preventedBy hold", "0.3 hold possible→began heldLongEnough",
        "0.4 hold began→ended",
      ])
  }

  @Test func whoMayRunTogetherDo() throws {
    let played = try withZigzag().pan().simultaneous("pan", "zigzag").play(zigzag)
    #expect(played.states(of: "zigzag") == [.ended])
    #expect(played.states(of: "pan") == [.began, .changed, .changed, .ended])
  }

  @Test func oneThatCannotPreventLeavesTheOtherAlone() throws {
    let scene = withHold().tap().cannotPrevent("hold", "tap")
    let played = try scene.play(down.at(0.4).up(1))
    #expect(played.states(of: "hold") == [.began, .ended])
    // The tap would be recognized, had the hold not been ended in the same frame.
    #expect(played.verdicts(of: "tap") == ["0.4 possible→ended tapped"])
  }

  @Test func oneOnAnInnerViewComesFirst() throws {
    let scene = SceneBuilder().view("view", (0, 0, 200, 200)).longPress {
      $0.minimumPressDuration = .milliseconds(300)
    }.custom("hold", on: "view") { HoldMachine(fingers: 1, duration: .milliseconds(300)) }
    #expect(
      try scene.play(down.at(0.4).up(1)).verdicts == [
        "0.3 press possible→failed preventedBy hold", "0.3 hold possible→began heldLongEnough",
        "0.4 hold began→ended",
      ])
  }

  // MARK: Requirements

  @Test func aPanWaitsForAZigzag() throws {
    let scene = withZigzag().pan().require("pan", toFail: "zigzag")
    #expect(
      try scene.play(zigzag).verdicts == [
        "0.3 pan possible→failed requirementRecognized zigzag",
        "0.3 zigzag possible→ended movedFarEnough",
      ])
    let straight = try scene.play(down.at(0.1).move(1, by: (30, 0)).at(0.2).up(1))
    #expect(
      straight.verdicts == [
        "0.2 zigzag possible→failed liftedEarly", "0.2 pan possible→began movedFarEnough",
        "0.2 pan began→ended",
      ])
    #expect(straight.last(of: "pan")?.translation == .zero)
  }

  @Test func aZigzagWaitsForASwipe() throws {
    let scene = withZigzag().swipe().require("zigzag", toFail: "swipe")
    // Half a second after the landing a swipe gives up at the next move.
    let touches = zigzag.at(0.6).tick()
    #expect(
      try scene.play(touches).verdicts == [
        "0.4 swipe possible→failed liftedEarly", "0.4 zigzag possible→ended movedFarEnough",
      ])
    let fast = down.at(0.1).move(1, by: (60, 0)).at(0.2).move(1, by: (-60, 0))
    #expect(
      try scene.play(fast, atEnd: .stop).verdicts == [
        "0.1 zigzag possible→failed requirementRecognized swipe",
        "0.1 swipe possible→ended movedFarEnough",
      ])
  }

  @Test func aHoldThatWaitedBeginsAndEndsTogether() throws {
    let scene = withHold().pan().require("hold", toFail: "pan")
    #expect(
      try scene.play(down.at(0.5).up(1)).verdicts == [
        "0.5 pan possible→failed liftedEarly", "0.5 hold possible→began heldLongEnough",
        "0.5 hold began→ended",
      ])
    #expect(
      try scene.play(down.at(0.4).move(1, by: (20, 0)), atEnd: .stop).verdicts == [
        "0.4 hold possible→failed requirementRecognized pan",
        "0.4 pan possible→began movedFarEnough",
      ])
  }

  @Test func aTapWaitsForAHold() throws {
    let scene = withHold().tap().require("tap", toFail: "hold")
    #expect(
      try scene.play(down.at(0.1).up(1)).verdicts == [
        "0.1 hold possible→failed liftedEarly", "0.1 tap possible→ended tapped",
      ])
  }

  @Test func oneThatIsRecognizedAndHeldBackStaysSo() throws {
    let scene = SceneBuilder().custom("odd") {
      ScriptedMachine([
        .end(GestureReason(.movedFarEnough)), .fail(GestureReason(.movedTooFar)),
      ])
    }.longPress().require("odd", toFail: "press")
    // Ended is final (R26): what it says later is not heard.
    let played = try scene.play(down.at(0.1).move(1, by: (1, 0)).at(0.2).up(1))
    #expect(
      played.verdicts == [
        "0.2 press possible→failed liftedEarly", "0.2 odd possible→ended movedFarEnough",
      ])
  }
}
