/// What a machine proposes; only the arbiter changes states.
public enum GestureStep: Equatable, Sendable {
  /// Nothing, or for a running gesture: it goes on.
  case stay
  /// A continuous gesture begins.
  case begin(GestureReason)
  /// A discrete gesture is recognized, or a continuous one is complete.
  case end(GestureReason?)
  /// A continuous gesture is broken off.
  case cancel(GestureReason)
  /// The touches are not this gesture.
  case fail(GestureReason)
}
