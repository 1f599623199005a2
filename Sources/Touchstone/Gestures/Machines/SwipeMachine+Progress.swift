extension SwipeMachine {
  /// Appends what a frame that it has taken in left of its limits: also of the frame in which it
  /// decided, where only one of them did.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    guard phase != .idle else { return }
    let required = settings.numberOfTouchesRequired
    limits.append(GestureLimit(fingers: frame.count, required: required))
    guard frame.contains(.moved) else { return }
    let elapsed = frame.time - stroke.since
    limits.append(
      GestureLimit(.maximumDuration, .tooSlow, elapsed, limit: settings.maximumDuration))
    guard elapsed <= settings.maximumDuration, !stroke.isSpoilt, frame.count >= required,
      frame.count <= stroke.starts.count
    else { return }
    appendTravel(frame, elapsed.seconds, isHorizontal: isNearerHorizontally(frame), to: &limits)
  }

  /// Of two axes that are tested, the one along which the fingers went further.
  private func isNearerHorizontally(_ frame: GestureFrame) -> Bool {
    guard settings.axes == .both, mixesAxes else { return hasHorizontal }
    if stroke.horizontalFailure != nil { return false }
    if stroke.verticalFailure != nil { return true }
    let moved = frame.centroid - location
    return abs(moved.dx) >= abs(moved.dy)
  }

  private func appendTravel(
    _ frame: GestureFrame, _ seconds: Double, isHorizontal: Bool, to limits: inout [GestureLimit]
  ) {
    let course = axis(isHorizontal: isHorizontal)
    var (slowest, least, widest) = (Double.infinity, Double.infinity, 0.0)
    for place in 0..<frame.count {
      let (primary, secondary) = course.parts(
        of: frame.touches[place].location - stroke.starts[place])
      (slowest, least) = (min(slowest, abs(primary)), min(least, primary))
      widest = max(widest, secondary)
    }
    limits.append(
      GestureLimit(
        .minimumPrimaryMovement, .movedFarEnough,
        .init(slowest, limit: minimumPrimaryMovement(at: seconds), .points)))
    limits.append(
      GestureLimit(
        .maximumSecondaryMovement, .movedSideways,
        .init(widest, limit: maximumSecondaryMovement(at: seconds), .points)))
    guard !course.isTwoWay else { return }
    limits.append(GestureLimit(.direction, .wrongDirection, .init(least, limit: 0, .points)))
  }
}
