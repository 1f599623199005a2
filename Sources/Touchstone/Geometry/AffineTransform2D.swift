/// A matrix with CGAffineTransform's meaning: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
public struct AffineTransform2D: Equatable, Sendable {
  /// The part of x in x'.
  public var a: Double
  /// The part of x in y'.
  public var b: Double
  /// The part of y in x'.
  public var c: Double
  /// The part of y in y'.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// The transform that changes nothing.
  public static let identity = AffineTransform2D(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  /// A transform from its six entries.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// A rotation about the origin, in radians, clockwise on a screen whose y grows downwards.
  public init(rotation angle: Double) {
    let (sine, cosine) = (Trigonometry.sin(angle), Trigonometry.cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  /// `a·d − b·c`: the factor by which areas grow; 0 when the transform cannot be inverted.
  public var determinant: Double { a * d - b * c }

  /// Whether it moves by a number of points and does nothing else.
  var isTranslation: Bool {
    a == 1 && b == 0 && c == 0 && d == 1 && tx.isFinite && ty.isFinite
  }

  /// Whether every entry is a number and the transform can be inverted.
  var isInvertible: Bool {
    let determinant = determinant
    return determinant != 0 && determinant.isFinite && tx.isFinite && ty.isFinite
  }

  /// This transform applied after a translation in the already transformed coordinates.
  public func translatedBy(x: Double, y: Double) -> AffineTransform2D {
    var result = self
    result.tx = a * x + c * y + tx
    result.ty = b * x + d * y + ty
    return result
  }

  /// This transform applied after a scaling in the already transformed coordinates.
  public func scaledBy(x: Double, y: Double) -> AffineTransform2D {
    AffineTransform2D(a: a * x, b: b * x, c: c * y, d: d * y, tx: tx, ty: ty)
  }

  /// This transform applied after a rotation in the already transformed coordinates, in radians.
  public func rotated(by angle: Double) -> AffineTransform2D {
    AffineTransform2D(rotation: angle).concatenating(self)
  }

  /// This transform first, then the other: the matrix product `self × other` of row vectors.
  public func concatenating(_ other: AffineTransform2D) -> AffineTransform2D {
    AffineTransform2D(
      a: a * other.a + b * other.c,
      b: a * other.b + b * other.d,
      c: c * other.a + d * other.c,
      d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx,
      ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The transform that undoes this one; this one unchanged when the determinant is 0, as
  /// CGAffineTransformInvert does.
  public func inverted() -> AffineTransform2D {
    let determinant = determinant
    guard determinant != 0 else { return self }
    return AffineTransform2D(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// A position after the transform.
  public func applied(to point: Point2D) -> Point2D {
    Point2D(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// A displacement after the linear part of the transform; translations do not touch it.
  public func applied(to vector: Vector2D) -> Vector2D {
    Vector2D(dx: a * vector.dx + c * vector.dy, dy: b * vector.dx + d * vector.dy)
  }

  /// The rotation in radians, in `-π ... π`: `atan2(b, a)`.
  public var rotation: Double { Trigonometry.atan2(b, a) }

  /// The scale along x, `√(a² + b²)`, and along y, `determinant / scale.x`: negative if mirrored.
  public var scale: (x: Double, y: Double) {
    let x = (a * a + b * b).squareRoot()
    return (x, x == 0 ? (c * c + d * d).squareRoot() : determinant / x)
  }
}
