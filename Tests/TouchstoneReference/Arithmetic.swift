import Touchstone

// The engine keeps its own arithmetic to itself; a second statement of the rules needs its own.

extension Timestamp {
  static func + (moment: Timestamp, interval: Interval) -> Timestamp {
    Timestamp(nanoseconds: moment.nanoseconds + interval.nanoseconds)
  }

  static func - (later: Timestamp, earlier: Timestamp) -> Interval {
    Interval(nanoseconds: later.nanoseconds - earlier.nanoseconds)
  }
}

extension Point2D {
  static func - (left: Point2D, right: Point2D) -> Vector2D {
    Vector2D(dx: left.x - right.x, dy: left.y - right.y)
  }

  static func + (point: Point2D, vector: Vector2D) -> Point2D {
    Point2D(x: point.x + vector.dx, y: point.y + vector.dy)
  }
}

extension Vector2D {
  static func + (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(dx: left.dx + right.dx, dy: left.dy + right.dy)
  }

  static func - (left: Vector2D, right: Vector2D) -> Vector2D {
    Vector2D(dx: left.dx - right.dx, dy: left.dy - right.dy)
  }

  static func * (factor: Double, vector: Vector2D) -> Vector2D {
    Vector2D(dx: factor * vector.dx, dy: factor * vector.dy)
  }

  static func / (vector: Vector2D, divisor: Double) -> Vector2D {
    Vector2D(dx: vector.dx / divisor, dy: vector.dy / divisor)
  }
}

extension TouchPhase {
  /// Whether the finger is gone after it.
  var isFinal: Bool { self == .ended || self == .cancelled }
}
