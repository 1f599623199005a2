/// The settings of a pan recognizer; the names are UIKit's where UIKit has one.
public struct PanSettings: Equatable, Sendable {
  /// How many fingers it takes to begin.
  public var minimumNumberOfTouches = 1
  /// How many fingers may take part.
  public var maximumNumberOfTouches = Int.max
  /// The travel along one axis with which it begins, in points.
  public var hysteresis = GestureDefaults.panHysteresis
  /// Whether more fingers than the maximum make it fail while it has not begun (R46); otherwise it
  /// does not begin while there are too many.
  public var failsPastMaximum = true
  /// How its velocity is estimated.
  public var velocity = VelocityEstimator.uikit

  /// UIKit's defaults.
  public init() {}
}
