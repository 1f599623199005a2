import Testing

@testable import Touchstone
@testable import TouchstoneReports

@Suite struct GestureLabelTests {
  /// Transitions of gestures: kind, began and ended in milliseconds, values, fingers.
  private struct Gesture {
    var kind: GestureKind
    var began: Int64
    var ended: Int64?
    var values: GestureValues
    var touches = 1
    var fingers = FingerSet(rawValue: 1)
    var end = RecognizerState.ended
  }

  private func label(_ gestures: Gesture...) -> String {
    var moments: [(time: Int64, order: Int, transition: StateTransition)] = []
    for (order, gesture) in gestures.enumerated() {
      let isDiscrete = gesture.kind.isDiscrete
      moments.append(
        (gesture.began, order, transition(gesture, gesture.began, isDiscrete ? .ended : .began)))
      guard let ended = gesture.ended, !isDiscrete else { continue }
      moments.append((ended, order, transition(gesture, ended, gesture.end)))
    }
    var builder = SummaryBuilder(Sample.scene)
    moments.sort { ($0.time, $0.order) < ($1.time, $1.order) }
    for moment in moments { builder.add(moment.transition) }
    return builder.summary(RecordingEnd()).label
  }

  private func transition(_ gesture: Gesture, _ time: Int64, _ to: RecognizerState)
    -> StateTransition
  {
    let isStart = to == .began || gesture.kind.isDiscrete
    return Sample.transition(
      gesture.kind, at: time, from: isStart ? .possible : .changed, to: to,
      touches: to == .ended && !isStart ? 0 : gesture.touches, fingers: gesture.fingers,
      values: gesture.values)
  }

  private func tap(_ taps: Int = 1, at time: Int64 = 0, touches: Int = 1) -> Gesture {
    Gesture(kind: .tap, began: time, ended: time, values: .tap(taps: taps), touches: touches)
  }

  private func swipe(
    _ direction: SwipeDirection, at time: Int64 = 0, touches: Int = 1,
    fingers: FingerSet = FingerSet(rawValue: 1)
  ) -> Gesture {
    Gesture(
      kind: .swipe, began: time, ended: time, values: .swipe(direction: direction),
      touches: touches, fingers: fingers)
  }

  private func pan(
    _ began: Int64, _ ended: Int64?, touches: Int = 1, fingers: FingerSet = FingerSet(rawValue: 1)
  ) -> Gesture {
    Gesture(
      kind: .pan, began: began, ended: ended, values: .pan(translation: .zero, velocity: .zero),
      touches: touches, fingers: fingers)
  }

  private func pinch(_ scale: Double, _ began: Int64 = 0, _ ended: Int64 = 0) -> Gesture {
    Gesture(
      kind: .pinch, began: began, ended: ended, values: .pinch(scale: scale, velocity: 0),
      touches: 2)
  }

  private func rotation(_ angle: Double, _ began: Int64 = 0, _ ended: Int64 = 0) -> Gesture {
    Gesture(
      kind: .rotation, began: began, ended: ended, values: .rotation(rotation: angle, velocity: 0),
      touches: 2)
  }

  @Test func nothingIsNone() {
    #expect(label() == "none")
  }

  @Test func tapsAreCountedInTheirName() {
    #expect(label(tap()) == "tap")
    #expect(label(tap(2)) == "doubleTap")
    #expect(label(tap(3)) == "tripleTap")
    #expect(label(tap(4)) == "4xTap")
    #expect(label(tap(5, touches: 2)) == "5xTap2")
  }

  @Test func fingersAreTheSuffix() {
    #expect(label(tap(touches: 2)) == "tap2")
    #expect(label(swipe(.left, touches: 2)) == "swipeLeft2")
    #expect(label(pan(0, 100, touches: 3)) == "pan3")
    #expect(label(pinch(2)) == "pinchOut")
    #expect(label(rotation(1)) == "rotateClockwise")
  }

  @Test func directionsAndSensesAreNamed() {
    #expect(label(swipe(.right)) == "swipeRight")
    #expect(label(swipe(.up)) == "swipeUp")
    #expect(label(swipe(.down)) == "swipeDown")
    #expect(label(pinch(0.999)) == "pinchIn")
    #expect(label(pinch(1)) == "pinchOut")
    #expect(label(rotation(-0.1)) == "rotateCounterclockwise")
  }

  @Test func holdsAndEdgesAreNamed() {
    let press = Gesture(
      kind: .longPress, began: 500, ended: 900, values: .longPress(duration: .zero), touches: 2)
    let edge = Gesture(
      kind: .screenEdgePan, began: 0, ended: 10,
      values: .screenEdgePan(translation: .zero, velocity: .zero, edge: .left))
    #expect(label(press) == "longPress2")
    #expect(label(edge) == "edgePan")
  }

  @Test func whatComesAfterEachOtherHasCommas() {
    #expect(label(tap(at: 0), tap(at: 1)) == "tap,tap")
    #expect(label(pan(0, 100), pan(101, 200)) == "pan,pan")
  }

  @Test func whatOverlapsOrTouchesHasPlus() {
    #expect(label(pan(0, 100, touches: 2), pinch(2, 50, 200)) == "pan2+pinchOut")
    #expect(label(pan(0, 100), pinch(2, 100, 200)) == "pan+pinchOut")
    #expect(label(tap(at: 5), tap(2, at: 5)) == "tap+doubleTap")
  }

  @Test func chainsOfOverlapsHangTogether() {
    #expect(
      label(pan(0, 100), pinch(2, 50, 200), rotation(1, 150, 300), tap(at: 301))
        == "pan+pinchOut+rotateClockwise,tap")
  }

  @Test func theLongestDecidesAboutTheNext() {
    #expect(label(pan(0, 300), pinch(2, 50, 100), tap(at: 200)) == "pan+pinchOut+tap")
  }

  @Test func aCancelledGestureCounts() {
    var gesture = pan(0, 100)
    gesture.end = .cancelled
    #expect(label(gesture) == "pan")
  }

  @Test func withoutAnEndItLastsForEver() {
    #expect(label(pan(0, nil), tap(at: 90_000)) == "pan+tap")
  }

  @Test func aPanThatWasASwipeIsLeftOut() {
    #expect(label(pan(0, 100), swipe(.left, at: 50)) == "swipeLeft")
    #expect(label(pan(0, 100), swipe(.left, at: 100)) == "swipeLeft")
    #expect(label(swipe(.left, at: 0), pan(0, 100)) == "swipeLeft")
    #expect(label(swipe(.left, at: 0), pan(1, 100)) == "swipeLeft,pan")
    #expect(label(pan(0, 100), swipe(.left, at: 101)) == "pan,swipeLeft")
  }

  @Test func aSwipeOfOtherFingersLeavesThePan() {
    let (first, both) = (FingerSet(rawValue: 1), FingerSet(rawValue: 3))
    #expect(
      label(
        pan(0, 100, touches: 2, fingers: both), swipe(.left, at: 50, touches: 2, fingers: both))
        == "swipeLeft2")
    #expect(
      label(pan(0, 100, touches: 2, fingers: both), swipe(.left, at: 50, fingers: first))
        == "swipeLeft")
    #expect(
      label(pan(0, 100, fingers: first), swipe(.left, at: 50, touches: 2, fingers: both))
        == "pan+swipeLeft2")
  }

  @Test func aPanThatIsLeftOutJoinsNothing() {
    #expect(label(pan(0, 100), swipe(.left, at: 50), tap(at: 90)) == "swipeLeft,tap")
  }

  /// The label by its definition: which listed gestures are left out, which hang together, and their
  /// names.
  private func label(_ gestures: [RecognizedGesture], listing count: Int) -> String {
    func end(_ gesture: RecognizedGesture) -> Int64 { gesture.ended?.nanoseconds ?? .max }
    let counted = gestures.prefix(count).filter { pan in
      pan.kind != .pan
        || !gestures.contains {
          $0.kind == .swipe && $0.began >= pan.began && $0.began.nanoseconds <= end(pan)
            && pan.fingers.isSuperset(of: $0.fingers)
        }
    }
    var groups: [[RecognizedGesture]] = []
    for gesture in counted {
      let hangs = groups.last?.contains { gesture.began.nanoseconds <= end($0) } ?? false
      if hangs { groups[groups.count - 1].append(gesture) } else { groups.append([gesture]) }
    }
    var names = groups.map { $0.map(GestureLabel.name).joined(separator: "+") }
    if gestures.count > count { names.append("…") }
    return names.isEmpty ? "none" : names.joined(separator: ",")
  }

  @Test(arguments: 0..<400)
  func isWhatItsDefinitionSays(seed: Int) {
    var random = RandomGestures(seed: seed)
    let transitions = random.transitions(1 + random.number(120), holding: random.number(12))
    let count = 1 + random.number(30)
    var whole = SummaryBuilder(RandomGestures.scene, listing: .max)
    var bounded = SummaryBuilder(RandomGestures.scene, listing: count)
    for transition in transitions {
      whole.add(transition)
      bounded.add(transition)
    }
    let running = whole.runningGestures
    #expect(bounded.runningGestures == running)
    let gestures = whole.summary(RecordingEnd()).gestures
    let summary = bounded.summary(RecordingEnd())
    #expect(summary.gestures == Array(gestures.prefix(count)))
    #expect(summary.gestureCount == gestures.count)
    #expect(summary.label == label(gestures, listing: count))
  }
}
