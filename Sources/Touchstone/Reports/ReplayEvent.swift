/// One thing that a replay reports, in the order in which it happened.
public enum ReplayEvent: Equatable, Sendable {
  /// A touch changed; first in its frame.
  case touch(TouchReport)
  /// A recognizer changed its state.
  case transition(StateTransition)
  /// A recognizer's action message was sent.
  case action(ActionReport)
  /// A view's transform changed under a gesture.
  case transform(TransformReport)
  /// A view got touches, or did not.
  case delivery(DeliveryReport)
  /// Something happened apart from touches.
  case event(EventReport)
  /// A behavior changed a view.
  case view(ViewReport)
  /// An animation began, finished or was dropped.
  case animation(AnimationReport)
  /// A recognizer's timer was armed, fired or given up.
  case timer(TimerReport)
  /// A recognizer went back to possible.
  case reset(ResetReport)
  /// A recognizer has come so far; before the transitions of its frame.
  case progress(ProgressReport)
}
