package import Touchstone

/// What a digitizer says of some fingers: samples between which frames of a display end.
package struct SyntheticRecording {
  /// One entry for each hardware sample, landing and lift, in order.
  package private(set) var raw: [Frame] = []
  /// The number of the display frame that each entry falls in.
  private var display: [Int] = []

  private var random: SplitMix64
  private let strokes: [Stroke]
  private let grid: Double?
  private var places: [Int64: Point2D] = [:]

  /// Samples strokes; a grid rounds places to its multiples, as some digitizers do.
  init(_ strokes: [Stroke], grid: Double? = nil, _ random: SplitMix64) {
    self.strokes = strokes
    self.random = random
    self.grid = grid
    record()
  }

  /// The frames of a display of changing rate: of each finger's samples in one the last counts.
  package var frames: [Frame] { Self.joined(raw, by: display) }

  /// The frames of a display of a fixed rate whose first frame starts with the first entry.
  package func frames(hertz: Int64) -> [Frame] {
    let start = raw.first?.time.nanoseconds ?? 0
    return Self.joined(
      raw, by: raw.map { Int(($0.time.nanoseconds - start) * hertz / 1_000_000_000) })
  }

  /// Joins neighbours that fall in one display frame and in which nobody lands or lifts.
  private static func joined(_ entries: [Frame], by numbers: [Int]) -> [Frame] {
    let onlyMoves = entries.map {
      $0.samples.allSatisfy { !$0.phase.isFinal && $0.phase != .began }
    }
    let starts = entries.indices.filter { index in
      index == 0 || !onlyMoves[index] || !onlyMoves[index - 1]
        || numbers[index] != numbers[index - 1]
    }
    return zip(starts, starts.dropFirst() + [entries.count]).map { merged(entries[$0..<$1]) }
  }

  private static func merged(_ entries: ArraySlice<Frame>) -> Frame {
    let all = entries.flatMap { $0.samples }
    var ids: [TouchID] = []
    for sample in all where !ids.contains(sample.id) { ids.append(sample.id) }
    let samples = ids.map { id in
      let own = all.filter { $0.id == id }
      var newest = own[own.count - 1]
      if own.contains(where: { $0.phase == .moved }) { newest.phase = .moved }
      return newest
    }
    return Frame(time: entries.last?.time ?? .zero, samples: samples)
  }

  // MARK: Sampling

  private mutating func record() {
    let first = strokes.map { $0.span.lowerBound }.min() ?? 0
    let last = strokes.map { $0.span.upperBound }.max() ?? 0
    let borders = Set(strokes.flatMap { [$0.span.lowerBound, $0.span.upperBound] }).sorted()
    var times: [(time: Int64, display: Int)] = []
    var (now, number) = (first, 0)
    while now < last {
      let period = random.pick([8_333_333, 16_666_667, 16_666_667, 33_333_333] as [Int64])
      let count = Int64(random.pick([1, 2, 2, 3, 4]))
      for part in 1...count {
        let jitter = Int64(random.number(-400_000, 400_000))
        times.append((now + period * part / count + jitter, number))
      }
      now += period
      number += 1
    }
    for border in borders {
      times.removeAll { $0.time == border }
      times.append((border, times.last { $0.time < border }?.display ?? 0))
    }
    for (time, display) in times.sorted(by: { $0.time < $1.time }) { add(time, display) }
  }

  private mutating func add(_ time: Int64, _ display: Int) {
    let samples = strokes.compactMap { sample(of: $0, at: time) }
    guard !samples.isEmpty else { return }
    raw.append(Frame(time: Timestamp(nanoseconds: time), samples: samples))
    self.display.append(display)
  }

  private mutating func sample(of stroke: Stroke, at time: Int64) -> TouchSample? {
    guard stroke.span.contains(time) else { return nil }
    let id = TouchID(stroke.id)
    let place = rounded(stroke.place(Double(time) / 1e9))
    let old = places[stroke.id]
    places[stroke.id] = place
    if time == stroke.span.lowerBound { return TouchSample(id: id, phase: .began, location: place) }
    if time == stroke.span.upperBound {
      return TouchSample(id: id, phase: stroke.isCancelled ? .cancelled : .ended, location: place)
    }
    if place != old { return TouchSample(id: id, phase: .moved, location: place) }
    // A finger at rest is left out, told of, or presses harder.
    if random.happens(60) { return nil }
    let phase: TouchPhase = random.happens(20) ? .moved : .stationary
    return TouchSample(id: id, phase: phase, location: place)
  }

  private func rounded(_ place: Point2D) -> Point2D {
    guard let grid else { return place }
    return Point2D(
      x: (place.x / grid).rounded() * grid, y: (place.y / grid).rounded() * grid)
  }
}
