/// How a content offset moves along one axis when no finger holds it. Positions are in points, times
/// in seconds.
struct ScrollMotion: Equatable {
  private enum Course: Equatable {
    case rest
    /// Keeps a part of its velocity each millisecond.
    case deceleration(velocity: Double, rate: Double)
    /// Is pulled to where it ends.
    case spring(ScrollSpring)
  }

  /// Slower than this, in points per second, a deceleration stops [measured].
  private static let stopVelocity = 10.0

  private let start: Double
  private let course: Course
  /// Where it ends.
  let end: Double
  /// How long it takes in all.
  private let duration: Double
  /// The velocity with which it ends at an edge that it bounces off; nil: it stops.
  private let impact: Double?
  /// How much of it is over.
  private var age = 0.0

  private init(
    _ course: Course, from start: Double, to end: Double, duration: Double, impact: Double? = nil
  ) {
    self.course = course
    self.start = start
    self.end = end
    self.duration = duration
    self.impact = impact
  }

  /// Stays where it is.
  static func rest(at position: Double) -> ScrollMotion {
    ScrollMotion(.rest, from: position, to: position, duration: 0)
  }

  /// Comes to a place with a velocity: a bounce.
  static func bounce(from start: Double, to end: Double, velocity: Double) -> ScrollMotion {
    guard let spring = ScrollSpring(distance: start - end, velocity: velocity) else {
      return rest(at: end)
    }
    return ScrollMotion(.spring(spring), from: start, to: end, duration: spring.settlingTime)
  }

  /// Comes to a page without going past it (our choice).
  static func turn(from start: Double, to end: Double, velocity: Double) -> ScrollMotion {
    let limit = ScrollSpring.largestVelocity(overDistance: start - end)
    let towards = start < end ? min(velocity, limit) : max(velocity, limit)
    return bounce(from: start, to: end, velocity: start == end ? 0 : towards)
  }

  /// Gets slower until it stops, or bounces off an edge that lies ahead.
  static func deceleration(
    from start: Double, velocity: Double, rate: Double, edge: Double
  ) -> ScrollMotion {
    guard abs(velocity) > stopVelocity else { return rest(at: start) }
    let reach = reach(velocity: velocity, rate: rate)
    var left = stopVelocity / abs(velocity)
    var end = start + reach * (1 - left)
    let hits = velocity > 0 ? end > edge : end < edge
    if hits {
      end = edge
      left = 1 - (edge - start) / reach
    }
    return ScrollMotion(
      .deceleration(velocity: velocity, rate: rate), from: start, to: end,
      duration: Trigonometry.log(left) / (1000 * Trigonometry.log(rate)),
      impact: hits ? velocity * left : nil)
  }

  /// How far a deceleration would get if it never stopped: v/1000·r/(1 − r), WWDC 2018's projection.
  static func reach(velocity: Double, rate: Double) -> Double {
    velocity / 1000 * rate / (1 - rate)
  }

  /// How much longer it takes.
  var remaining: Double { duration - age }

  /// How much longer it takes until it bounces off an edge; nil: it does not.
  var remainingUntilImpact: Double? { impact.map { _ in remaining } }

  /// Where it is some seconds from now.
  func position(after seconds: Double) -> Double {
    guard seconds < remaining else { return end }
    let time = age + seconds
    switch course {
    case .rest: return end
    case .deceleration(let velocity, let rate):
      let left = Trigonometry.exp(1000 * time * Trigonometry.log(rate))
      return start + Self.reach(velocity: velocity, rate: rate) * (1 - left)
    case .spring(let spring): return end + spring.distance(after: time)
    }
  }

  /// What follows after some seconds.
  func next(after seconds: Double) -> ScrollMotion {
    guard seconds < remaining else {
      return .bounce(from: end, to: end, velocity: impact ?? 0)
    }
    var rest = self
    rest.age += seconds
    return rest
  }
}
