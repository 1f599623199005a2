/// The velocity of a pinch or rotation from its newest rates of change (R56).
struct RateBlend: Equatable {
  private let newestShare: Double
  private var previous = 0.0

  /// Per second.
  private(set) var velocity = 0.0

  /// A blend in which the newest rate has such a part.
  init(newestShare: Double) {
    self.newestShare = newestShare
  }

  /// Starts with a first change since the second finger landed.
  mutating func begin(_ change: Double, over interval: Interval) {
    previous = interval > .zero ? change / interval.seconds : 0
    velocity = previous
  }

  /// Takes in a later change; one that took no time leaves the velocity as it is.
  mutating func add(_ change: Double, over interval: Interval) {
    guard interval > .zero else { return }
    let newest = change / interval.seconds
    velocity =
      previous == 0
      ? newest
      : (1 - newestShare) * previous + newestShare * newest
    previous = newest
  }
}
