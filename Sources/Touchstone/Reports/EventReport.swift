/// A motion, remote control or interruption event on its way through the responders.
public struct EventReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// What happened.
  public var event: SystemEvent
  /// The responders that were asked, in order; none is asked about an interruption.
  public var chain: [Responder]
  /// The responder that handled it; nil: none did.
  public var handler: Responder?
}
