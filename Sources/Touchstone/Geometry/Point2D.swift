/// A position, in points.
public struct Point2D: Equatable, Sendable {
  /// The distance from the left edge, in points.
  public var x: Double
  /// The distance from the top edge, in points: y grows downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point2D(x: 0, y: 0)

  /// A position from its coordinates, in points.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The distance to another position, in points: the square root of the sum of squares.
  public func distance(to other: Point2D) -> Double {
    (self - other).length
  }

  /// The way from the right position to the left one.
  public static func - (left: Point2D, right: Point2D) -> Vector2D {
    Vector2D(dx: left.x - right.x, dy: left.y - right.y)
  }

  /// A position that lies a displacement further.
  public static func + (point: Point2D, vector: Vector2D) -> Point2D {
    Point2D(x: point.x + vector.dx, y: point.y + vector.dy)
  }

  /// A position that lies a displacement back.
  public static func - (point: Point2D, vector: Vector2D) -> Point2D {
    Point2D(x: point.x - vector.dx, y: point.y - vector.dy)
  }
}
