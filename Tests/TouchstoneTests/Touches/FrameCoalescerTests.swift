import Testing

@testable import Touchstone

/// Moves that are gathered into the frames of a display's rate (R8).
@Suite struct FrameCoalescerTests {
  private func sample(_ id: Int64, _ phase: TouchPhase, x: Double) -> TouchSample {
    TouchSample(id: TouchID(id), phase: phase, location: Point2D(x: x, y: 0))
  }

  private func frame(_ milliseconds: Int64, _ samples: TouchSample...) -> Frame {
    Frame(time: Timestamp(nanoseconds: milliseconds * 1_000_000), samples: samples)
  }

  private func gathered(_ frames: [Frame], hertz: Int) -> [Frame] {
    var coalescer = FrameCoalescer(hertz: hertz)
    var result = frames.flatMap { coalescer.add($0) }
    if let rest = coalescer.finish() { result.append(rest) }
    return result
  }

  /// At 50 Hz, frames begin 0, 20, 40 ms after the first time.
  @Test func theLastSampleInAFrameCountsAtItsTime() {
    let frames = [
      frame(100, sample(1, .began, x: 0)), frame(104, sample(1, .moved, x: 4)),
      frame(119, sample(1, .moved, x: 19)), frame(120, sample(1, .moved, x: 20)),
      frame(130, sample(1, .ended, x: 30)),
    ]
    #expect(
      gathered(frames, hertz: 50) == [
        frame(100, sample(1, .began, x: 0)), frame(119, sample(1, .moved, x: 19)),
        frame(120, sample(1, .moved, x: 20)), frame(130, sample(1, .ended, x: 30)),
      ])
  }

  @Test func aLandingClosesTheFrameBeforeIt() {
    let frames = [
      frame(0, sample(1, .began, x: 0)), frame(4, sample(1, .moved, x: 4)),
      frame(8, sample(1, .moved, x: 8), sample(2, .began, x: 90)),
      frame(12, sample(1, .moved, x: 12)),
    ]
    #expect(gathered(frames, hertz: 50) == frames)
  }

  @Test func aFingerThatMovedEarlierInTheFrameHasMoved() {
    let frames = [
      frame(0, sample(1, .began, x: 0)), frame(4, sample(1, .moved, x: 4)),
      frame(8, sample(1, .stationary, x: 4), sample(2, .moved, x: 50)),
    ]
    #expect(
      gathered(frames, hertz: 50).last
        == frame(8, sample(1, .moved, x: 4), sample(2, .moved, x: 50)))
  }
}
