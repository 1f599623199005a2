extension PinchMachine {
  /// How much closer or further apart the fingers are than when they landed, in points.
  @inline(__always)
  func travel(_ change: Double) -> GestureLimit {
    GestureLimit(.hysteresis, .movedFarEnough, change, .above, settings.hysteresis, .points)
  }

  func limits(after frame: GestureFrame) -> [GestureLimit] {
    guard phase == .possible else { return [] }
    let fingers = PairTracker.fingers(frame.count)
    return tracker.pair.map { [fingers, travel(abs(change(of: $0)))] } ?? [fingers]
  }
}
