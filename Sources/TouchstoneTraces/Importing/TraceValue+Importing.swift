import SafeJSON
import Touchstone

extension TraceValue {
  /// The id of a touch in a member: a whole number of any size, or a string.
  func touchID(
    _ key: String, _ recording: inout ImportedRecording
  ) throws(TraceError) -> TouchID {
    let member = try required(key, "a touch's id")
    switch member.value {
    case .number(.integer(let number)) where number.magnitude <= TouchNames.largestNumber:
      return TouchID(number)
    case .number(.integer(let number)): return recording.id(named: String(number))
    case .string(let name): return recording.id(named: name)
    default: throw member.expected("a whole number or a string")
    }
  }

  /// The point in two members; in points, if one unit of the format is one.
  func point(
    _ x: String, _ y: String, scale: Double = 1
  ) throws(TraceError) -> Point2D {
    Point2D(
      x: try required(x, "a number").coordinate(scale: scale),
      y: try required(y, "a number").coordinate(scale: scale))
  }

  /// The point in an array of two numbers.
  func pair(scale: Double = 1) throws(TraceError) -> Point2D {
    let numbers = try elements()
    guard numbers.count == 2 else { throw expected("two numbers") }
    return Point2D(
      x: try numbers[0].coordinate(scale: scale), y: try numbers[1].coordinate(scale: scale))
  }

  /// A coordinate, times a scale.
  func coordinate(scale: Double = 1) throws(TraceError) -> Double {
    guard let points = TraceUnits().points(try number().double * scale, .horizontal) else {
      throw error("coordinate too large; expected within ±1000000000 points")
    }
    return points
  }

  /// A time in a unit of which 10 to the `power` are nanoseconds: 9 for seconds, 6 for milliseconds.
  func time(power: Int) throws(TraceError) -> Timestamp {
    var units = TraceUnits()
    units.timePower = power
    return try units.time(self)
  }

  /// A length of time in milliseconds, as nanoseconds: none below 0, and none that would take for
  /// ever to play.
  func duration() throws(TraceError) -> Int64 {
    let time = try time(power: 6).nanoseconds
    guard time >= 0 else { throw error("duration below 0; expected at least 0 ms") }
    guard time <= Self.longestDuration else {
      throw error("duration too long; expected at most 3600000 ms")
    }
    return time
  }

  private static let longestDuration: Int64 = 3_600_000_000_000

  /// The size in two members; nil unless both are positive numbers.
  func size(_ width: String, _ height: String) throws(TraceError) -> Size2D? {
    guard let width = member(width), let height = member(height) else { return nil }
    let size = Size2D(width: try width.coordinate(), height: try height.coordinate())
    return size.width > 0 && size.height > 0 ? size : nil
  }

  /// The elements of a member; none without it.
  func list(_ key: String) throws(TraceError) -> [TraceValue] {
    guard let member = member(key), member.value != .null else { return [] }
    return try member.elements()
  }
}
