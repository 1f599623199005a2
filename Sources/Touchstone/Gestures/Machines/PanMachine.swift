/// Fingers that drag (R44-R50).
struct PanMachine: Equatable {
  let hysteresis: Double
  private(set) var course: PanCourse

  init(_ settings: PanSettings) {
    hysteresis = settings.hysteresis
    course = PanCourse(
      PanTouchLimits(
        minimum: settings.minimumNumberOfTouches, maximum: settings.maximumNumberOfTouches,
        failsPastMaximum: settings.failsPastMaximum))
  }

  /// Whether it takes another finger beside those it has.
  func takesAnotherTouch(beside count: Int) -> Bool { course.takesAnotherTouch(beside: count) }

  var location: Point2D { course.location }

  /// How many fingers it reports: those that are left.
  var touches: Int { course.touches }

  var values: GestureValues {
    .pan(translation: course.translation, velocity: course.velocity)
  }

  /// Takes in a frame in which an own touch changed.
  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    let hysteresis = hysteresis
    return course.step(frame) { tracker in
      let travelled = tracker.translation
      guard travelled.largestComponent >= hysteresis else { return nil }
      tracker.remove(travelled.clamped(to: hysteresis))
      return .begin(reason(.movedFarEnough, travelled, hysteresis))
    } shortfall: { tracker in
      reason(.liftedEarly, tracker.translation, hysteresis)
    }
  }

  /// Takes note that what it held back is sent now.
  mutating func release() { course.release() }

  /// Ready for a new attempt.
  mutating func reset() { course.reset() }

  /// Makes the translation another one from here on (R47).
  mutating func setTranslation(_ translation: Vector2D) { course.setTranslation(translation) }
}

private func reason(
  _ code: GestureReason.Code, _ travelled: Vector2D, _ hysteresis: Double
) -> GestureReason {
  GestureReason(code, .init(travelled.largestComponent, limit: hysteresis, .points))
}
