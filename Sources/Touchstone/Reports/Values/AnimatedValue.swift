/// A value of a view that can be animated.
public enum AnimatedValue: Equatable, Sendable {
  /// Its center, in its superview's coordinates.
  case center(Point2D)
  /// Its frame, in its superview's coordinates.
  case frame(Rect2D)
  /// Its transform about the anchor point.
  case transform(AffineTransform2D)
  /// The point of its content that lies at its origin.
  case contentOffset(Point2D)

  /// The name of the property in output.
  public var property: StaticString {
    switch self {
    case .center: "center"
    case .frame: "frame"
    case .transform: "transform"
    case .contentOffset: "contentOffset"
    }
  }

  /// Whether both are values of one property.
  func isSameProperty(as other: AnimatedValue) -> Bool {
    switch (self, other) {
    case (.center, .center), (.frame, .frame), (.transform, .transform),
      (.contentOffset, .contentOffset):
      true
    default: false
    }
  }

  /// The value at a part of the way to another one of the same property.
  func interpolated(to end: AnimatedValue, by part: Double) -> AnimatedValue {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    func mix(_ from: Point2D, _ to: Point2D) -> Point2D {
      Point2D(x: mix(from.x, to.x), y: mix(from.y, to.y))
    }
    switch (self, end) {
    case (.center(let from), .center(let to)): return .center(mix(from, to))
    case (.contentOffset(let from), .contentOffset(let to)): return .contentOffset(mix(from, to))
    case (.frame(let from), .frame(let to)):
      return .frame(
        Rect2D(
          origin: mix(from.origin, to.origin),
          size: Size2D(
            width: mix(from.size.width, to.size.width),
            height: mix(from.size.height, to.size.height))))
    case (.transform(let from), .transform(let to)):
      return .transform(
        AffineTransform2D(
          a: mix(from.a, to.a), b: mix(from.b, to.b), c: mix(from.c, to.c), d: mix(from.d, to.d),
          tx: mix(from.tx, to.tx), ty: mix(from.ty, to.ty)))
    default: return end
    }
  }
}
