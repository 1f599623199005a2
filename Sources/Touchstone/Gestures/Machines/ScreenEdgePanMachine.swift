/// Fingers that drag inwards from an edge of the window (R62).
struct ScreenEdgePanMachine: Equatable {
  /// A pan with the edge that it started from; none: it started elsewhere.
  private struct Drag: Equatable {
    var tracker: PanTracker
    var edge: RectEdge
  }

  private enum Phase: Equatable {
    case idle
    case possible(Drag)
    case running(Drag)
    case finished(Drag)
  }

  private let settings: ScreenEdgePanSettings
  private let limits: PanTouchLimits
  private var phase = Phase.idle

  init(_ settings: ScreenEdgePanSettings) {
    self.settings = settings
    limits = PanTouchLimits(
      minimum: settings.minimumNumberOfTouches, maximum: settings.maximumNumberOfTouches,
      failsPastMaximum: settings.failsPastMaximum)
  }

  /// Whether it takes another finger beside those it has: a running pan none beyond its maximum.
  func takesAnotherTouch(beside count: Int) -> Bool {
    if case .running = phase { count < limits.maximum } else { true }
  }

  private var drag: Drag? {
    switch phase {
    case .idle: nil
    case .possible(let drag), .running(let drag), .finished(let drag): drag
    }
  }

  var location: Point2D { drag?.tracker.location ?? .zero }

  /// How many fingers it reports: those that are left.
  var touches: Int { drag?.tracker.remainingCount ?? 0 }

  var values: GestureValues {
    .screenEdgePan(
      translation: drag?.tracker.translation ?? .zero, velocity: drag?.tracker.velocity ?? .zero,
      edge: drag?.edge ?? [])
  }

  mutating func step(_ input: GestureInput) -> GestureStep {
    switch (phase, input) {
    case (.idle, .frame(let frame)):
      return possible(Drag(tracker: PanTracker(frame), edge: []), frame)
    case (.possible(var drag), .frame(let frame)):
      drag.tracker.update(frame)
      return possible(drag, frame)
    case (.running(var drag), .frame(let frame)):
      drag.tracker.update(frame)
      return run(drag, frame)
    case (.running(var drag), .released):
      drag.tracker.remove(drag.tracker.translation)
      phase = .running(drag)
      return .stay
    case (.finished(var drag), .released):
      drag.tracker.remove(drag.tracker.translation)
      phase = .finished(drag)
      return .stay
    default: return .stay
    }
  }

  /// Makes the translation another one from here on (R47); the velocity stays. Nothing happens
  /// without fingers.
  mutating func setTranslation(_ translation: Vector2D) {
    switch phase {
    case .possible(var drag):
      drag.tracker.remove(drag.tracker.translation - translation)
      phase = .possible(drag)
    case .running(var drag):
      drag.tracker.remove(drag.tracker.translation - translation)
      phase = .running(drag)
    case .idle, .finished: break
    }
  }

  private mutating func possible(_ drag: Drag, _ frame: GestureFrame) -> GestureStep {
    var drag = drag
    for touch in frame.touches where touch.phase == .began {
      let (edge, excess, region) = nearestEdge(to: touch.location)
      if drag.edge.isEmpty { drag.edge = edge }
      guard excess <= 0 else { return fail(drag, outsideEdge(excess, region)) }
    }
    if let reason = limits.failure(at: frame) { return fail(drag, reason) }
    if frame.contains(.moved), limits.allowsBegin(with: frame.count), let step = judge(drag) {
      return step
    }
    guard drag.tracker.remainingCount == 0 else {
      phase = .possible(drag)
      return .stay
    }
    return fail(drag, reasonAtLastLift(drag, frame))
  }

  /// The declared edge whose region a point is deepest in, or nearest to. Ties go by
  /// `RectEdge.named`'s order. Without bounds, or without edges, everything is outside.
  private func nearestEdge(to point: Point2D) -> (RectEdge, excess: Double, region: Double) {
    var nearest = (edge: RectEdge(), excess: Double.infinity, region: settings.edgeRegion)
    guard let bounds = settings.windowBounds else { return nearest }
    for (_, edge) in RectEdge.named where settings.edges.contains(edge) {
      let region = edge == .bottom ? settings.bottomEdgeRegion : settings.edgeRegion
      let excess = distance(from: edge, of: bounds, to: point) - region
      if excess < nearest.excess { nearest = (edge, excess, region) }
    }
    return nearest
  }

  private func distance(from edge: RectEdge, of bounds: Rect2D, to point: Point2D) -> Double {
    switch edge {
    case .top: point.y - bounds.minY
    case .left: point.x - bounds.minX
    case .bottom: bounds.maxY - point.y
    default: bounds.maxX - point.x
    }
  }

  /// Begins, or fails when the finger went far enough in a wrong direction.
  private mutating func judge(_ drag: Drag) -> GestureStep? {
    let travelled = drag.tracker.translation
    guard travelled.largestComponent >= settings.hysteresis else { return nil }
    let (inward, lateral) = parts(of: travelled, from: drag.edge)
    let maximumAngle = settings.maximumAngle * Double.pi / 180
    if inward >= settings.hysteresis, Trigonometry.atan2(lateral, inward) <= maximumAngle {
      phase = .running(drag)
      return .begin(
        GestureReason(.movedFarEnough, .init(inward, limit: settings.hysteresis, .points)))
    }
    guard inward > 0 else {
      return fail(
        drag, GestureReason(.wrongDirection, .init(inward, limit: settings.hysteresis, .points)))
    }
    let widest = inward * Trigonometry.sin(maximumAngle) / Trigonometry.cos(maximumAngle)
    let limit = max(widest, settings.hysteresis)
    return fail(drag, GestureReason(.movedSideways, .init(lateral, limit: limit, .points)))
  }

  /// The part of a displacement away from an edge, and the length of the part along it.
  private func parts(of vector: Vector2D, from edge: RectEdge) -> (inward: Double, lateral: Double)
  {
    switch edge {
    case .top: (vector.dy, abs(vector.dx))
    case .bottom: (-vector.dy, abs(vector.dx))
    case .left: (vector.dx, abs(vector.dy))
    default: (-vector.dx, abs(vector.dy))
    }
  }

  private mutating func run(_ drag: Drag, _ frame: GestureFrame) -> GestureStep {
    guard drag.tracker.remainingCount == 0 else {
      phase = .running(drag)
      return .stay
    }
    phase = .finished(drag)
    return frame.contains(.cancelled) ? .cancel(GestureReason(.touchCancelled)) : .end(nil)
  }

  private mutating func fail(_ drag: Drag, _ reason: GestureReason) -> GestureStep {
    phase = .finished(drag)
    return .fail(reason)
  }

  private func outsideEdge(_ excess: Double, _ region: Double) -> GestureReason {
    guard excess.isFinite else { return GestureReason(.outsideEdge) }
    return GestureReason(.outsideEdge, .init(excess + region, limit: region, .points))
  }

  private func reasonAtLastLift(_ drag: Drag, _ frame: GestureFrame) -> GestureReason {
    if frame.contains(.cancelled) { return GestureReason(.touchCancelled) }
    if let reason = limits.failure(ofLargest: drag.tracker.largestCount) { return reason }
    let (inward, _) = parts(of: drag.tracker.translation, from: drag.edge)
    return GestureReason(.liftedEarly, .init(inward, limit: settings.hysteresis, .points))
  }
}
