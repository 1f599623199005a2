extension RotationMachine {
  /// Appends what a frame that it has taken in left of its limits.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    guard phase == .possible else { return }
    limits.append(GestureLimit(fingers: frame.count, required: 2))
    guard let pair = tracker.pair,
      let measurement = reason(.turnedFarEnough, abs(turned), limit: slack(of: pair)).measurement
    else { return }
    limits.append(GestureLimit(.hysteresis, .turnedFarEnough, measurement))
  }
}
