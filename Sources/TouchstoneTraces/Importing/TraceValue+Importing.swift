import SafeJSON
import Touchstone

extension TraceValue {
  /// The id of a touch in a member: a whole number of any size, or a string.
  func touchID(
    _ key: String, _ recording: inout ImportedRecording
  ) throws(TraceError) -> TouchID {
    if case .number(let number)? = value[key], let whole = number.whole {
      return TouchID(ofInput: whole) ?? recording.id(named: String(whole))
    }
    let member = try required(key, "a touch's id")
    guard case .string(let name) = member.value else {
      throw member.expected("a whole number or a string")
    }
    return recording.id(named: name)
  }

  /// The number by which a format calls a finger.
  func fingerNumber(atLeast minimum: Int = .min) throws(TraceError) -> Int64 {
    guard let id = TouchID(ofInput: Int64(try wholeNumber(atLeast: minimum))) else {
      throw error("id beyond ±2^53; expected a smaller number")
    }
    return id.rawValue
  }

  /// The point in two members; in points, if one unit of the format is one.
  func point(
    _ x: String, _ y: String, scale: Double = 1
  ) throws(TraceError) -> Point2D {
    Point2D(x: try coordinate(x, scale: scale), y: try coordinate(y, scale: scale))
  }

  /// The coordinate in a member; nil if there is none, or anything is wrong with it.
  private func usualCoordinate(_ key: String, _ scale: Double) -> Double? {
    guard case .number(let number)? = value[key] else { return nil }
    return TraceUnits().points(number.double * scale, .horizontal)
  }

  /// The coordinate in a member that may be missing.
  func coordinate(ifAny key: String, scale: Double = 1) throws(TraceError) -> Double? {
    guard has(key) else { return nil }
    return try coordinate(key, scale: scale)
  }

  /// The coordinate in a member that must be there.
  func coordinate(_ key: String, scale: Double) throws(TraceError) -> Double {
    if let coordinate = usualCoordinate(key, scale) { return coordinate }
    return try required(key, "a number").coordinate(scale: scale)
  }

  /// The number in a member that may be missing.
  func number(ifAny key: String) throws(TraceError) -> Double? {
    guard let member = value[key] else { return nil }
    guard case .number(let number) = member else { return try required(key, "").number().double }
    return number.double
  }

  /// The time in a member that may be missing, in a unit of which 10 to the `power` are nanoseconds.
  func time(ifAny key: String, power: Int) throws(TraceError) -> Timestamp? {
    guard let member = value[key] else { return nil }
    guard case .number(let number) = member, let time = number.scaled(byPowerOfTen: power) else {
      return try required(key, "").time(power: power)
    }
    return Timestamp(nanoseconds: time)
  }

  /// The whole number in a member that may be missing.
  func wholeNumber(ifAny key: String) throws(TraceError) -> Int? {
    guard let member = value[key] else { return nil }
    if case .number(let number) = member, let whole = number.whole.flatMap({ Int(exactly: $0) }) {
      return whole
    }
    return try required(key, "").wholeNumber()
  }

  /// The text in a member that must be there.
  func text(_ key: String, _ what: String) throws(TraceError) -> String {
    guard case .string(let text)? = value[key] else { return try required(key, what).text() }
    return text
  }

  /// One of some names, in a member that may be missing.
  func choice<Choice>(
    ifAny key: String, _ what: String, among choices: [(name: String, value: Choice)]
  ) throws(TraceError) -> Choice? {
    guard let member = value[key] else { return nil }
    if case .string(let name) = member {
      for index in choices.indices where choices[index].name == name {
        return choices[index].value
      }
    }
    return try required(key, "").choice(what, among: choices)
  }

  /// The time in a member that must be there.
  func time(_ key: String, _ what: String, power: Int) throws(TraceError) -> Timestamp {
    if let time = try time(ifAny: key, power: power) { return time }
    return try required(key, what).time(power: power)
  }

  /// The whole number in a member that must be there.
  func wholeNumber(_ key: String, _ what: String) throws(TraceError) -> Int {
    if let number = try wholeNumber(ifAny: key) { return number }
    return try required(key, what).wholeNumber()
  }

  /// Whether there is a member.
  func has(_ key: String) -> Bool { value[key] != nil }

  /// The point in an array of two numbers.
  func pair(scale: Double = 1) throws(TraceError) -> Point2D {
    if let point = Self.point(value, scale: scale) { return point }
    let numbers = try elements()
    guard numbers.count == 2 else { throw expected("two numbers") }
    return Point2D(
      x: try numbers[0].coordinate(scale: scale), y: try numbers[1].coordinate(scale: scale))
  }

  /// The point in a member that is an array of two numbers; nil if it is anything else.
  func point(ifPair key: String) -> Point2D? {
    value[key].flatMap { Self.point($0, scale: 1) }
  }

  private static func point(_ pair: JSONValue, scale: Double) -> Point2D? {
    guard case .array(let numbers) = pair, numbers.count == 2, case .number(let x) = numbers[0],
      case .number(let y) = numbers[1],
      let x = TraceUnits().points(x.double * scale, .horizontal),
      let y = TraceUnits().points(y.double * scale, .vertical)
    else { return nil }
    return Point2D(x: x, y: y)
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

  /// The length of time in a member that may be missing.
  func duration(ifAny key: String) throws(TraceError) -> Int64? {
    guard let time = try time(ifAny: key, power: 6)?.nanoseconds else { return nil }
    return 0...Self.longestDuration ~= time ? time : try required(key, "").duration()
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
