/// A rectangle, in points, half open: its left and top edges belong to it, the others do not.
public struct Rect2D: Equatable, Sendable {
  /// The corner at the top left.
  public var origin: Point2D
  /// The extent.
  public var size: Size2D

  /// A rectangle from its corner and extent.
  public init(origin: Point2D, size: Size2D) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from four numbers, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point2D(x: x, y: y), size: Size2D(width: width, height: height))
  }

  /// The left edge.
  public var minX: Double { origin.x }
  /// The top edge.
  public var minY: Double { origin.y }
  /// The right edge.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge.
  public var maxY: Double { origin.y + size.height }

  /// Whether a point lies inside: `minX ≤ x < maxX`, `minY ≤ y < maxY`.
  public func contains(_ point: Point2D) -> Bool {
    minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
  }
}
