/// Fingers that drag inwards from an edge of the window (R62).
struct ScreenEdgePanMachine: RecognizerMachine, Equatable {
  let settings: ScreenEdgePanSettings
  private(set) var course: PanCourse
  /// The edge that the first finger landed at; none before that.
  private(set) var edge: RectEdge = []

  init(_ settings: ScreenEdgePanSettings) {
    self.settings = settings
    course = PanCourse(
      PanTouchLimits(
        minimum: settings.minimumNumberOfTouches, maximum: settings.maximumNumberOfTouches,
        failsPastMaximum: settings.failsPastMaximum), settings.velocity)
  }

  func takesAnotherTouch(beside count: Int) -> Bool { course.takesAnotherTouch(beside: count) }

  var location: Point2D { course.location }

  // Those that are left.
  var touches: Int { course.touches }

  var values: GestureValues {
    .screenEdgePan(translation: course.translation, velocity: course.velocity, edge: edge)
  }

  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    let settings = settings
    if edge.isEmpty, let first = frame.touches.first {
      edge = settings.nearestEdge(to: first.location)?.edge ?? []
    }
    let edge = edge
    return course.step(frame, refuse: { settings.refusal(of: $0) }) { tracker in
      settings.judge(tracker.translation, from: edge)
    } shortfall: { tracker in
      settings.travel(tracker.translation.parts(from: edge).inward)
    }
  }

  mutating func release(at now: Timestamp) { course.release() }

  mutating func reset() {
    course.reset()
    edge = []
  }

  mutating func set(_ value: SettableValue) {
    if case .translation(let translation) = value { course.setTranslation(translation) }
  }
}

extension ScreenEdgePanSettings {
  /// Why a frame's landing fingers make it fail: one lies outside of every edge's region.
  fileprivate func refusal(of frame: GestureFrame) -> GestureReason? {
    for touch in frame.touches where touch.phase == .began {
      guard let limit = nearestEdge(to: touch.location)?.limit else {
        return GestureReason(.outsideEdge)
      }
      if !limit.isMet { return GestureReason(limit) }
    }
    return nil
  }

  /// Begins, or fails when the fingers went far enough in a wrong direction.
  fileprivate func judge(_ travelled: Vector2D, from edge: RectEdge) -> GestureStep? {
    guard travelled.largestComponent >= hysteresis else { return nil }
    let (inward, lateral) = travelled.parts(from: edge)
    let travel = travel(inward)
    let straying = straying(lateral, inward: travel)
    if travel.isMet, straying.isMet { return .begin(GestureReason(travel)) }
    return .fail(inward > 0 ? GestureReason(straying) : GestureReason(.wrongDirection, travel))
  }
}
