/// The directions a swipe may have; the raw values are UISwipeGestureRecognizer.Direction's.
public struct SwipeDirection: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt8

  /// A set from its bit mask.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Towards growing x.
  public static let right = SwipeDirection(rawValue: 1)
  /// Towards falling x.
  public static let left = SwipeDirection(rawValue: 2)
  /// Towards falling y.
  public static let up = SwipeDirection(rawValue: 4)
  /// Towards growing y.
  public static let down = SwipeDirection(rawValue: 8)

  /// The four directions with their names in scenes and output.
  public static let named: [(name: StaticString, direction: SwipeDirection)] = [
    ("right", .right), ("left", .left), ("up", .up), ("down", .down),
  ]
}
