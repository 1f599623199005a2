import SafeJSON
import Touchstone

extension SceneValue {
  /// Coordinates beyond this are refused, so that sums and products of them stay numbers.
  static let coordinateLimit = 1e9

  /// A whole number within a range; `expected` says it in words.
  func wholeNumber(_ range: ClosedRange<Int>, _ expected: String) throws(SceneError) -> Int {
    guard case .number(let number) = json, let whole = number.whole,
      let value = Int(exactly: whole), range.contains(value)
    else { throw unexpected(expected) }
    return value
  }

  func count(atLeast minimum: Int) throws(SceneError) -> Int {
    try wholeNumber(minimum...Int.max, "a whole number of at least \(minimum)")
  }

  /// A finite number of at least 0.
  func measure() throws(SceneError) -> Double {
    guard case .number(let number) = json, number.double >= 0, number.double.isFinite else {
      throw unexpected("a number of at least 0")
    }
    return number.double
  }

  /// A number from 0 to 1.
  func share() throws(SceneError) -> Double {
    guard case .number(let number) = json, (0...1).contains(number.double) else {
      throw unexpected("a number from 0 to 1")
    }
    return number.double
  }

  /// A length of time given in seconds, rounded once to whole nanoseconds.
  func duration() throws(SceneError) -> Interval {
    let expected = "a number of seconds of at least 0"
    guard case .number(let number) = json, number.double >= 0,
      let nanoseconds = number.scaled(byPowerOfTen: 9)
    else { throw unexpected(expected) }
    return Interval(nanoseconds: nanoseconds)
  }

  func rectangle() throws(SceneError) -> Rect2D {
    let shape = "[x, y, width, height]"
    let numbers = try coordinates(4, shape)
    for extent in try elements(shape).suffix(2) { _ = try extent.measure() }
    return Rect2D(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func size() throws(SceneError) -> Size2D {
    let shape = "[width, height]"
    let numbers = try coordinates(2, shape)
    for extent in try elements(shape) { _ = try extent.measure() }
    return Size2D(width: numbers[0], height: numbers[1])
  }

  func insets() throws(SceneError) -> EdgeInsets2D {
    let numbers = try coordinates(4, "[top, left, bottom, right]")
    return EdgeInsets2D(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
  }

  func point() throws(SceneError) -> Point2D {
    let numbers = try coordinates(2, "[x, y]")
    return Point2D(x: numbers[0], y: numbers[1])
  }

  func transform() throws(SceneError) -> AffineTransform2D {
    let entries = try coordinates(6, "[a, b, c, d, tx, ty]")
    return AffineTransform2D(
      a: entries[0], b: entries[1], c: entries[2], d: entries[3], tx: entries[4], ty: entries[5])
  }

  private func coordinates(_ count: Int, _ shape: String) throws(SceneError) -> [Double] {
    let values = try elements(shape)
    guard values.count == count else {
      throw error(.unexpected(expected: shape, found: "a list of \(values.count)"))
    }
    var result: [Double] = []
    for value in values { result.append(try value.coordinate()) }
    return result
  }

  /// A number within the range of coordinates.
  func coordinate() throws(SceneError) -> Double {
    let limit = Self.coordinateLimit
    guard case .number(let number) = json else { throw unexpected("a number") }
    guard (-limit...limit).contains(number.double) else {
      throw unexpected("a number between -1e9 and 1e9")
    }
    return number.double
  }
}
