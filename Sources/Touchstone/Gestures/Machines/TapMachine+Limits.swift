extension TapMachine {
  /// The number of fingers.
  @inline(__always)
  func fingers(_ count: Int) -> GestureLimit {
    GestureLimit(fingers: count, required: settings.numberOfTouchesRequired)
  }

  /// How far the fingers strayed from where the first tap came down, in points.
  @inline(__always)
  func straying(_ distance: Double) -> GestureLimit {
    GestureLimit(
      strayingProperty, .movedTooFar, distance, .atMost, settings.allowableMovement, .points)
  }

  /// How long a tap lasts.
  @inline(__always)
  func duration(_ time: Interval) -> GestureLimit {
    GestureLimit(
      settings.numberOfTapsRequired == 1 ? .maximumDuration : .maximumTapDuration, .tooSlow, time,
      .atMost, maximumDuration)
  }

  /// How long the next tap keeps waiting.
  func interval(_ time: Interval) -> GestureLimit {
    GestureLimit(.maximumInterval, .intervalElapsed, time, .atMost, settings.maximumInterval)
  }

  func timeLimit(at now: Timestamp) -> GestureLimit? {
    switch phase {
    case .gathering(let contact, _), .down(let contact, _): duration(now - contact.since)
    case .between(_, _, let lifted): interval(now - lifted)
    case .idle, .finished: nil
    }
  }

  func limits(after frame: GestureFrame) -> [GestureLimit] {
    switch phase {
    case .gathering: [fingers(frame.count)]
    case .down(_, let start) where isHolding(frame):
      [fingers(frame.count), straying(frame.centroid.distance(to: start))]
    case .down, .idle, .between, .finished: []
    }
  }
}
