/// A displacement in points, or a velocity in points per second.
public struct Vector2D: Equatable, Sendable {
  /// The part to the right.
  public var dx: Double
  /// The part downwards.
  public var dy: Double

  /// No displacement.
  public static let zero = Vector2D(dx: 0, dy: 0)

  /// A displacement from its parts.
  public init(dx: Double, dy: Double) {
    self.dx = dx
    self.dy = dy
  }

  /// The length: `(dx·dx + dy·dy).squareRoot()`, on every system the same bits.
  public var length: Double { (dx * dx + dy * dy).squareRoot() }

  /// The larger of the two parts, without sign.
  var largestComponent: Double { max(abs(dx), abs(dy)) }

  /// The sum of two displacements.
  public static func + (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  /// The difference of two displacements.
  public static func - (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  /// A displacement so many times as long.
  public static func * (factor: Double, vector: Vector2D) -> Vector2D {
    Vector2D(dx: factor * vector.dx, dy: factor * vector.dy)
  }

  /// A displacement divided by a number.
  public static func / (vector: Vector2D, divisor: Double) -> Vector2D {
    Vector2D(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }

  func dot(_ other: Vector2D) -> Double { dx * other.dx + dy * other.dy }

  func cross(_ other: Vector2D) -> Double { dx * other.dy - dy * other.dx }

  /// Each part limited to `-limit ... limit`.
  func clamped(to limit: Double) -> Vector2D {
    Vector2D(dx: min(max(dx, -limit), limit), dy: min(max(dy, -limit), limit))
  }
}
