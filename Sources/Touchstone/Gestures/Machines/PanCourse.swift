/// What every kind of pan has in common: fingers are followed, judged until it begins, and it ends
/// with the last of them (R44-R50).
struct PanCourse: Equatable {
  private enum Phase: Equatable {
    case idle
    case possible(PanTracker)
    case running(PanTracker)
    case finished(PanTracker)
  }

  private let limits: PanTouchLimits
  private var phase = Phase.idle

  init(_ limits: PanTouchLimits) {
    self.limits = limits
  }

  /// Whether it takes another finger beside those it has: a running pan none beyond its maximum.
  func takesAnotherTouch(beside count: Int) -> Bool {
    if case .running = phase { count < limits.maximum } else { true }
  }

  private var tracker: PanTracker? {
    switch phase {
    case .idle: nil
    case .possible(let tracker), .running(let tracker), .finished(let tracker): tracker
    }
  }

  var location: Point2D { tracker?.location ?? .zero }

  /// How many fingers it reports: those that are left.
  var touches: Int { tracker?.remainingCount ?? 0 }

  var translation: Vector2D { tracker?.translation ?? .zero }

  var velocity: Vector2D { tracker?.velocity ?? .zero }

  /// Takes in one input. `refuse` is asked about each frame in which it may still begin, `judge` when
  /// a finger has moved and their number is right, and `shortfall` when the last finger lifts.
  mutating func step(
    _ input: GestureInput, refuse: (GestureFrame) -> GestureReason? = { _ in nil },
    judge: (inout PanTracker) -> GestureStep, shortfall: (PanTracker) -> GestureReason
  ) -> GestureStep {
    switch (phase, input) {
    case (.idle, .frame(let frame)):
      return possible(PanTracker(frame), frame, refuse, judge, shortfall)
    case (.possible(var tracker), .frame(let frame)):
      tracker.update(frame)
      return possible(tracker, frame, refuse, judge, shortfall)
    case (.running(var tracker), .frame(let frame)):
      tracker.update(frame)
      return run(tracker, frame)
    case (.running(var tracker), .released):
      // What was held back starts from zero.
      tracker.remove(tracker.translation)
      phase = .running(tracker)
      return .stay
    case (.finished(var tracker), .released):
      tracker.remove(tracker.translation)
      phase = .finished(tracker)
      return .stay
    default: return .stay
    }
  }

  /// Makes the translation another one from here on (R47); the velocity stays. Nothing happens
  /// without fingers.
  mutating func setTranslation(_ translation: Vector2D) {
    switch phase {
    case .possible(var tracker):
      tracker.remove(tracker.translation - translation)
      phase = .possible(tracker)
    case .running(var tracker):
      tracker.remove(tracker.translation - translation)
      phase = .running(tracker)
    case .idle, .finished: break
    }
  }

  private mutating func possible(
    _ tracker: PanTracker, _ frame: GestureFrame, _ refuse: (GestureFrame) -> GestureReason?,
    _ judge: (inout PanTracker) -> GestureStep, _ shortfall: (PanTracker) -> GestureReason
  ) -> GestureStep {
    var (tracker, step) = (tracker, GestureStep.stay)
    if let reason = refuse(frame) ?? limits.failure(at: frame) {
      step = .fail(reason)
    } else if frame.contains(.moved), limits.allowsBegin(with: frame.count) {
      step = judge(&tracker)
    }
    if step == .stay, tracker.remainingCount == 0 {
      step = .fail(reasonAtLastLift(tracker, frame, shortfall))
    }
    switch step {
    case .begin: phase = .running(tracker)
    case .fail: phase = .finished(tracker)
    case .stay, .end, .cancel: phase = .possible(tracker)
    }
    return step
  }

  private mutating func run(_ tracker: PanTracker, _ frame: GestureFrame) -> GestureStep {
    guard tracker.remainingCount == 0 else {
      phase = .running(tracker)
      return .stay
    }
    phase = .finished(tracker)
    return frame.contains(.cancelled) ? .cancel(GestureReason(.touchCancelled)) : .end(nil)
  }

  private func reasonAtLastLift(
    _ tracker: PanTracker, _ frame: GestureFrame, _ shortfall: (PanTracker) -> GestureReason
  ) -> GestureReason {
    if frame.contains(.cancelled) { return GestureReason(.touchCancelled) }
    return limits.failure(ofLargest: tracker.largestCount) ?? shortfall(tracker)
  }
}
