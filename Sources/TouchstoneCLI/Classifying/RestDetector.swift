import Touchstone

/// Finds the rests of a recording: no finger is down and nothing happens.
struct RestDetector: Sendable {
  private var fingers = 0
  /// When something happened last.
  private var lastTime: Timestamp?

  /// The rest before a frame; nil when there is none, or the frame only moves the clock.
  func rest(before frame: Frame) -> Interval? {
    guard fingers == 0, let lastTime, Self.isEvent(frame) else { return nil }
    return frame.time - lastTime
  }

  /// Takes in a frame.
  mutating func follow(_ frame: Frame) {
    guard Self.isEvent(frame) else { return }
    lastTime = frame.time
    if frame.systemEvent == .interruption { fingers = 0 }
    for sample in frame.samples {
      switch sample.phase {
      case .began: fingers += 1
      case .ended, .cancelled: fingers -= 1
      case .moved, .stationary: break
      }
    }
  }

  private static func isEvent(_ frame: Frame) -> Bool {
    !frame.samples.isEmpty || frame.systemEvent != nil
  }
}
