import Foundation

import Touchstone

/// A value that a hand takes from one place to the next, each time with the least jerk: slow, fast,
/// slow, as people move.
struct HandMotion {
  private var time: Double
  private var legs: [(from: Double, to: Double, start: Double, duration: Double)] = []
  /// Where it rests after the last leg.
  private(set) var goal: Double

  init(_ start: Double, at time: Double) {
    self.time = time
    goal = start
  }

  /// Goes somewhere in so many seconds; to where it is: rests.
  mutating func go(to value: Double, in seconds: Double) {
    legs.append((goal, value, time, seconds))
    time += seconds
    goal = value
  }

  /// Where it is at a time in seconds.
  func value(at time: Double) -> Double {
    guard let leg = legs.last(where: { $0.start <= time }) ?? legs.first else { return goal }
    let part = min(max((time - leg.start) / leg.duration, 0), 1)
    let done = part * part * part * (10 - 15 * part + 6 * part * part)
    return leg.from + (leg.to - leg.from) * done
  }
}

/// The small swings of a finger that wants to be still.
struct Tremor {
  private let size: Double
  private let rates: (Double, Double)
  private let phases: (Double, Double)

  init(_ size: Double, _ random: inout SplitMix64) {
    self.size = size
    rates = (random.number(50, 75), random.number(50, 75))
    phases = (random.number(0, 6), random.number(0, 6))
  }

  /// How far off the finger is at a time in seconds.
  func offset(at time: Double) -> Vector2D {
    Vector2D(
      dx: size * sin(rates.0 * time + phases.0), dy: size * sin(rates.1 * time + phases.1))
  }
}
