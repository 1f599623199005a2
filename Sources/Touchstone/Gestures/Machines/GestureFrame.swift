/// A frame as one recognizer sees it: all its own touches in landing order, at least one of which
/// is not stationary. A touch that lifts or is cancelled is among them, at its last place.
public struct GestureFrame: Sendable {
  /// When.
  public let time: Timestamp
  /// The own touches.
  public let touches: [OwnTouch]

  /// How many own touches there are, those that leave in this frame included.
  public var count: Int { touches.count }

  /// How many stay down.
  public var remainingCount: Int {
    touches.reduce(0) { $0 + ($1.phase.isFinal ? 0 : 1) }
  }

  /// Whether a touch did this.
  public func contains(_ phase: TouchPhase) -> Bool {
    touches.contains { $0.phase == phase }
  }

  /// Whether every touch lifted.
  public var isEveryTouchEnded: Bool { touches.allSatisfy { $0.phase == .ended } }

  /// The centroid of all own touches.
  public var centroid: Point2D { centroid { _ in true } ?? .zero }

  /// The centroid of those that stay down.
  public var remainingCentroid: Point2D? { centroid { !$0.phase.isFinal } }

  /// The centroid of those that were down before.
  public var earlierCentroid: Point2D? { centroid { $0.phase != .began } }

  private func centroid(of isIncluded: (OwnTouch) -> Bool) -> Point2D? {
    var (sum, count) = (Vector2D.zero, 0.0)
    for touch in touches where isIncluded(touch) {
      sum = sum + (touch.location - .zero)
      count += 1
    }
    return count == 0 ? nil : .zero + sum / count
  }
}
