/// How far a pinch or rotation has come.
enum PairPhase: Equatable {
  case possible
  case running
  case finished

  /// Whether it ends with a frame: the last finger lifts or one is cancelled.
  @inline(__always)
  static func isLast(_ frame: GestureFrame) -> Bool {
    frame.remainingCount == 0 || frame.contains(.cancelled)
  }

  /// Ends it when the last finger lifts or one is cancelled (R58); `shortfall` says how far it came
  /// when it never began.
  mutating func leave(_ frame: GestureFrame, shortfall: () -> GestureReason) -> GestureStep? {
    guard Self.isLast(frame) else { return nil }
    let isRunning = self == .running
    self = .finished
    if frame.contains(.cancelled) {
      let reason = GestureReason(.touchCancelled)
      return isRunning ? .cancel(reason) : .fail(reason)
    }
    return isRunning ? .end(nil) : .fail(shortfall())
  }
}
