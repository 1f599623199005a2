/// One thing that a replay reports, in the order in which it happened.
public enum ReplayEvent: Equatable, Sendable {
  /// A touch changed; first in its frame.
  case touch(TouchReport)
  /// A recognizer changed its state.
  case transition(Transition)
  /// A recognizer's action message was sent.
  case action(ActionReport)
  /// A view's transform changed under a gesture.
  case transform(TransformReport)
  /// A view was told of touches, or was not.
  case delivery(DeliveryReport)
  /// A recognizer's timer was armed, fired or given up.
  case timer(TimerReport)
  /// A recognizer went back to possible.
  case reset(ResetReport)
}

/// A touch that changed in a frame.
public struct TouchReport: Equatable, Sendable {
  /// Why the hit test passed over a view.
  public enum Skip: Sendable {
    /// User interaction is off.
    case interaction
    /// It is hidden.
    case hidden
    /// It is nearly transparent.
    case alpha
    /// The point lies outside of its bounds, or its transform cannot be inverted.
    case outside
    /// The view was hit, and multiple or exclusive touch refused the finger.
    case refused

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .interaction: "interaction"
      case .hidden: "hidden"
      case .alpha: "alpha"
      case .outside: "outside"
      case .refused: "refused"
      }
    }
  }

  /// A view that the hit test passed over.
  public struct SkippedView: Equatable, Sendable {
    /// The view, by index.
    public var view: Int
    /// Why.
    public var reason: Skip
  }

  /// When.
  public var time: Timestamp
  /// The finger.
  public var id: TouchID
  /// What it did.
  public var phase: TouchPhase
  /// How many taps it counts (R67).
  public var tapCount: Int
  /// The view it belongs to, by index; nil when no view has it.
  public var view: Int?
  /// Where it is, in window points.
  public var location: Point2D
  /// For a new touch: the views that the hit test left, in that order; a refusal comes last.
  public var hitTest: [SkippedView]
}

/// An action message to a recognizer's targets.
public struct ActionReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
  /// The state it reports.
  public var state: GestureState
}

/// A view's transform after a gesture's action.
public struct TransformReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// The view, by index.
  public var view: Int
  /// Its transform now.
  public var transform: AffineTransform2D
}

/// A call of one of a view's touch methods, or what became of it.
public struct DeliveryReport: Equatable, Sendable {
  /// What became of the call.
  public enum Outcome: Sendable {
    /// The view was told.
    case delivered
    /// The call is held back for a recognizer.
    case held
    /// The view will never be told.
    case dropped
  }

  /// When it happened; a call that was held back tells of an earlier phase.
  public var time: Timestamp
  /// The view, by index.
  public var view: Int
  /// Which method: began, moved, ended or cancelled.
  public var phase: TouchPhase
  /// The fingers, in the order in which they landed.
  public var touches: [TouchID]
  /// What became of it.
  public var outcome: Outcome
  /// The responders that were asked, by index, the application left out.
  public var chain: [Int]
  /// The responder that handled it, by index; nil: the application discarded it.
  public var handler: Int?
}

/// What happened to a recognizer's timer.
public struct TimerReport: Equatable, Sendable {
  /// What happened.
  public enum Event: Sendable {
    /// It was set.
    case armed
    /// Its time came.
    case fired
    /// It is not needed any more.
    case cancelled

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .armed: "armed"
      case .fired: "fired"
      case .cancelled: "cancelled"
      }
    }
  }

  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
  /// Which timer, and when it is due.
  public var deadline: Deadline
  /// What happened to it.
  public var event: Event
}

/// A recognizer that is ready for new touches again.
public struct ResetReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
}
