import Foundation

import Touchstone

/// A frame in which both fingers of a pair are down and one moves, with what R55 to R59 need of it.
struct PairFrame {
  let number: Int
  /// The frame in which the second finger landed.
  let landing: Int
  let distance: Double
  let landingDistance: Double
  let distanceBefore: Double
  /// The turn since the pair frame before, in (−π, π].
  let turn: Double
  let isPinch: Bool
  let isRotation: Bool
  /// The time since the pair frame before, or since the landing.
  let interval: Double
}

/// What pinch and rotation see of the fingers that land from a frame on.
struct PairCourse {
  let own: [Int]
  let history: History
  private(set) var frames: [PairFrame] = []

  init(from start: Int, _ history: History) {
    self.history = history
    own = history.fingers(since: start).reduce(into: []) { taken, finger in
      let landing = history.fingers[finger].landing
      if history.present(taken, landing).count < 2 { taken.append(finger) }
    }
    for (index, second) in own.enumerated() {
      let landing = history.fingers[second].landing
      guard let first = history.present(Array(own[..<index]), landing).first,
        history.fingers[first].leaving > landing
      else { continue }
      frames += Self.segment(first, second, history)
    }
  }

  /// The pair frames of two fingers as long as both are down.
  private static func segment(_ first: Int, _ second: Int, _ history: History) -> [PairFrame] {
    let landing = history.fingers[second].landing
    let end = min(history.fingers[first].leaving, history.fingers[second].leaving)
    let numbers = (landing + 1..<end).filter { history.moves([first, second], $0) }
    let motions = numbers.map { PairMotion(first, second, $0, history) }
    let start = PairMotion(first, second, landing, history)
    let befores = [start] + motions.dropLast()
    return motions.indices.map { index in
      let (motion, before) = (motions[index], befores[index])
      let (spread, turn, shift) = lowPass(motions[...index])
      let isPinch =
        isAbove(4 * abs(spread), 0.5 * abs(turn)) && isAbove(4 * abs(spread), 0.5 * shift)
      let isRotation =
        isAbove(abs(turn), 0.25 * abs(spread)) && isAbove(abs(turn), 0.25 * shift)
      return PairFrame(
        number: numbers[index], landing: landing, distance: motion.distance,
        landingDistance: start.distance, distanceBefore: before.distance,
        turn: wrapped(motion.angle - before.angle), isPinch: isPinch, isRotation: isRotation,
        interval: history.seconds(
          from: index == 0 ? landing : numbers[index - 1], to: numbers[index]))
    }
  }

  /// The sum of all motions so far, each weighing 0.6 of the next one.
  private static func lowPass(_ motions: ArraySlice<PairMotion>) -> (Double, Double, Double) {
    var sums = (0.0, 0.0, 0.0)
    for (age, motion) in motions.reversed().enumerated() {
      let weight = 0.4 * pow(0.6, Double(age))
      sums.0 += weight * motion.spread
      sums.1 += weight * motion.turn
      sums.2 += weight * motion.shift
    }
    return sums
  }

  private static func isAbove(_ motion: Double, _ other: Double) -> Bool {
    other == 0 || motion > 1.4 * other
  }

  private static func wrapped(_ angle: Double) -> Double {
    if angle > Double.pi { return angle - 2 * Double.pi }
    return angle <= -Double.pi ? angle + 2 * Double.pi : angle
  }

  // MARK: What both gestures report alike

  /// R61.
  func location(_ frame: Int) -> Point2D {
    let places = history.present(own, frame).map { history.place($0, frame) }
    guard !places.isEmpty else { return .zero }
    let count = Double(places.count)
    return Point2D(
      x: floor(places.reduce(0) { $0 + floor($1.x) } / count),
      y: floor(places.reduce(0) { $0 + floor($1.y) } / count))
  }

  /// The frame with which the attempt ends: all own fingers up, or one taken away.
  func end(from start: Int) -> Int {
    history.first(from: start) {
      history.isCancelled(own, $0) || history.staying(own, $0).isEmpty
    }
  }

  func transition(
    _ frame: Int, _ state: RecognizerState, _ values: [Double] = []
  ) -> ExpectedTransition {
    ExpectedTransition(
      time: history.times[frame], state: state, touches: history.present(own, frame).count,
      location: location(frame), values: values)
  }

  /// The attempt: a failure, or a gesture that begins in a pair frame and has the values that hold
  /// from each frame on.
  func attempt(from start: Int, values: [(frame: Int, values: [Double])]) -> Attempt {
    let end = end(from: start)
    let known = values.filter { $0.frame < end }
    guard let begin = known.first else {
      return Attempt(transitions: [transition(end, .failed)], next: end + 1)
    }
    var frames = [(begin.frame, RecognizerState.began)]
    frames += (begin.frame + 1..<end).filter { history.changes(own, $0) }.map { ($0, .changed) }
    frames.append((end, history.isCancelled(own, end) ? .cancelled : .ended))
    let transitions = frames.map { frame, state in
      transition(frame, state, known.last { $0.frame <= frame }?.values ?? [])
    }
    return Attempt(transitions: transitions, next: end + 1)
  }

  /// R56: how a velocity follows from the rate at the beginning and the rates since.
  static func velocities(_ first: Double, _ steps: [(change: Double, interval: Double)]) -> [Double]
  {
    let counted = [first] + steps.filter { $0.interval > 0 }.map { $0.change / $0.interval }
    let blends =
      [first]
      + zip(counted, counted.dropFirst()).map { before, newest in
        before == 0 ? newest : 0.75 * before + 0.25 * newest
      }
    var taken = 0
    return [first]
      + steps.map { step in
        taken += step.interval > 0 ? 1 : 0
        return blends[taken]
      }
  }
}

/// How two fingers moved in one frame.
private struct PairMotion {
  let distance: Double
  let angle: Double
  let spread: Double
  let turn: Double
  let shift: Double

  init(_ first: Int, _ second: Int, _ frame: Int, _ history: History) {
    let span = history.place(second, frame) - history.place(first, frame)
    let a = history.place(first, frame) - history.place(first, frame - 1)
    let b = history.place(second, frame) - history.place(second, frame - 1)
    let isTiny = span.length < 1e-6
    distance = isTiny ? 1e-6 : span.length
    angle = atan2(span.dy, span.dx)
    let ux = isTiny ? 0 : span.dx / span.length
    let uy = isTiny ? 0 : span.dy / span.length
    spread = ((b.dx - a.dx) * ux + (b.dy - a.dy) * uy) / 2
    turn = ((b.dx - a.dx) * uy - (b.dy - a.dy) * ux) / 2
    shift = ((a.dx + b.dx) * (a.dx + b.dx) + (a.dy + b.dy) * (a.dy + b.dy)).squareRoot() / 2
  }
}
