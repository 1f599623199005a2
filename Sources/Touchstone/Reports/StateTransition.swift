/// One change of a recognizer's public state, with everything it reported at that moment.
public struct StateTransition: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// Who, by index in the scene.
  public var recognizer: Int
  /// The state before.
  public var from: RecognizerState
  /// The state now.
  public var to: RecognizerState
  /// How many fingers it reports (R65a).
  public var touches: Int
  /// Which fingers these are, including those that lift now.
  public var fingers: FingerSet
  /// Where the gesture is, in window points (R28).
  public var location: Point2D
  /// What else it reports; nil when it failed.
  public var values: GestureValues?
  /// Why; always there for failed and cancelled, and for recognitions.
  public var reason: GestureReason?
}
