/// Fingers that drag (R44-R50).
struct PanMachine: RecognizerMachine, Equatable {
  let hysteresis: Double
  private(set) var course: PanCourse

  init(_ settings: PanSettings) {
    hysteresis = settings.hysteresis
    course = PanCourse(
      PanTouchLimits(
        minimum: settings.minimumNumberOfTouches, maximum: settings.maximumNumberOfTouches,
        failsPastMaximum: settings.failsPastMaximum), settings.velocity)
  }

  func takesAnotherTouch(beside count: Int) -> Bool { course.takesAnotherTouch(beside: count) }

  var location: Point2D { course.location }

  // Those that are left.
  var touches: Int { course.touches }

  var values: GestureValues {
    .pan(translation: course.translation, velocity: course.velocity)
  }

  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    let hysteresis = hysteresis
    return course.step(frame) { tracker in
      let travel = Self.travel(tracker.translation, hysteresis)
      guard travel.isMet else { return nil }
      tracker.remove(tracker.translation.clamped(to: hysteresis))
      return .begin(GestureReason(travel))
    } shortfall: { tracker in
      Self.travel(tracker.translation, hysteresis)
    }
  }

  mutating func release(at now: Timestamp) { course.release() }

  mutating func reset() { course.reset() }

  mutating func set(_ value: SettableValue) {
    if case .translation(let translation) = value { course.setTranslation(translation) }
  }
}
