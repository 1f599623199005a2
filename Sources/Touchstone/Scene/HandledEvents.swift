/// The kinds of event that a responder handles itself instead of passing them up the chain.
public struct HandledEvents: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt8

  /// A set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The four touch methods.
  public static let touches = HandledEvents(rawValue: 1)
  /// Motion: a shake.
  public static let motion = HandledEvents(rawValue: 2)
  /// Remote control: a headset's buttons.
  public static let remoteControl = HandledEvents(rawValue: 4)
}
