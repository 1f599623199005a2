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
}
