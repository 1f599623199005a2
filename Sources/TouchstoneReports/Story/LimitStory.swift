package import Touchstone

/// How near a recognizer came to one of its limits, frame by frame.
package struct LimitStory: Equatable, Sendable {
  /// The value and its limit at a moment.
  package struct Point: Equatable, Sendable {
    /// When.
    package var moment: StoryMoment
    /// What was measured, and what it was held against.
    package var measurement: GestureReason.Measurement
    /// How far the value was on the right side of the limit; negative: on the wrong one.
    package var margin: Double
  }

  /// The setting that the limit comes from.
  package let property: GestureLimit.Property
  /// The rule that decides when the limit is passed, or reached.
  package private(set) var rule: GestureReason.Code
  /// All points, in order; a number of fingers only where it changes.
  package private(set) var points: [Point]
  /// The place of the point at which it came nearest to the limit, or went furthest past it.
  package private(set) var closestPlace = 0

  init(_ limit: GestureLimit, at moment: StoryMoment) {
    (property, rule) = (limit.property, limit.rule)
    points = [Point(limit, at: moment)]
  }

  /// Takes in what was measured next.
  mutating func add(_ limit: GestureLimit, at moment: StoryMoment) {
    let point = Point(limit, at: moment)
    let isCount = point.measurement.unit == .touches
    if isCount, points.last?.measurement == point.measurement { return }
    points.append(point)
    let best = points[closestPlace].margin
    let isTooMany = rule != .tooManyTouches && limit.rule == .tooManyTouches
    rule = limit.rule
    let isCloser = role == .kept ? point.margin <= best : point.margin >= best
    if isCloser || isTooMany { closestPlace = points.count - 1 }
  }

  /// The point at which it came nearest to the limit, or went furthest past it.
  package var closest: Point { points[closestPlace] }

  /// The point at which it decided, or was decided against.
  package var last: Point { points[points.count - 1] }

  /// What the limit's numbers count.
  package var unit: GestureReason.Unit { closest.measurement.unit }

  /// Whether the limit had to be kept or to be reached.
  package var role: GestureLimit.Role { rule.role }

  /// Whether the fingers were as many as needed, and their way the right one, all the time: then
  /// there is nothing to tell.
  var isMatterOfCourse: Bool {
    (unit == .touches || property == .direction) && points.allSatisfy { $0.margin >= 0 }
  }
}

extension LimitStory.Point {
  fileprivate init(_ limit: GestureLimit, at moment: StoryMoment) {
    self.init(moment: moment, measurement: limit.measurement, margin: limit.margin)
  }
}
