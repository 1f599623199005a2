/// The settings of a screen edge pan recognizer; the names are UIKit's where UIKit has one.
public struct ScreenEdgePanSettings: Equatable, Sendable {
  /// The edges from which it starts; none: it never begins.
  public var edges: RectEdge = []
  /// How near the top, left or right edge a finger must land, in points.
  public var edgeRegion = GestureDefaults.edgeRegion
  /// How near the bottom edge, in points.
  public var bottomEdgeRegion = GestureDefaults.bottomEdgeRegion
  /// The inward travel with which it begins, in points.
  public var hysteresis = GestureDefaults.edgeHysteresis
  /// How far the direction may be from the inward normal, in degrees.
  public var maximumAngle = GestureDefaults.edgeMaximumAngle
  /// How many fingers it takes to begin.
  public var minimumNumberOfTouches = 1
  /// How many fingers may take part.
  public var maximumNumberOfTouches = Int.max
  /// Whether more fingers than the maximum make it fail while it has not begun (R46).
  public var failsPastMaximum = true
  /// How its velocity is estimated.
  public var velocity = VelocityEstimator.uikit
  /// The window's bounds, whose edges are meant; nil: a window without bounds has no edges. Filled
  /// in from the scene's window when a replay starts.
  public var windowBounds: Rect2D?

  /// UIKit's defaults.
  public init() {}
}
