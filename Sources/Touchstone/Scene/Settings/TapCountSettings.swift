/// Which touches count as further taps (R67).
public struct TapCountSettings: Equatable, Sendable {
  /// How long after a lift a touch still counts as the next tap.
  public var interval = GestureDefaults.tapCountInterval
  /// How long a tap may last to be counted.
  public var maximumHold = GestureDefaults.tapCountMaximumHold
  /// How far along each axis a counted tap must stay within, in points.
  public var distance = GestureDefaults.tapCountDistance

  /// UIKit's defaults.
  public init() {}
}
