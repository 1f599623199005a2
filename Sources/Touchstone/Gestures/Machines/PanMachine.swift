/// Fingers that drag (R44-R50).
struct PanMachine: Equatable {
  private let hysteresis: Double
  private var course: PanCourse

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

  mutating func step(_ input: GestureInput) -> GestureStep {
    let hysteresis = hysteresis
    return course.step(input) { tracker in
      let travelled = tracker.translation
      guard travelled.largestComponent >= hysteresis else { return .stay }
      tracker.remove(travelled.clamped(to: hysteresis))
      return .begin(reason(.movedFarEnough, travelled, hysteresis))
    } shortfall: { tracker in
      reason(.liftedEarly, tracker.translation, hysteresis)
    }
  }

  /// Makes the translation another one from here on (R47).
  mutating func setTranslation(_ translation: Vector2D) { course.setTranslation(translation) }
}

private func reason(
  _ code: GestureReason.Code, _ travelled: Vector2D, _ hysteresis: Double
) -> GestureReason {
  GestureReason(code, .init(travelled.largestComponent, limit: hysteresis, .points))
}
