import Foundation

package import Touchstone

/// One gesture that a person makes on purpose, sampled with the noise of a digitizer, and what to call
/// it.
package struct DeliberateGesture {
  /// What is performed.
  package enum Kind: CaseIterable, Sendable {
    case tap, doubleTap, tap2, longPress, pan, pan2, swipe, pinch, rotate
  }

  /// The label it should get.
  package private(set) var label = ""
  /// The frames of a display of 60 or 120 hertz.
  package private(set) var frames: [Frame] = []

  private var random: SplitMix64
  private let noise: Double
  private let period: Double
  private var now = 0.0
  private var nextID: Int64 = 1

  /// The gesture that belongs to a seed; `noise` is the standard deviation of each coordinate, in
  /// points.
  package init(_ kind: Kind, seed: UInt64, noise: Double) {
    random = SplitMix64(seed: seed)
    self.noise = noise
    period = 1 / random.pick([60, 120])
    perform(kind)
  }

  private mutating func perform(_ kind: Kind) {
    let (x, y) = (random.number(120, 270), random.number(250, 600))
    switch kind {
    case .tap: tap("tap", [Point2D(x: x, y: y)])
    case .tap2: tap("tap2", [Point2D(x: x - 60, y: y), Point2D(x: x + 60, y: y + 30)])
    case .doubleTap:
      tap("doubleTap", [Point2D(x: x, y: y)])
      now += random.number(0.08, 0.2)
      tap("doubleTap", [Point2D(x: x + 4, y: y - 4)])
    case .longPress:
      label = "longPress"
      touch(random.number(0.7, 1.5), 1) { _, _ in Point2D(x: x, y: y) }
    case .pan: pan("pan", 1, from: Point2D(x: x, y: y))
    case .pan2: pan("pan2", 2, from: Point2D(x: x, y: y))
    case .swipe: swipe(from: Point2D(x: x, y: y))
    case .pinch: pinch(about: Point2D(x: x, y: y))
    case .rotate: rotate(about: Point2D(x: x, y: y))
    }
  }

  private mutating func tap(_ name: String, _ places: [Point2D]) {
    label = name
    touch(random.number(0.05, 0.16), places.count) { finger, _ in places[finger] }
  }

  /// A slow drag along a diagonal, which is no swipe in any direction.
  private mutating func pan(_ name: String, _ count: Int, from start: Point2D) {
    label = name
    let quarter = Double(random.pick([0, 1, 2, 3])) * Double.pi / 2
    let angle = quarter + Double.pi / 4 + random.number(-0.1, 0.1)
    let length = random.number(100, 200)
    touch(random.number(1.3, 2), count) { finger, part in
      start
        + Vector2D(
          dx: length * part * cos(angle) + 90 * Double(finger),
          dy: length * part * sin(angle))
    }
  }

  private mutating func swipe(from start: Point2D) {
    let direction = random.pick([0, 1, 2, 3])
    label = ["swipeRight", "swipeDown", "swipeLeft", "swipeUp"][direction]
    let angle = Double(direction) * Double.pi / 2 + random.number(-0.2, 0.2)
    let length = random.number(120, 250)
    // A finger that flicks is on its way when it lands.
    touch(random.number(0.1, 0.22), 1, isFlick: true) { _, part in
      start + Vector2D(dx: length * part * cos(angle), dy: length * part * sin(angle))
    }
  }

  private mutating func pinch(about centre: Point2D) {
    let isOut = random.happens(50)
    label = isOut ? "pinchOut" : "pinchIn"
    let (small, large) = (random.number(50, 80), random.number(180, 260))
    let (from, to) = isOut ? (small, large) : (large, small)
    pair(about: centre, from: (from, 0), to: (to, 0))
  }

  private mutating func rotate(about centre: Point2D) {
    let turn = random.number(0.8, 1.6) * random.pick([-1, 1])
    label = turn < 0 ? "rotateCounterclockwise" : "rotateClockwise"
    let spread = random.number(140, 240)
    pair(about: centre, from: (spread, 0), to: (spread, turn))
  }

  /// Two fingers that go from one distance and angle to another.
  private mutating func pair(
    about centre: Point2D, from: (spread: Double, turn: Double), to: (spread: Double, turn: Double)
  ) {
    let tilt = random.number(-3, 3)
    touch(random.number(0.4, 0.9), 2) { finger, part in
      let half = (from.spread + (to.spread - from.spread) * part) / 2 * (finger == 0 ? -1 : 1)
      let angle = tilt + from.turn + (to.turn - from.turn) * part
      return centre + Vector2D(dx: half * cos(angle), dy: half * sin(angle))
    }
  }

  /// Fingers that land together, follow a path from 0 to 1 with the least jerk, or getting slower all
  /// the way, and lift together.
  private mutating func touch(
    _ seconds: Double, _ count: Int, isFlick: Bool = false, _ place: (Int, Double) -> Point2D
  ) {
    var motion = HandMotion(0, at: now)
    motion.go(to: 1, in: seconds)
    let (start, end) = (now, now + seconds)
    while now < end {
      let passed = (now - start) / seconds
      let part = isFlick ? passed * (2 - passed) : motion.value(at: now)
      add(now == start ? .began : .moved, count) { place($0, part) }
      now += period
    }
    now = end
    add(.ended, count) { place($0, 1) }
    nextID += Int64(count)
  }

  private mutating func add(_ phase: TouchPhase, _ count: Int, _ place: (Int) -> Point2D) {
    let samples = (0..<count).map { finger in
      TouchSample(
        id: TouchID(nextID + Int64(finger)), phase: phase,
        location: place(finger) + Vector2D(dx: gaussian(), dy: gaussian()))
    }
    frames.append(Frame(time: Timestamp(nanoseconds: Int64(now * 1e9)), samples: samples))
  }

  /// Box and Muller's method.
  private mutating func gaussian() -> Double {
    let radius = (-2 * log(random.number(1e-12, 1))).squareRoot()
    return noise * radius * cos(random.number(0, 2 * Double.pi))
  }
}
