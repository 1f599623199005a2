extension RotationMachine {
  /// How far the fingers turned, in radians, which are reported in degrees.
  @inline(__always)
  func turn(_ turned: Double, _ slack: Double) -> GestureLimit {
    let degrees = 180 / Double.pi
    return GestureLimit(
      .hysteresis, .turnedFarEnough, turned * degrees, .above, slack * degrees, .degrees,
      isMet: turned > slack)
  }

  func limits(after frame: GestureFrame) -> [GestureLimit] {
    guard phase == .possible else { return [] }
    let fingers = PairTracker.fingers(frame.count)
    return tracker.pair.map { [fingers, turn(abs(turned), slack(of: $0))] } ?? [fingers]
  }
}
