extension ScreenEdgePanMachine {
  /// Appends what a frame that it has taken in left of its limits.
  func append(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    course.appendFingers(frame, to: &limits)
    appendLandings(frame, to: &limits)
    guard course.isJudging(frame) else { return }
    limits.append(
      GestureLimit(
        .hysteresis, .movedFarEnough,
        .init(
          course.translation.parts(from: edge).inward, limit: settings.hysteresis, .points)))
  }

  private func appendLandings(_ frame: GestureFrame, to limits: inout [GestureLimit]) {
    for touch in frame.touches where touch.phase == .began {
      let (edge, excess, region) = settings.nearestEdge(to: touch.location)
      guard excess.isFinite else { continue }
      limits.append(
        GestureLimit(
          edge == .bottom ? .bottomEdgeRegion : .edgeRegion, .outsideEdge,
          .init(excess + region, limit: region, .points)))
    }
  }
}
