import Foundation

import Touchstone

/// A person who, from a seed, taps, presses, swipes, drags, pinches and turns, often at the limits
/// of the recognizers, with pauses in between.
package struct SyntheticFingers {
  private var random: SplitMix64
  private var now = 0.0
  private var nextID: Int64 = 1
  private(set) var strokes: [Stroke] = []

  /// The recording that belongs to a seed.
  package static func recording(seed: UInt64) -> SyntheticRecording {
    var person = SyntheticFingers(random: SplitMix64(seed: seed))
    let count = 2 + Int(person.random.next() % 4)
    for _ in 0..<count { person.act() }
    return SyntheticRecording(
      person.strokes, grid: seed % 4 == 0 ? 0.5 : nil, person.random)
  }

  private init(random: SplitMix64) {
    self.random = random
    now = self.random.number(0.5, 100)
  }

  private mutating func act() {
    switch random.next() % 12 {
    case 0, 1: taps()
    case 2: press()
    case 3, 4, 5: swipe()
    case 6: drag()
    case 7: strayFinger()
    default: pair()
    }
    now += random.pick([random.number(0.05, 0.34), random.number(0.36, 1.2)])
  }

  // MARK: One finger after the other, or side by side

  private mutating func taps() {
    let count = random.pick([1, 2, 2, 3])
    let (start, fingers) = (place(), random.pick([1, 1, 2]))
    for _ in 0..<count {
      let spread = random.pick([3.0, 10, 60])
      let duration = random.pick([
        random.number(0.03, 0.3), random.number(0.03, 0.3), random.number(0.6, 1.7),
      ])
      let to = near(start, spread)
      side(fingers, from: near(start, 10), to: to, in: duration, tremor: 0.3)
      now += random.pick([random.number(0.05, 0.3), random.number(0.3, 0.4)])
    }
  }

  private mutating func press() {
    let start = place()
    let (stray, seconds) = (random.number(0, 14), random.number(0.35, 1.6))
    let fingers = random.pick([1, 1, 2])
    side(fingers, from: start, to: near(start, stray), in: seconds, tremor: random.pick([0, 0.4]))
  }

  private mutating func swipe() {
    let start = place()
    let quarter = Double(random.pick([0, 1, 2, 3])) * Double.pi / 2
    let angle = quarter + random.number(-0.8, 0.8)
    let length = random.number(25, 110)
    let to = Point2D(x: start.x + length * cos(angle), y: start.y + length * sin(angle))
    let fingers = random.pick([1, 1, 2])
    side(fingers, from: start, to: to, in: random.number(0.05, 0.7), tremor: 0.2)
  }

  private mutating func drag() {
    let fingers = random.pick([1, 1, 2, 3])
    side(fingers, from: place(), to: place(), in: random.number(0.3, 1.5), tremor: 0.3)
  }

  /// Fingers side by side that go the same way, and land and lift apart or together.
  private mutating func side(
    _ count: Int, from: Point2D, to: Point2D, in seconds: Double, tremor: Double
  ) {
    var x = HandMotion(from.x, at: now)
    var y = HandMotion(from.y, at: now)
    x.go(to: to.x, in: seconds)
    y.go(to: to.y, in: seconds)
    let (path, start) = ((x, y), now)
    let isTogether = random.happens(25)
    let late = isTogether ? 0 : min(0.06, seconds / 4)
    for finger in 0..<count {
      let shift = Double(finger) * random.number(40, 90)
      let tremor = Tremor(tremor, &random)
      add(
        from: start + (finger == 0 ? 0 : random.number(0, late)),
        to: start + seconds - random.number(0, late), isTogether: isTogether
      ) { time in
        Point2D(x: path.0.value(at: time) + shift, y: path.1.value(at: time) + shift / 3)
          + tremor.offset(at: time)
      }
    }
    now += seconds
  }

  /// A finger rests while another one comes, goes, and lifts first or last.
  private mutating func strayFinger() {
    let (start, goal) = (place(), place())
    let seconds = random.number(0.3, 2.0)
    add(from: now, to: now + seconds + random.number(-0.1, 0.1), isTogether: false) { _ in start }
    now += random.number(0.02, 0.15)
    side(1, from: goal, to: near(goal, 80), in: seconds - 0.15, tremor: 0.2)
    now += 0.3
  }

  // MARK: Two fingers about a centre

  private mutating func pair() {
    var hand = PairOfFingers(centre: place(), at: now, &random)
    for _ in 0..<random.pick([1, 1, 2, 3]) { hand.move(&random) }
    let tremor = random.pick([0, 0.1, 0.4])
    let tremors = (Tremor(tremor, &random), Tremor(tremor, &random))
    let isPivot = random.happens(15)
    let first = { [hand] (time: Double) in
      isPivot ? hand.pivot : hand.place(of: -1, at: time) + tremors.0.offset(at: time)
    }
    let second = { [hand] (time: Double) in
      hand.place(of: 1, at: time) + tremors.1.offset(at: time)
    }
    let (start, end) = (now, hand.end)
    let isTogether = random.happens(20)
    let begin = isTogether ? start : start + random.number(0.001, 0.1)
    add(
      from: start, to: end + (isTogether ? 0 : random.number(-0.05, 0.1)), isTogether: isTogether,
      first)
    switch random.next() % 5 {
    case 0:
      replace(from: begin, to: end, second)
    case 1:
      add(from: begin, to: end, isTogether: isTogether, second)
      let (third, extra) = (random.number(begin, end), near(hand.pivot, 150))
      add(from: third, to: third + random.number(0.05, 0.5), isTogether: false) { time in
        Point2D(x: extra.x + 30 * time, y: extra.y)
      }
    default:
      add(from: begin, to: end - random.pick([0, 0.2]), isTogether: isTogether, second)
    }
    now = end + 0.5
  }

  /// A finger that lifts on its way, and another one that comes down elsewhere on it.
  private mutating func replace(
    from start: Double, to end: Double, _ path: @escaping (Double) -> Point2D
  ) {
    let lift = start + (end - start) * random.number(0.1, 0.6)
    let landing = lift + random.number(0.01, 0.2)
    let offset = Vector2D(dx: random.number(-60, 60), dy: random.number(-60, 60))
    add(from: start, to: lift, isTogether: false, path)
    if landing + 0.1 < end {
      add(from: landing, to: end, isTogether: false) { path($0) + offset }
    }
  }

  // MARK: Strokes

  private mutating func add(
    from start: Double, to end: Double, isTogether: Bool, _ place: @escaping (Double) -> Point2D
  ) {
    let lift = max(end, start + 0.02)
    let isCancelled = !isTogether && random.happens(4)
    strokes.append(
      Stroke(
        id: nextID, span: Int64(start * 1e9)...Int64(lift * 1e9), isCancelled: isCancelled,
        place: place))
    nextID += 1
  }

  private mutating func place() -> Point2D {
    Point2D(x: random.number(200, 800), y: random.number(200, 1000))
  }

  private mutating func near(_ place: Point2D, _ distance: Double) -> Point2D {
    let angle = random.number(0, 2 * Double.pi)
    let length = distance * random.number(0.5, 1)
    return Point2D(x: place.x + length * cos(angle), y: place.y + length * sin(angle))
  }
}

/// Two fingers that shift, spread and turn, at once or one after the other.
struct PairOfFingers {
  private var x: HandMotion
  private var y: HandMotion
  private var spread: HandMotion
  private var angle: HandMotion
  /// When it stops, in seconds.
  private(set) var end: Double
  /// Where a finger rests that does not take part.
  let pivot: Point2D

  init(centre: Point2D, at time: Double, _ random: inout SplitMix64) {
    x = HandMotion(centre.x, at: time)
    y = HandMotion(centre.y, at: time)
    spread = HandMotion(random.number(60, 220), at: time)
    angle = HandMotion(random.number(-3.1, 3.1), at: time)
    end = time
    pivot = centre
  }

  /// Goes on with some mixture of the three.
  mutating func move(_ random: inout SplitMix64) {
    let seconds = random.number(0.15, 0.9)
    let kinds = random.pick([[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2], []])
    let shift = kinds.contains(0) ? random.number(-150, 150) : 0
    x.go(to: x.goal + shift, in: seconds)
    y.go(to: y.goal + (kinds.contains(0) ? random.number(-150, 150) : 0), in: seconds)
    let width = kinds.contains(1) ? random.number(30, 300) : spread.goal
    spread.go(to: width, in: seconds)
    let turn = random.pick([random.number(-0.4, 0.4), random.number(-7, 7)])
    angle.go(to: angle.goal + (kinds.contains(2) ? turn : 0), in: seconds)
    end += seconds
  }

  /// Where one finger is, side −1 or 1.
  func place(of side: Double, at time: Double) -> Point2D {
    let half = side * spread.value(at: time) / 2
    let angle = angle.value(at: time)
    return Point2D(
      x: x.value(at: time) + half * cos(angle), y: y.value(at: time) + half * sin(angle))
  }
}
