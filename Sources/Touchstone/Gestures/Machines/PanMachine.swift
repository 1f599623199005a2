/// Fingers that drag (R44-R50).
struct PanMachine: Equatable {
  private enum Phase: Equatable {
    case idle
    case possible(PanTracker)
    case running(PanTracker)
    case finished(PanTracker)
  }

  private let settings: PanSettings
  private let limits: PanTouchLimits
  private var phase = Phase.idle

  init(_ settings: PanSettings) {
    self.settings = settings
    limits = PanTouchLimits(
      minimum: settings.minimumNumberOfTouches, maximum: settings.maximumNumberOfTouches,
      failsPastMaximum: settings.failsPastMaximum)
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

  var values: GestureValues {
    .pan(translation: tracker?.translation ?? .zero, velocity: tracker?.velocity ?? .zero)
  }

  mutating func step(_ input: GestureInput) -> GestureStep {
    switch (phase, input) {
    case (.idle, .frame(let frame)):
      return possible(PanTracker(frame), frame)
    case (.possible(var tracker), .frame(let frame)):
      tracker.update(frame)
      return possible(tracker, frame)
    case (.running(var tracker), .frame(let frame)):
      tracker.update(frame)
      return run(tracker, frame)
    case (.running(var tracker), .released):
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

  private mutating func possible(_ tracker: PanTracker, _ frame: GestureFrame) -> GestureStep {
    if let reason = limits.failure(at: frame) { return fail(tracker, reason) }
    if frame.contains(.moved), limits.allowsBegin(with: frame.count),
      tracker.translation.largestComponent >= settings.hysteresis
    {
      return begin(tracker)
    }
    guard tracker.remainingCount == 0 else {
      phase = .possible(tracker)
      return .stay
    }
    return fail(tracker, reasonAtLastLift(tracker, frame))
  }

  private mutating func begin(_ tracker: PanTracker) -> GestureStep {
    let travelled = tracker.translation
    var tracker = tracker
    tracker.remove(travelled.clamped(to: settings.hysteresis))
    phase = .running(tracker)
    return .begin(
      GestureReason(
        .movedFarEnough, .init(travelled.largestComponent, limit: settings.hysteresis, .points)))
  }

  private mutating func run(_ tracker: PanTracker, _ frame: GestureFrame) -> GestureStep {
    guard tracker.remainingCount == 0 else {
      phase = .running(tracker)
      return .stay
    }
    phase = .finished(tracker)
    return frame.contains(.cancelled) ? .cancel(GestureReason(.touchCancelled)) : .end(nil)
  }

  private mutating func fail(_ tracker: PanTracker, _ reason: GestureReason) -> GestureStep {
    phase = .finished(tracker)
    return .fail(reason)
  }

  private func reasonAtLastLift(_ tracker: PanTracker, _ frame: GestureFrame) -> GestureReason {
    if frame.contains(.cancelled) { return GestureReason(.touchCancelled) }
    if let reason = limits.failure(ofLargest: tracker.largestCount) { return reason }
    let travelled = tracker.translation.largestComponent
    return GestureReason(.liftedEarly, .init(travelled, limit: settings.hysteresis, .points))
  }
}
