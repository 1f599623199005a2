/// How an animation's value goes from its start to its end.
enum AnimationCurve: Equatable {
  /// UIKit's standard: slow at both ends, the cubic Bézier (0.42, 0, 0.58, 1) [doc].
  case easeInOut
  /// A content offset that is left to itself, each axis by itself.
  case scroll(x: ScrollMotion, y: ScrollMotion)

  /// The value after some of the time.
  func value(
    from start: AnimatedValue, to end: AnimatedValue, after time: Interval, of duration: Interval
  ) -> AnimatedValue {
    switch self {
    case .easeInOut:
      let part = time.seconds / duration.seconds
      return start.interpolated(to: end, by: Self.bezier(part, 0.42, 0, 0.58, 1))
    case .scroll(let x, let y):
      return .contentOffset(
        Point2D(x: x.position(after: time.seconds), y: y.position(after: time.seconds)))
    }
  }

  /// The y of a cubic Bézier from (0, 0) to (1, 1) at an x, by halving: the same bits everywhere.
  private static func bezier(
    _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(middle, x1, x2) < x { low = middle } else { high = middle }
    }
    return coordinate((low + high) / 2, y1, y2)
  }

  private static func coordinate(_ t: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
