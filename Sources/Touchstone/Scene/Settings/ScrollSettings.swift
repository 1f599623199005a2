/// How a view scrolls, with UIScrollView's defaults.
public struct ScrollSettings: Equatable, Sendable {
  /// The usual deceleration: what is left of the velocity after a millisecond [doc].
  public static let normalDecelerationRate = 0.998
  /// The fast one [doc].
  public static let fastDecelerationRate = 0.99

  /// The extent of what is scrolled. An axis on which it is not larger than the view stays.
  public var contentSize: Size2D
  /// How far it may be scrolled beyond the content.
  public var contentInset = EdgeInsets2D.zero
  /// Whether it stops at multiples of the view's size.
  public var isPagingEnabled = false
  /// What is left of the velocity after a millisecond, between 0 and 1.
  public var decelerationRate = ScrollSettings.normalDecelerationRate
  /// Whether views in the content hear of a touch only when it does not seem to become a drag.
  public var delaysContentTouches = true
  /// Whether a drag moves only along the axis on which it is faster when it begins.
  public var isDirectionalLockEnabled = false

  /// Scrolls content of some size.
  public init(contentSize: Size2D) {
    self.contentSize = contentSize
  }
}
