extension PanMachine {
  /// Appends what a frame that it has taken in left of its limits.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    course.appendFingers(frame, to: &limits)
    guard course.isJudging(frame) else { return }
    limits.append(
      GestureLimit(
        .hysteresis, .movedFarEnough,
        .init(course.translation.largestComponent, limit: hysteresis, .points)))
  }
}

extension PanCourse {
  /// Whether it may still begin, and a frame's fingers and moves are such that this was tested.
  func isJudging(_ frame: GestureFrame) -> Bool {
    phase == .possible && frame.contains(.moved) && limits.allowsBegin(with: frame.count)
  }

  /// Appends how a frame's fingers stand to their limits, as long as it may still begin.
  func appendFingers(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    guard phase == .possible else { return }
    let count = Double(frame.count)
    limits.append(
      GestureLimit(
        .minimumNumberOfTouches, .tooFewTouches,
        .init(count, limit: Double(self.limits.minimum), .touches)))
    guard self.limits.maximum < .max else { return }
    limits.append(
      GestureLimit(
        .maximumNumberOfTouches, .tooManyTouches,
        .init(count, limit: Double(self.limits.maximum), .touches)))
  }
}
