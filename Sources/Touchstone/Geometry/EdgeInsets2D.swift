/// How far something reaches beyond each of a rectangle's edges, in points.
public struct EdgeInsets2D: Equatable, Sendable {
  /// Beyond the top edge.
  public var top: Double
  /// Beyond the left edge.
  public var left: Double
  /// Beyond the bottom edge.
  public var bottom: Double
  /// Beyond the right edge.
  public var right: Double

  /// Nothing at any edge.
  public static let zero = EdgeInsets2D(top: 0, left: 0, bottom: 0, right: 0)

  /// Insets from four numbers, in points, in UIKit's order.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
