package import Touchstone

/// What a trace says should come of it; whatever it does not name is free.
package struct TraceExpectation: Equatable, Sendable {
  /// The label of the whole recording.
  package var label: String?
  /// The names of the gestures, in order of recognition; nil when they are free.
  package var gestures: [String]?
  /// What recognizers should do, by name, in the order of the trace.
  package var recognizers: [ExpectedRecognizer] = []
  /// What touches should be at their end. Several of one id are meant one after the other.
  package var touches: [ExpectedTouch] = []

  package init() {}
}

/// What one recognizer should do.
package struct ExpectedRecognizer: Equatable, Sendable {
  /// Whether it should be recognized at all.
  package enum Outcome: Equatable, Sendable {
    /// `"any"`: recognized, however.
    case recognized
    /// `"none"`: never recognized.
    case notRecognized
  }

  /// The recognizer's name.
  package var name: String
  /// Whether it should be recognized; nil when that is free.
  package var outcome: Outcome?
  /// The states it should go through, a run of changes as one.
  package var states: [RecognizerState]?
  /// What should hold whenever it enters a state.
  package var details: [ExpectedState] = []
  /// States that it should never enter.
  package var never: [RecognizerState] = []

  package init(name: String) {
    self.name = name
  }
}

/// What should hold whenever a recognizer enters a state.
package struct ExpectedState: Equatable, Sendable {
  /// The state.
  package var state: RecognizerState
  /// How often it is entered; nil when once or more is enough.
  package var count: ExpectedNumber?
  /// What is printed of it.
  package var members: [ExpectedMember]

  package init(state: RecognizerState, members: [ExpectedMember] = []) {
    self.state = state
    self.members = members
  }
}

/// What a touch should be when its last event is printed.
package struct ExpectedTouch: Equatable, Sendable {
  /// The touch's id, as it is printed: a number or a name.
  package var id: String
  /// What is printed of it.
  package var members: [ExpectedMember]

  package init(id: String, members: [ExpectedMember] = []) {
    self.id = id
    self.members = members
  }
}

/// What a printed member should be.
package struct ExpectedMember: Equatable, Sendable {
  /// The keys that lead to it: `["translation", "x"]`.
  package var keys: [String]
  package var value: ExpectedValue

  package init(keys: [String], value: ExpectedValue) {
    self.keys = keys
    self.value = value
  }
}

/// What a printed value should be.
package enum ExpectedValue: Equatable, Sendable {
  case number(ExpectedNumber)
  /// Exactly this word.
  case text(String)
}

/// What a printed number should be.
package enum ExpectedNumber: Equatable, Sendable {
  /// This number, rounded as printed.
  case exactly(Double)
  /// A number within these, both included.
  case range(ClosedRange<Double>)
  /// A number that differs by no more than the tolerance.
  case about(Double, tolerance: Double)
}
