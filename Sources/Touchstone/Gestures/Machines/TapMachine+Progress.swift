extension TapMachine {
  /// How a time that runs stands to its limit.
  func timeLimit(at now: Timestamp) -> GestureLimit? {
    switch phase {
    case .gathering(let contact, _), .down(let contact, _):
      GestureLimit(
        settings.durationProperty, .tooSlow, now - contact.since, limit: maximumDuration)
    case .between(_, _, let lifted):
      GestureLimit(
        .maximumInterval, .intervalElapsed, now - lifted, limit: settings.maximumInterval)
    case .idle, .finished: nil
    }
  }

  /// Appends what a frame that it has taken in left of its limits.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    let required = settings.numberOfTouchesRequired
    switch phase {
    case .gathering: limits.append(GestureLimit(fingers: frame.count, required: required))
    case .down(_, let start) where frame.isHolding(required):
      limits.append(GestureLimit(fingers: frame.count, required: required))
      limits.append(
        GestureLimit(
          .allowableMovement, .movedTooFar,
          .init(
            frame.centroid.distance(to: start), limit: settings.allowableMovement, .points)))
    case .down, .idle, .between, .finished: break
    }
  }
}

extension GestureFrame {
  /// Whether so many fingers are down, and none of them leaves.
  fileprivate func isHolding(_ required: Int) -> Bool {
    count == required && remainingCount == count
  }
}
