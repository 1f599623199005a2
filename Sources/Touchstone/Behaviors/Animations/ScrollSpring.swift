/// The spring that pulls content back: critically damped when the content arrives with a velocity,
/// over-damped when it starts from rest. Distances are in points, times in seconds.
struct ScrollSpring: Equatable {
  /// The angular frequency of the critically damped form, per second [measured].
  private static let frequency = 11.0
  /// The two rates of the over-damped form, per second [measured].
  private static let slowRate = 9.0
  private static let fastRate = 46.0
  /// Slower than this, in points per second, it starts from rest [measured].
  private static let restVelocity = 50.0
  /// What is less than this, in points, is not seen any more (our choice: under a pixel).
  private static let visibleDistance = 0.1
  /// No spring is under way longer, in seconds: far more than any needs.
  private static let longestTime = 10.0

  private let distance: Double
  /// Nil: it starts from rest.
  private let velocity: Double?

  /// Nil when there is nothing to pull.
  init?(distance: Double, velocity: Double) {
    let isMoving = abs(velocity) >= Self.restVelocity
    guard isMoving || distance != 0 else { return nil }
    self.distance = distance
    self.velocity = isMoving ? velocity : nil
  }

  /// The velocity with which it comes home as fast as it can without going past it.
  static func largestVelocity(overDistance distance: Double) -> Double { -frequency * distance }

  /// How far it is from home after a time.
  func distance(after time: Double) -> Double {
    guard let velocity else {
      let slow = Self.fastRate * Trigonometry.exp(-Self.slowRate * time)
      let fast = Self.slowRate * Trigonometry.exp(-Self.fastRate * time)
      return distance * (slow - fast) / (Self.fastRate - Self.slowRate)
    }
    let slope = velocity + Self.frequency * distance
    return (distance + slope * time) * Trigonometry.exp(-Self.frequency * time)
  }

  /// When it can no longer be seen to move, found by halving: the same bits everywhere.
  var settlingTime: Double {
    // The bound falls from here on.
    var (low, high) = (1 / Self.frequency, Self.longestTime)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bound(after: middle) > Self.visibleDistance { low = middle } else { high = middle }
    }
    return high
  }

  /// What the distance is never more than.
  private func bound(after time: Double) -> Double {
    guard let velocity else {
      return abs(distance) * Self.fastRate * Trigonometry.exp(-Self.slowRate * time)
        / (Self.fastRate - Self.slowRate)
    }
    let slope = velocity + Self.frequency * distance
    return (abs(distance) + abs(slope) * time) * Trigonometry.exp(-Self.frequency * time)
  }
}
