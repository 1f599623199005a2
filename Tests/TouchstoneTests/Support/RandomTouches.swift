import TouchstoneReference

@testable import Touchstone

/// Fingers that land, drift, turn about each other, rest, lift and are cancelled at random.
///
/// Coordinates are multiples of 1/256 point, so that sums and halves of them are exact.
struct RandomTouches {
  private struct Finger {
    let id: Int
    var x: Int
    var y: Int
    /// What it moves in a frame.
    var drift: (x: Int, y: Int)
  }

  private static let unit = 256
  private static let steps: [Int64] = [1, 4, 8, 8, 16, 16, 16, 17, 33, 50, 100, 150, 350, 500]

  private var random: SplitMix64
  private let maximum: Int
  private let isMixed: Bool
  private var fingers: [Finger] = []
  private var nextID = 1
  private var now: Int64 = 0
  private(set) var frames: [Frame] = []

  /// A stream of some frames. Mixed streams also hold interruptions, entries without touches, frames
  /// that take no time, pencils, and fingers that stay down.
  init(seed: UInt64, frames count: Int = 40, fingers maximum: Int = 4, isMixed: Bool = true) {
    random = SplitMix64(seed: seed)
    self.maximum = maximum
    self.isMixed = isMixed
    for _ in 0..<count { add() }
    if !isMixed || random.happens(50) { liftAll() }
  }

  private mutating func add() {
    let takesNoTime = isMixed && random.happens(8)
    if !takesNoTime { now += random.pick(Self.steps) * 1_000_000 }
    if isMixed, random.happens(2) {
      fingers = []
      append([], isInterruption: true)
    } else if isMixed, random.happens(7) {
      append([])
    } else {
      append(samples())
    }
  }

  private mutating func append(_ samples: [TouchSample], isInterruption: Bool = false) {
    frames.append(
      Frame(
        time: Timestamp(nanoseconds: now), samples: samples,
        systemEvent: isInterruption ? .interruption : nil))
  }

  private mutating func samples() -> [TouchSample] {
    var samples: [TouchSample] = []
    for index in fingers.indices.reversed() {
      switch Int.random(in: 0..<40, using: &random) {
      case 0..<6:
        let finger = fingers.remove(at: index)
        samples.append(sample(finger, .ended))
      case 6 where random.happens(33):
        let finger = fingers.remove(at: index)
        samples.append(sample(finger, .cancelled))
      case 7..<12: samples.append(sample(fingers[index], .stationary))
      case 12: fingers[index].drift = drift()
      case 13..<16: break
      default:
        move(index)
        samples.append(sample(fingers[index], .moved))
      }
    }
    let wants = fingers.isEmpty ? 1 : (random.happens(11) ? 1 : 0)
    for _ in 0..<(wants * random.pick([1, 1, 1, 2])) where fingers.count < maximum {
      samples.append(land())
    }
    return samples
  }

  private mutating func land() -> TouchSample {
    let near = fingers.last.map { ($0.x, $0.y) } ?? (160 * Self.unit, 240 * Self.unit)
    let reach = random.pick([10, 60, 150]) * Self.unit
    let finger = Finger(
      id: nextID, x: near.0 + Int.random(in: -reach...reach, using: &random),
      y: near.1 + Int.random(in: -reach...reach, using: &random), drift: drift())
    nextID += 1
    fingers.append(finger)
    let type: TouchType = isMixed && random.happens(5) ? .pencil : .direct
    return sample(finger, .began, type)
  }

  private mutating func drift() -> (x: Int, y: Int) {
    let reach = random.pick([0, 0, 1, 4, 12, 25]) * Self.unit
    switch random.pick([0, 1, 2]) {
    case 0: return (Int.random(in: -reach...reach, using: &random), 0)
    case 1: return (0, Int.random(in: -reach...reach, using: &random))
    default:
      return (
        Int.random(in: -reach...reach, using: &random),
        Int.random(in: -reach...reach, using: &random)
      )
    }
  }

  private mutating func move(_ index: Int) {
    let wobble = random.pick([0, 1, 40])
    fingers[index].x += fingers[index].drift.x + Int.random(in: -wobble...wobble, using: &random)
    fingers[index].y += fingers[index].drift.y + Int.random(in: -wobble...wobble, using: &random)
  }

  private mutating func liftAll() {
    while let finger = fingers.popLast() {
      now += 16_000_000
      append([sample(finger, .ended)])
    }
  }

  private func sample(_ finger: Finger, _ phase: TouchPhase, _ type: TouchType = .direct)
    -> TouchSample
  {
    TouchSample(
      id: TouchID(Int64(finger.id)), phase: phase,
      location: Point2D(Double(finger.x) / 256, Double(finger.y) / 256), type: type)
  }
}

extension [Frame] {
  /// The same frames with every sample changed.
  func mapSamples(_ change: (inout TouchSample) -> Void) -> [Frame] {
    map { frame in
      var frame = frame
      for index in frame.samples.indices { change(&frame.samples[index]) }
      return frame
    }
  }

  /// The same frames somewhere else.
  func mapLocations(_ change: (Point2D) -> Point2D) -> [Frame] {
    mapSamples { $0.location = change($0.location) }
  }
}
