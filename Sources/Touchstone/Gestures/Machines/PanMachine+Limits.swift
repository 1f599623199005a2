extension PanMachine {
  /// How far the fingers came along the axis along which they came further.
  @inline(__always)
  static func travel(_ translation: Vector2D, _ hysteresis: Double) -> GestureLimit {
    GestureLimit(
      .hysteresis, .movedFarEnough, translation.largestComponent, .atLeast, hysteresis, .points)
  }

  func limits(after frame: GestureFrame) -> [GestureLimit] {
    course.fingerLimits(after: frame)
      + (course.isJudging(frame) ? [Self.travel(course.translation, hysteresis)] : [])
  }
}
