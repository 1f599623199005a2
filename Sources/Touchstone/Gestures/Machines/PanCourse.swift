/// What every kind of pan has in common: fingers are followed, judged until it begins, and it ends
/// with the last of them (R44-R50).
struct PanCourse: Equatable {
  enum Phase {
    case idle
    case possible
    case running
    case finished
  }

  let limits: PanTouchLimits
  private(set) var phase = Phase.idle
  // Beside the phase, not in it: there it would be copied in each frame.
  private let velocityEstimator: VelocityEstimator
  private var tracker: PanTracker

  init(_ limits: PanTouchLimits, _ velocityEstimator: VelocityEstimator) {
    self.limits = limits
    self.velocityEstimator = velocityEstimator
    tracker = PanTracker(velocityEstimator)
  }

  /// Whether it takes another finger beside those it has: a running pan none beyond its maximum.
  func takesAnotherTouch(beside count: Int) -> Bool {
    phase != .running || count < limits.maximum
  }

  var location: Point2D { tracker.location }

  /// How many fingers it reports: those that are left.
  var touches: Int { tracker.remainingCount }

  var translation: Vector2D { tracker.translation }

  var velocity: Vector2D { tracker.velocity }

  /// Takes in a frame. `refuse` is asked about each frame in which it may still begin, `judge` when a
  /// finger has moved and their number is right, and `shortfall` for the limit when the last finger lifts too early.
  @inline(__always)
  mutating func step(
    _ frame: GestureFrame, refuse: (GestureFrame) -> GestureReason? = { _ in nil },
    judge: (inout PanTracker) -> GestureStep?, shortfall: (PanTracker) -> GestureLimit
  ) -> GestureStep? {
    switch phase {
    case .idle:
      tracker.start(frame)
      phase = .possible
    case .possible: tracker.update(frame)
    case .running:
      tracker.update(frame)
      return run(frame)
    case .finished: return nil
    }
    if let reason = refuse(frame) ?? limits.failure(at: frame) { return fail(reason) }
    if isJudging(frame) {
      if let step = judge(&tracker) {
        if case .begin = step { phase = .running } else { phase = .finished }
        return step
      }
    }
    guard tracker.remainingCount == 0 else { return nil }
    return fail(reasonAtLastLift(frame, shortfall))
  }

  /// Whether it may still begin, and a frame's fingers and moves are such that this is tested.
  @inline(__always)
  func isJudging(_ frame: GestureFrame) -> Bool {
    phase == .possible && frame.contains(.moved) && limits.allowsBegin(with: frame.count)
  }

  /// A frame's fingers against their limits, as long as it may still begin.
  func fingerLimits(after frame: GestureFrame) -> [GestureLimit] {
    guard phase == .possible else { return [] }
    let least = limits.atLeast(frame.count)
    return limits.maximum < .max ? [least, limits.atMost(frame.count)] : [least]
  }

  /// Takes in that what it held back is sent now: it starts from zero.
  mutating func release() {
    switch phase {
    case .running, .finished: tracker.remove(tracker.translation)
    case .idle, .possible: break
    }
  }

  /// Makes the translation another one from here on (R47); the velocity stays. Nothing happens
  /// without fingers.
  mutating func setTranslation(_ translation: Vector2D) {
    switch phase {
    case .possible, .running: tracker.remove(tracker.translation - translation)
    case .idle, .finished: break
    }
  }

  /// Ready for a new attempt.
  mutating func reset() {
    phase = .idle
    tracker = PanTracker(velocityEstimator)
  }

  private mutating func run(_ frame: GestureFrame) -> GestureStep? {
    guard tracker.remainingCount == 0 else { return nil }
    phase = .finished
    return frame.contains(.cancelled) ? .cancel(GestureReason(.touchCancelled)) : .end(nil)
  }

  private mutating func fail(_ reason: GestureReason) -> GestureStep {
    phase = .finished
    return .fail(reason)
  }

  private func reasonAtLastLift(
    _ frame: GestureFrame, _ shortfall: (PanTracker) -> GestureLimit
  ) -> GestureReason {
    if frame.contains(.cancelled) { return GestureReason(.touchCancelled) }
    return limits.failure(ofLargest: tracker.largestCount)
      ?? GestureReason(.liftedEarly, shortfall(tracker))
  }
}
