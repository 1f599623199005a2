package import Touchstone

/// What became of a recognizer with some touches, from the first of them until it is ready for others.
package struct RecognizerStory: Equatable, Sendable {
  /// A touch that it tracked.
  package struct Taking: Equatable, Sendable {
    package var touch: TouchLabel
    package var moment: StoryMoment
    /// The view that the touch landed on.
    package var hitView: Int?
    package var location: Point2D
  }

  /// A touch that it did not take.
  package struct Refusal: Equatable, Sendable {
    package var touch: TouchLabel
    package var moment: StoryMoment
    package var refusal: TouchRefusal
  }

  /// A time in which it had what it needs, and another recognizer held it back.
  package struct Wait: Equatable, Sendable {
    /// The other recognizer, by index.
    package var other: Int
    package var from: StoryMoment
    /// Nil: to the end.
    package var until: StoryMoment?
  }

  /// A change of its state.
  package struct Turn: Equatable, Sendable {
    package var transition: StateTransition
    package var moment: StoryMoment
  }

  /// Who it is, by index in the scene.
  package let recognizer: Int
  /// Which of the recording's rounds this belongs to, from 1: a round lasts until everybody is ready
  /// for new touches.
  package let round: Int
  /// Which of its attempts in the round this is, from 1.
  package let attempt: Int
  /// The touches that it tracked.
  package internal(set) var taken: [Taking] = []
  /// Touches that it did not take, one for each reason.
  package internal(set) var refused: [Refusal] = []
  /// How near it came to each of its limits, until it decided; in the order of the properties.
  package private(set) var limits: [LimitStory] = []
  /// Whom it waited for, one after the other.
  package private(set) var waits: [Wait] = []
  /// The calls that views got late because of it.
  package internal(set) var delays: [Delay] = []
  /// How it was recognized, if it was.
  package private(set) var recognition: Turn?
  /// How often it changed after that.
  package private(set) var changeCount = 0
  /// How it ended, was cancelled or failed; nil: it did not.
  package private(set) var end: Turn?
  /// Whether the recording was over before the recognizer was ready again.
  package internal(set) var isCutOff = false
  /// When the recognizer was recognized that kept it from being recognized.
  package internal(set) var prevented: StoryMoment?

  init(_ recognizer: Int, round: Int, attempt: Int) {
    (self.recognizer, self.round, self.attempt) = (recognizer, round, attempt)
  }

  /// Takes in how it stands to a limit.
  mutating func add(_ limit: GestureLimit, at moment: StoryMoment) {
    if let place = limits.firstIndex(where: { $0.last.limit.isSameLimit(as: limit) }) {
      limits[place].add(limit, at: moment)
    } else {
      let next = limits.firstIndex { $0.property.rawValue > limit.property.rawValue }
      limits.insert(LimitStory(limit, at: moment), at: next ?? limits.endIndex)
    }
  }

  /// Takes in that it has what it needs and waits.
  mutating func wait(for other: Int, at moment: StoryMoment) {
    if waits.last?.other == other { return }
    endWait(at: moment)
    waits.append(Wait(other: other, from: moment))
  }

  /// Takes in a touch that it does not take.
  mutating func refuse(_ refusal: Refusal) {
    guard !refused.contains(where: { $0.refusal == refusal.refusal }) else { return }
    refused.append(refusal)
  }

  /// Takes in a change of its state.
  mutating func turn(_ turn: Turn) {
    endWait(at: turn.moment)
    switch turn.transition.to {
    case .possible: break
    case .began: recognition = turn
    case .changed: changeCount += 1
    case .ended where turn.transition.from == .possible: (recognition, end) = (turn, turn)
    case .ended, .cancelled, .failed: end = turn
    }
  }

  private mutating func endWait(at moment: StoryMoment) {
    guard let last = waits.indices.last, waits[last].until == nil else { return }
    waits[last].until = moment
  }

  /// The first series of a setting; nil when it was not tested.
  package func limit(_ property: GestureLimit.Property) -> LimitStory? {
    limits.first { $0.property == property }
  }
}
