/// The settings of a rotation recognizer.
public struct RotationSettings: Equatable, Sendable {
  /// The largest turn between two frames that differs from one the other way round (R59).
  public enum Unwrapping: Sendable {
    /// Half a turn.
    case pi
    /// A quarter turn, as UIKit has it.
    case halfPi
  }

  /// The turn beyond which it begins while the fingers' distance stays, in degrees.
  public var hysteresis = GestureDefaults.rotationHysteresis
  /// How turns beyond ±π are followed.
  public var unwrapping = Unwrapping.pi
  /// What it shares with pinch.
  public var pair = PairSettings()

  /// UIKit's defaults.
  public init() {}
}
