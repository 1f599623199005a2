@testable import Touchstone

/// Fingers that rest together for a while: begins when enough of them have been down for the
/// duration, ends with the first that lifts.
struct HoldMachine: CustomGestureMachine {
  let fingers: Int
  let duration: Interval
  private(set) var location = Point2D.zero
  private(set) var touches = 0
  private(set) var deadline: Deadline?
  private var hasBegun = false

  init(fingers: Int, duration: Interval) {
    self.fingers = fingers
    self.duration = duration
  }

  mutating func step(_ input: GestureInput) -> GestureStep {
    switch input {
    case .frame(let frame): return follow(frame)
    case .deadline:
      (deadline, hasBegun) = (nil, true)
      return .begin(GestureReason(.heldLongEnough))
    case .released: return .stay
    }
  }

  func takesAnotherTouch(beside count: Int) -> Bool { count < fingers }

  private mutating func follow(_ frame: GestureFrame) -> GestureStep {
    (location, touches) = (frame.centroid, frame.count)
    if frame.remainingCount < frame.count {
      deadline = nil
      return hasBegun ? .end(nil) : .fail(GestureReason(.liftedEarly))
    }
    if frame.contains(.began), frame.count == fingers {
      deadline = Deadline(time: frame.time + duration, kind: .minimumPressDuration)
    }
    return .stay
  }
}

/// A finger that goes to and fro: recognized at once when it has turned round often enough, each
/// time after at least 20 points.
struct ZigzagMachine: CustomGestureMachine {
  let turns: Int
  private(set) var location = Point2D.zero
  private(set) var touches = 0
  /// Where the present stroke started.
  private var start: Double?
  /// Where the last stroke went.
  private var sign = 0.0
  private var strokes = 0

  init(turns: Int) {
    self.turns = turns
  }

  mutating func step(_ input: GestureInput) -> GestureStep {
    guard case .frame(let frame) = input else { return .stay }
    (location, touches) = (frame.centroid, frame.count)
    if frame.remainingCount == 0 { return .fail(GestureReason(.liftedEarly)) }
    let travelled = location.x - (start ?? location.x)
    if start == nil { start = location.x }
    guard abs(travelled) >= 20 else { return .stay }
    let direction: Double = travelled < 0 ? -1 : 1
    if direction != sign { strokes += 1 }
    (sign, start) = (direction, location.x)
    return strokes > turns ? .end(GestureReason(.movedFarEnough)) : .stay
  }
}

/// Answers its frames from a list, then with `stay`.
struct ScriptedMachine: CustomGestureMachine {
  var steps: [GestureStep]
  private(set) var location = Point2D.zero
  private(set) var touches = 0

  init(_ steps: [GestureStep]) {
    self.steps = steps
  }

  mutating func step(_ input: GestureInput) -> GestureStep {
    guard case .frame(let frame) = input else { return .stay }
    (location, touches) = (frame.centroid, frame.count)
    return steps.isEmpty ? .stay : steps.removeFirst()
  }
}

/// Waits for one time and never stops waiting: begins when the time comes, and counts how often it
/// has come in its number of touches.
struct WaitingMachine: CustomGestureMachine {
  let time: Timestamp
  private(set) var location = Point2D.zero
  private(set) var touches = 0

  var deadline: Deadline? { Deadline(time: time, kind: .minimumPressDuration) }

  mutating func step(_ input: GestureInput) -> GestureStep {
    switch input {
    case .frame(let frame): return frame.remainingCount == 0 ? .end(nil) : .stay
    case .deadline:
      touches += 1
      return .begin(GestureReason(.heldLongEnough))
    case .released: return .stay
    }
  }
}

extension SceneBuilder {
  /// A recognizer that a program brings.
  func custom(
    _ name: String, on view: String = "window",
    _ makeMachine: @escaping @Sendable () -> any CustomGestureMachine
  ) -> SceneBuilder {
    // The builder names the kinds it knows; this one takes the place of a tap.
    tap(name, on: view).recognizer(name) {
      $0.settings = .custom(CustomGesture(name: name, makeMachine: makeMachine))
    }
  }
}
