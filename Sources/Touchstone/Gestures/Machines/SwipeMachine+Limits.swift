extension SwipeMachine {
  /// How far every finger of a stroke went, along one axis of the mask.
  struct Strides {
    /// The shortest way along the axis.
    var slowest = Double.infinity
    /// The least way along the direction; negative: a finger went against it.
    var least = Double.infinity
    /// The longest way across.
    var widest = 0.0
    /// Whether all fingers go the same way, and whether that is along the direction.
    var (hasForward, hasBackward) = (false, false)
  }

  /// The number of fingers.
  func fingers(_ count: Int) -> GestureLimit {
    GestureLimit(fingers: count, required: settings.numberOfTouchesRequired)
  }

  /// How long the stroke has taken.
  @inline(__always)
  func duration(_ time: Interval) -> GestureLimit {
    GestureLimit(.maximumDuration, .tooSlow, time, .atMost, settings.maximumDuration)
  }

  /// The way along the axis, in points, at a time since the start.
  @inline(__always)
  func travel(_ primary: Double, at seconds: Double) -> GestureLimit {
    GestureLimit(
      .minimumPrimaryMovement, .movedFarEnough, primary, .atLeast,
      settings.minimumPrimaryMovement * (1 - settings.primaryDecay * seconds), .points)
  }

  /// The way across the axis, in points, at a time since the start.
  @inline(__always)
  func straying(_ secondary: Double, at seconds: Double) -> GestureLimit {
    GestureLimit(
      .maximumSecondaryMovement, .movedSideways, secondary, .atMost,
      settings.maximumSecondaryMovement * (1 - settings.secondaryDecay * seconds), .points)
  }

  /// The way along the direction, in points.
  @inline(__always)
  func direction(_ primary: Double) -> GestureLimit {
    GestureLimit(.direction, .wrongDirection, primary, .atLeast, 0, .points)
  }

  // Also those that did not decide, in the frame in which one of them did.
  func limits(after frame: GestureFrame) -> [GestureLimit] {
    guard phase != .idle else { return [] }
    let fingers = fingers(frame.count)
    guard frame.contains(.moved) else { return [fingers] }
    let elapsed = frame.time - stroke.since
    let duration = duration(elapsed)
    guard duration.isMet, !stroke.isSpoilt, frame.count >= settings.numberOfTouchesRequired,
      frame.count <= stroke.starts.count
    else { return [fingers, duration] }
    let axis = axis(isHorizontal: isNearerHorizontally(frame))
    let strides = strides(of: frame, along: axis)
    let limits = [
      fingers, duration, travel(strides.slowest, at: elapsed.seconds),
      straying(strides.widest, at: elapsed.seconds),
    ]
    return axis.isTwoWay ? limits : limits + [direction(strides.least)]
  }

  /// Of two axes that are tested, the one along which the fingers went further.
  private func isNearerHorizontally(_ frame: GestureFrame) -> Bool {
    guard settings.axes == .both, mixesAxes else { return hasHorizontal }
    if stroke.horizontalFailure != nil { return false }
    if stroke.verticalFailure != nil { return true }
    let moved = frame.centroid - location
    return abs(moved.dx) >= abs(moved.dy)
  }

  /// How far every finger went since it landed.
  @inline(__always)
  func strides(of frame: GestureFrame, along axis: SwipeAxis) -> Strides {
    var strides = Strides()
    for place in 0..<min(frame.count, stroke.starts.count) {
      let (primary, secondary) = axis.parts(
        of: frame.touches[place].location - stroke.starts[place])
      strides.slowest = min(strides.slowest, abs(primary))
      strides.least = min(strides.least, primary)
      strides.widest = max(strides.widest, secondary)
      if primary >= 0 { strides.hasForward = true } else { strides.hasBackward = true }
    }
    return strides
  }
}
