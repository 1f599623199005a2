package import Touchstone

/// A change of state that the rules demand.
package struct ExpectedTransition {
  package var time: Timestamp
  package var state: RecognizerState
  package var touches: Int
  package var location: Point2D
  /// The kind's own numbers: translation, velocity, scale and so on.
  package var values: [Double] = []

  package init(
    time: Timestamp, state: RecognizerState, touches: Int, location: Point2D, values: [Double] = []
  ) {
    self.time = time
    self.state = state
    self.touches = touches
    self.location = location
    self.values = values
  }
}

/// What the rules make of the fingers from one landing on.
package struct Attempt {
  package var transitions: [ExpectedTransition]
  /// The first frame whose landings belong to the next attempt.
  package var next: Int
}

/// One recognizer alone on a view, written down a second time: over a whole recording at once, by
/// formulas over frames, where the engine goes through frames one by one with a state.
package protocol ReferenceRecognizer: Sendable {
  /// The recognizer that it stands for.
  var settings: GestureSettings { get }
  /// What comes of the fingers that land from a frame on.
  func attempt(from start: Int, in history: History) -> Attempt
}

extension ReferenceRecognizer {
  /// Everything that the recognizer does in a recording.
  package func transitions(in history: History) -> [ExpectedTransition] {
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
