import Touchstone

extension SwipeDirection {
  /// The name of a single direction.
  var name: StaticString {
    switch self {
    case .right: "right"
    case .left: "left"
    case .up: "up"
    default: "down"
    }
  }
}

extension RectEdge {
  /// The name of a single edge.
  var name: StaticString {
    switch self {
    case .top: "top"
    case .left: "left"
    case .bottom: "bottom"
    default: "right"
    }
  }
}
