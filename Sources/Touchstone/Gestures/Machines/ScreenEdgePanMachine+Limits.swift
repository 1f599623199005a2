extension ScreenEdgePanMachine {
  func limits(after frame: GestureFrame) -> [GestureLimit] {
    var limits = course.fingerLimits(after: frame)
    for touch in frame.touches where touch.phase == .began {
      if let nearest = settings.nearestEdge(to: touch.location) { limits.append(nearest.limit) }
    }
    guard course.isJudging(frame) else { return limits }
    return limits + [settings.travel(course.translation.parts(from: edge).inward)]
  }
}

extension ScreenEdgePanSettings {
  /// The declared edge whose region a point is deepest in, or nearest to, and how far the point lies from
  /// it. Ties go by `RectEdge.named`'s order. Nil without bounds, or without edges.
  func nearestEdge(to point: Point2D) -> (edge: RectEdge, limit: GestureLimit)? {
    guard let windowBounds else { return nil }
    var nearest: (edge: RectEdge, limit: GestureLimit)?
    for (_, edge) in RectEdge.named where edges.contains(edge) {
      let landing = landing(windowBounds.distance(from: edge, to: point), from: edge)
      if let nearest, landing.margin <= nearest.limit.margin { continue }
      nearest = (edge, landing)
    }
    return nearest
  }

  /// How far from an edge a finger landed, in points.
  private func landing(_ distance: Double, from edge: RectEdge) -> GestureLimit {
    edge == .bottom
      ? GestureLimit(.bottomEdgeRegion, .outsideEdge, distance, .atMost, bottomEdgeRegion, .points)
      : GestureLimit(.edgeRegion, .outsideEdge, distance, .atMost, edgeRegion, .points)
  }

  /// How far the fingers came inwards, in points.
  @inline(__always)
  func travel(_ inward: Double) -> GestureLimit {
    GestureLimit(.hysteresis, .movedFarEnough, inward, .atLeast, hysteresis, .points)
  }

  /// How far the fingers came along the edge, in points: before they are far enough inwards, less than
  /// that; afterwards, within the largest angle.
  func straying(_ lateral: Double, inward: GestureLimit) -> GestureLimit {
    guard inward.isMet else {
      return GestureLimit(.hysteresis, .movedSideways, lateral, .below, hysteresis, .points)
    }
    let widestAngle = maximumAngle * Double.pi / 180
    let widest = inward.measured * Trigonometry.sin(widestAngle) / Trigonometry.cos(widestAngle)
    return GestureLimit(
      .maximumAngle, .movedSideways, lateral, .atMost, widest, .points,
      isMet: Trigonometry.atan2(lateral, inward.measured) <= widestAngle)
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
