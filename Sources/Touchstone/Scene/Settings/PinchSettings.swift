/// The settings of a pinch recognizer.
public struct PinchSettings: Equatable, Sendable {
  /// The change of the fingers' distance beyond which it begins, in points.
  public var hysteresis = GestureDefaults.pinchHysteresis
  /// What it shares with rotation.
  public var pair = PairSettings()

  /// UIKit's defaults.
  public init() {}
}
