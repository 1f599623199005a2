@testable import Touchstone

extension StateTransition {
  var translation: Vector2D? {
    switch values {
    case .pan(let translation, _), .screenEdgePan(let translation, _, _): translation
    default: nil
    }
  }

  /// A pan's velocity.
  var velocity: Vector2D? {
    switch values {
    case .pan(_, let velocity), .screenEdgePan(_, let velocity, _): velocity
    default: nil
    }
  }

  var scale: Double? {
    if case .pinch(let scale, _) = values { scale } else { nil }
  }

  var rotation: Double? {
    if case .rotation(let rotation, _) = values { rotation } else { nil }
  }

  /// A pinch's or a rotation's velocity.
  var rate: Double? {
    switch values {
    case .pinch(_, let velocity), .rotation(_, let velocity): velocity
    default: nil
    }
  }

  var direction: SwipeDirection? {
    if case .swipe(let direction) = values { direction } else { nil }
  }

  var edge: RectEdge? {
    if case .screenEdgePan(_, _, let edge) = values { edge } else { nil }
  }

  var duration: Interval? {
    if case .longPress(let duration) = values { duration } else { nil }
  }
}
