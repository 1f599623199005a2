/// The settings of a swipe recognizer; the names are UIKit's where UIKit has one.
public struct SwipeSettings: Equatable, Sendable {
  /// Which axes a mask of both tests (R54).
  public enum Axes: Sendable {
    /// The horizontal one alone when the mask holds left or right, as UIKit does.
    case uikit
    /// Each for itself.
    case both
  }

  /// The directions that are recognized.
  public var direction = SwipeDirection.right
  /// How many fingers swipe.
  public var numberOfTouchesRequired = 1
  /// The time within which it must be made.
  public var maximumDuration = GestureDefaults.swipeMaximumDuration
  /// The travel along the direction that is needed at time 0, in points.
  public var minimumPrimaryMovement = GestureDefaults.swipeMinimumPrimaryMovement
  /// The part of that by which it falls in each second.
  public var primaryDecay = GestureDefaults.swipePrimaryDecay
  /// The travel across the direction that is allowed at time 0, in points.
  public var maximumSecondaryMovement = GestureDefaults.swipeMaximumSecondaryMovement
  /// The part of that by which it falls in each second.
  public var secondaryDecay = GestureDefaults.swipeSecondaryDecay
  /// Which axes a mixed mask tests.
  public var axes = Axes.uikit

  /// UIKit's defaults.
  public init() {}
}
