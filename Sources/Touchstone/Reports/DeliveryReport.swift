/// A call of one of a view's touch methods, or what became of it.
public struct DeliveryReport: Equatable, Sendable {
  /// What became of the call.
  public enum Outcome: Sendable {
    /// The view got the call.
    case delivered
    /// The call is held back for a recognizer.
    case held
    /// The view never gets the call.
    case dropped
  }

  /// When it happened; a call that was held back is about an earlier phase.
  public var time: Timestamp
  /// The view, by index.
  public var view: Int
  /// Which method: began, moved, ended or cancelled.
  public var phase: TouchPhase
  /// The fingers, in the order in which they landed.
  public var touches: [TouchID]
  /// What became of it.
  public var outcome: Outcome
  /// The responders that were asked, in order.
  public var chain: [Responder]
  /// The responder that handled it; nil: none did, and it was discarded.
  public var handler: Responder?
}
