/// The settings of a tap recognizer; the names are UIKit's where UIKit has one.
public struct TapSettings: Equatable, Sendable {
  /// How many taps make the gesture.
  public var numberOfTapsRequired = 1
  /// How many fingers make a tap.
  public var numberOfTouchesRequired = 1
  /// How far the centroid may be from where it came down, in points.
  public var allowableMovement = GestureDefaults.tapAllowableMovement
  /// How long the tap of a single-tap recognizer may last.
  public var maximumDuration = GestureDefaults.tapMaximumDuration
  /// How long each tap of a multi-tap recognizer may last.
  public var maximumTapDuration = GestureDefaults.tapMaximumTapDuration
  /// How long after a lift the next tap may come down.
  public var maximumInterval = GestureDefaults.tapMaximumInterval

  /// UIKit's defaults.
  public init() {}
}
