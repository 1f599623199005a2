/// The settings of a long press recognizer; the names are UIKit's where UIKit has one.
public struct LongPressSettings: Equatable, Sendable {
  /// How long the fingers must stay before it begins.
  public var minimumPressDuration = GestureDefaults.minimumPressDuration
  /// How far the centroid may stray before that, in points.
  public var allowableMovement = GestureDefaults.pressAllowableMovement
  /// How many taps come before the press.
  public var numberOfTapsRequired = 0
  /// How many fingers press.
  public var numberOfTouchesRequired = 1
  /// How long after the last tap's lift the press may come down.
  public var maximumInterval = GestureDefaults.tapMaximumInterval
  /// What the taps before the press are held to, their numbers and interval left out.
  public var taps = TapSettings()

  /// UIKit's defaults.
  public init() {}
}
