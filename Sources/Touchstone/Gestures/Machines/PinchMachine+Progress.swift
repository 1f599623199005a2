extension PinchMachine {
  /// Appends what a frame that it has taken in left of its limits.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    guard phase == .possible else { return }
    limits.append(GestureLimit(fingers: frame.count, required: 2))
    guard let pair = tracker.pair else { return }
    limits.append(
      GestureLimit(
        .hysteresis, .movedFarEnough,
        .init(abs(change(of: pair)), limit: settings.hysteresis, .points)))
  }
}
