package import Touchstone

/// How near a recognizer came to one of its limits, frame by frame.
package struct LimitStory: Equatable, Sendable {
  /// The value and its limit at a moment.
  package struct Point: Equatable, Sendable {
    /// When.
    package var moment: StoryMoment
    /// What was measured, and what it was held against.
    package var limit: GestureLimit
  }

  /// All points, in order; a number of fingers only where it changes.
  package private(set) var points: [Point]
  /// The place of the point at which it came nearest to the limit, or went furthest past it.
  package private(set) var closestPlace = 0

  init(_ limit: GestureLimit, at moment: StoryMoment) {
    points = [Point(moment: moment, limit: limit)]
  }

  /// Takes in what was measured next.
  mutating func add(_ limit: GestureLimit, at moment: StoryMoment) {
    if limit.unit == .touches, points.last?.limit == limit { return }
    let best = closest.limit.margin
    let isTooMany = rule != .tooManyTouches && limit.rule == .tooManyTouches
    points.append(Point(moment: moment, limit: limit))
    let isCloser = role == .kept ? limit.margin <= best : limit.margin >= best
    if isCloser || isTooMany { closestPlace = points.count - 1 }
  }

  /// The point at which it came nearest to the limit, or went furthest past it.
  package var closest: Point { points[closestPlace] }

  /// The point at which it decided, or was decided against.
  package var last: Point { points[points.count - 1] }

  /// The setting that the limit comes from.
  package var property: GestureLimit.Property { last.limit.property }

  /// The rule that decides when the limit is passed, or reached.
  package var rule: GestureReason.Code { last.limit.rule }

  /// What the limit's numbers count.
  package var unit: GestureReason.Unit { last.limit.unit }

  /// Whether the limit had to be kept or to be reached.
  package var role: GestureLimit.Role { last.limit.role }

  /// Whether the fingers were as many as needed, and their way the right one, all the time: then
  /// there is nothing to print.
  var isMatterOfCourse: Bool {
    (unit == .touches || property == .direction) && points.allSatisfy { $0.limit.isMet }
  }
}
