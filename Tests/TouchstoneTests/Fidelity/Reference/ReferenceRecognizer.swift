@testable import Touchstone

/// A change of state that the rules demand.
struct ExpectedTransition {
  var time: Timestamp
  var state: GestureState
  var touches: Int
  var location: Point2D
  /// The kind's own numbers: translation, velocity, scale and so on.
  var values: [Double] = []
}

/// What the rules make of the fingers from one landing on.
struct Attempt {
  var transitions: [ExpectedTransition]
  /// The first frame whose landings belong to the next attempt.
  var next: Int
}

/// One recognizer alone on a view, written down a second time: over a whole recording at once, by
/// formulas over frames, where the engine goes through frames one by one with a state.
protocol ReferenceRecognizer: Sendable {
  /// The recognizer that it stands for.
  var settings: GestureSettings { get }
  /// What comes of the fingers that land from a frame on.
  func attempt(from start: Int, in history: History) -> Attempt
}

extension ReferenceRecognizer {
  /// Everything that the recognizer does in a recording.
  func transitions(in history: History) -> [ExpectedTransition] {
    var result: [ExpectedTransition] = []
    var next = 0
    while let start = history.fingers(since: next).map({ history.fingers[$0].landing }).min() {
      let attempt = attempt(from: start, in: history)
      result += attempt.transitions
      next = attempt.next
    }
    return result
  }
}
