/// What a replay reports apart from transitions; what is not observed is not computed.
public struct Observation: OptionSet, Sendable {
  /// One bit a kind of event.
  public let rawValue: UInt16

  /// A set from its bits.
  public init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Touches, with what the hit test did.
  public static let touches = Observation(rawValue: 1)
  /// Transforms of views.
  public static let transforms = Observation(rawValue: 2)
  /// Deliveries to views, and system events to responders.
  public static let deliveries = Observation(rawValue: 4)
  /// Action messages.
  public static let actions = Observation(rawValue: 8)
  /// Timers.
  public static let timers = Observation(rawValue: 16)
  /// Resets.
  public static let resets = Observation(rawValue: 32)
  /// Changes that behaviors make to views.
  public static let views = Observation(rawValue: 64)
  /// Animations.
  public static let animations = Observation(rawValue: 128)
  /// Leaves transitions out too, which are reported otherwise: for code that only wants to know how the
  /// views come to stand.
  public static let noTransitions = Observation(rawValue: 1 << 15)
  /// How far recognizers are from their limits, and whom they wait for.
  public static let progress = Observation(rawValue: 256)
  /// Everything but progress, which costs the most: what happened, not what nearly did.
  public static let all: Observation = [
    .touches, .transforms, .deliveries, .actions, .timers, .resets, .views, .animations,
  ]
}
