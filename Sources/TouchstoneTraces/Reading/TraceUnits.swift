import SafeJSON
import Touchstone

/// How a trace's numbers become whole nanoseconds and points.
struct TraceUnits {
  /// What a trace's coordinates count.
  enum Coordinates: CaseIterable {
    case points, pixels, normalized
  }

  /// What a coordinate is counted along.
  enum Axis {
    case horizontal, vertical
  }

  /// Names of time units with the power of ten that makes nanoseconds of them.
  static let timePowers: [(name: String, value: Int)] = [
    ("s", 9), ("ms", 6), ("us", 3), ("ns", 0),
  ]
  static let coordinateNames: [(name: String, value: Coordinates)] = [
    ("points", Coordinates.points), ("pixels", .pixels), ("normalized", .normalized),
  ]
  /// Coordinates beyond this are an error.
  private static let largestCoordinate = 1e9

  var timePower = 9
  var coordinates = Coordinates.points
  var deviceSize: Size2D?
  var deviceScale: Double?

  func time(_ value: TraceValue) throws(TraceError) -> Timestamp {
    guard let nanoseconds = try value.number().scaled(byPowerOfTen: timePower) else {
      throw value.error("time beyond 64-bit nanoseconds; expected within ±9223372036.854775807 s")
    }
    return Timestamp(nanoseconds: nanoseconds)
  }

  /// The location of an entry with `x` and `y`.
  func location(_ entry: TraceValue) throws(TraceError) -> Point2D {
    Point2D(
      x: try points(try entry.required("x", "a number"), .horizontal),
      y: try points(try entry.required("y", "a number"), .vertical))
  }

  /// A length, which is counted as `x` is.
  func length(_ value: TraceValue) throws(TraceError) -> Double {
    try points(value, .horizontal)
  }

  /// A coordinate in points; nil when it is too large.
  @inline(__always)
  func points(_ number: Double, _ axis: Axis) -> Double? {
    let points =
      switch coordinates {
      case .points: number
      case .pixels: number / (deviceScale ?? 1)
      case .normalized: number * (extent(axis) ?? 1)
      }
    return max(abs(number), abs(points)) <= Self.largestCoordinate ? points : nil
  }

  private func points(_ member: TraceValue, _ axis: Axis) throws(TraceError) -> Double {
    guard let points = points(try member.number().double, axis) else {
      throw member.error("coordinate too large; expected within ±1000000000 points")
    }
    return points
  }

  private func extent(_ axis: Axis) -> Double? {
    axis == .horizontal ? deviceSize?.width : deviceSize?.height
  }
}
