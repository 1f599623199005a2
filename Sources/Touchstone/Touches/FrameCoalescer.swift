/// Merges moves into frames of a display rate (R8): a finger's last sample in a frame counts, and
/// landings, lifts and clock entries stay frames of their own.
struct FrameCoalescer {
  private static let second: Int64 = 1_000_000_000

  private let hertz: Int64
  private var start: Timestamp?
  private var pending: Frame?

  /// A coalescer of so many frames per second; 0 leaves every frame as it is.
  init(hertz: Int) {
    self.hertz = Int64(hertz)
  }

  /// Whether it does anything.
  var isActive: Bool { hertz > 0 }

  /// Takes in a frame; returns those that it shows to be complete, in order.
  mutating func add(_ frame: Frame) -> [Frame] {
    let start = start ?? frame.time
    self.start = start
    guard let waiting = pending else { return open(frame) }
    guard isMoves(frame), cell(frame.time, since: start) == cell(waiting.time, since: start) else {
      pending = nil
      return [waiting] + open(frame)
    }
    pending = merged(waiting, frame)
    return []
  }

  /// Returns what is left at the end.
  mutating func finish() -> Frame? {
    defer { pending = nil }
    return pending
  }

  private mutating func open(_ frame: Frame) -> [Frame] {
    guard isMoves(frame) else { return [frame] }
    pending = frame
    return []
  }

  private func isMoves(_ frame: Frame) -> Bool {
    !frame.samples.isEmpty
      && frame.samples.allSatisfy { $0.phase == .moved || $0.phase == .stationary }
  }

  /// Which frame of the grid a time falls in.
  private func cell(_ time: Timestamp, since start: Timestamp) -> Int64 {
    let (seconds, rest) = (time - start).nanoseconds.quotientAndRemainder(dividingBy: Self.second)
    return seconds &* hertz &+ rest.multipliedReportingOverflow(by: hertz).partialValue
      / Self.second
  }

  private func merged(_ earlier: Frame, _ later: Frame) -> Frame {
    var frame = Frame(time: later.time, samples: earlier.samples)
    for sample in later.samples {
      guard let index = frame.samples.firstIndex(where: { $0.id == sample.id }) else {
        frame.samples.append(sample)
        continue
      }
      // A finger that moved earlier in the frame has moved, even if its newest sample is at rest.
      let hasMoved = frame.samples[index].phase == .moved
      frame.samples[index] = sample
      if hasMoved { frame.samples[index].phase = .moved }
    }
    return frame
  }
}
