extension LongPressMachine {
  /// The number of fingers.
  func fingers(_ count: Int) -> GestureLimit {
    GestureLimit(fingers: count, required: settings.numberOfTouchesRequired)
  }

  /// How far the fingers strayed from where they came down, in points.
  @inline(__always)
  func straying(_ distance: Double) -> GestureLimit {
    GestureLimit(
      .allowableMovement, .movedTooFar, distance, .atMost, settings.allowableMovement, .points)
  }

  /// How far from the taps before it the press came down, in points.
  func tapStraying(_ distance: Double) -> GestureLimit {
    GestureLimit(
      .tapAllowableMovement, .movedTooFar, distance, .atMost, settings.taps.allowableMovement,
      .points)
  }

  /// How long the fingers have been held.
  func holding(_ time: Interval) -> GestureLimit {
    GestureLimit(
      .minimumPressDuration, .heldLongEnough, time, .atLeast, settings.minimumPressDuration)
  }

  /// How long after the last tap the press keeps waiting.
  func interval(_ time: Interval) -> GestureLimit {
    GestureLimit(.maximumInterval, .intervalElapsed, time, .atMost, settings.maximumInterval)
  }

  func timeLimit(at now: Timestamp) -> GestureLimit? {
    switch phase {
    case .tapping(let taps): taps.timeLimit(at: now)
    case .awaiting(_, let lifted): interval(now - lifted)
    case .pressing(_, let since): holding(now - since)
    case .idle, .gathering, .held, .finished: nil
    }
  }

  func limits(after frame: GestureFrame) -> [GestureLimit] {
    switch phase {
    case .tapping(let taps): taps.limits(after: frame)
    case .gathering: [fingers(frame.count)]
    case .pressing(let start, _):
      [fingers(frame.count), straying(frame.centroid.distance(to: start))]
    case .idle, .awaiting, .held, .finished: []
    }
  }
}
