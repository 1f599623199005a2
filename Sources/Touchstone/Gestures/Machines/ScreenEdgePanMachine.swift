/// Fingers that drag inwards from an edge of the window (R62).
struct ScreenEdgePanMachine: Equatable {
  let settings: ScreenEdgePanSettings
  private(set) var course: PanCourse
  /// The edge that the first finger landed at; none before that.
  private(set) var edge: RectEdge = []

  init(_ settings: ScreenEdgePanSettings) {
    self.settings = settings
    course = PanCourse(
      PanTouchLimits(
        minimum: settings.minimumNumberOfTouches, maximum: settings.maximumNumberOfTouches,
        failsPastMaximum: settings.failsPastMaximum))
  }

  /// Whether it takes another finger beside those it has.
  func takesAnotherTouch(beside count: Int) -> Bool { course.takesAnotherTouch(beside: count) }

  var location: Point2D { course.location }

  /// How many fingers it reports: those that are left.
  var touches: Int { course.touches }

  var values: GestureValues {
    .screenEdgePan(translation: course.translation, velocity: course.velocity, edge: edge)
  }

  /// Takes in a frame in which an own touch changed.
  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    let settings = settings
    if edge.isEmpty, let first = frame.touches.first {
      edge = settings.nearestEdge(to: first.location).edge
    }
    let edge = edge
    return course.step(frame, refuse: { settings.refusal(of: $0) }) { tracker in
      settings.judge(tracker.translation, from: edge)
    } shortfall: { tracker in
      let inward = tracker.translation.parts(from: edge).inward
      return GestureReason(.liftedEarly, .init(inward, limit: settings.hysteresis, .points))
    }
  }

  /// Takes note that what it held back is sent now.
  mutating func release() { course.release() }

  /// Ready for a new attempt.
  mutating func reset() {
    course.reset()
    edge = []
  }

  /// Makes the translation another one from here on (R47).
  mutating func setTranslation(_ translation: Vector2D) { course.setTranslation(translation) }
}

extension ScreenEdgePanSettings {
  /// Why a frame's landing fingers make it fail: one lies outside of every edge's region.
  fileprivate func refusal(of frame: GestureFrame) -> GestureReason? {
    for touch in frame.touches where touch.phase == .began {
      let (_, excess, region) = nearestEdge(to: touch.location)
      guard excess > 0 else { continue }
      guard excess.isFinite else { return GestureReason(.outsideEdge) }
      return GestureReason(.outsideEdge, .init(excess + region, limit: region, .points))
    }
    return nil
  }

  /// The declared edge whose region a point is deepest in, or nearest to. Ties go by
  /// `RectEdge.named`'s order. Without bounds, or without edges, everything is outside.
  func nearestEdge(
    to point: Point2D
  ) -> (edge: RectEdge, excess: Double, region: Double) {
    var nearest = (edge: RectEdge(), excess: Double.infinity, region: edgeRegion)
    guard let windowBounds else { return nearest }
    for (_, edge) in RectEdge.named where edges.contains(edge) {
      let region = edge == .bottom ? bottomEdgeRegion : edgeRegion
      let excess = windowBounds.distance(from: edge, to: point) - region
      if excess < nearest.excess { nearest = (edge, excess, region) }
    }
    return nearest
  }

  /// Begins, or fails when the fingers went far enough in a wrong direction.
  fileprivate func judge(_ travelled: Vector2D, from edge: RectEdge) -> GestureStep? {
    guard travelled.largestComponent >= hysteresis else { return nil }
    let (inward, lateral) = travelled.parts(from: edge)
    let widestAngle = maximumAngle * Double.pi / 180
    if inward >= hysteresis, Trigonometry.atan2(lateral, inward) <= widestAngle {
      return .begin(GestureReason(.movedFarEnough, .init(inward, limit: hysteresis, .points)))
    }
    guard inward > 0 else {
      return .fail(GestureReason(.wrongDirection, .init(inward, limit: hysteresis, .points)))
    }
    let widest = inward * Trigonometry.sin(widestAngle) / Trigonometry.cos(widestAngle)
    let limit = max(widest, hysteresis)
    return .fail(GestureReason(.movedSideways, .init(lateral, limit: limit, .points)))
  }
}

extension Rect2D {
  /// How far inside of an edge a point lies.
  fileprivate func distance(from edge: RectEdge, to point: Point2D) -> Double {
    switch edge {
    case .top: point.y - minY
    case .left: point.x - minX
    case .bottom: maxY - point.y
    default: maxX - point.x
    }
  }
}

extension Vector2D {
  /// The part away from an edge, and the length of the part along it.
  func parts(from edge: RectEdge) -> (inward: Double, lateral: Double) {
    switch edge {
    case .top: (dy, abs(dx))
    case .bottom: (-dy, abs(dx))
    case .left: (dx, abs(dy))
    default: (-dx, abs(dy))
    }
  }
}
