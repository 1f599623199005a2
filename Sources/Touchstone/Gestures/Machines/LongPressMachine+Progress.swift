extension LongPressMachine {
  /// How a time that runs stands to its limit.
  func timeLimit(at now: Timestamp) -> GestureLimit? {
    switch phase {
    case .tapping(let taps): taps.timeLimit(at: now)
    case .awaiting(_, let lifted):
      GestureLimit(
        .maximumInterval, .intervalElapsed, now - lifted, limit: settings.maximumInterval)
    case .pressing(_, let since):
      GestureLimit(
        .minimumPressDuration, .heldLongEnough, now - since, limit: settings.minimumPressDuration)
    case .idle, .gathering, .held, .finished: nil
    }
  }

  /// Appends what a frame that it has taken in left of its limits.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    let required = settings.numberOfTouchesRequired
    switch phase {
    case .tapping(let taps): append(frame, of: taps, to: &limits)
    case .gathering: limits.append(GestureLimit(fingers: frame.count, required: required))
    case .pressing(let start, _):
      limits.append(GestureLimit(fingers: frame.count, required: required))
      limits.append(
        GestureLimit(
          .allowableMovement, .movedTooFar,
          .init(
            frame.centroid.distance(to: start), limit: settings.allowableMovement, .points)))
    case .idle, .awaiting, .held, .finished: break
    }
  }

  /// The taps before it have limits of their own.
  private func append(
    _ frame: GestureFrame, of taps: TapMachine, to limits: inout [GestureLimit]
  ) {
    let count = limits.count
    taps.append(frame, to: &limits)
    for index in count..<limits.count where limits[index].property == .allowableMovement {
      limits[index].property = .tapAllowableMovement
    }
  }
}
