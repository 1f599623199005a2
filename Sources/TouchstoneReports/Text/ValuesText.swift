import Touchstone

/// What a gesture reports, in words.
enum ValuesText {
  /// Everything that a transition reports.
  static func text(of transition: StateTransition) -> String {
    var text = ""
    if let values = transition.values {
      text = amount(of: values)
      if let velocity = velocity(of: values) { text += ", \(velocity)" }
    }
    if transition.touches > 1 {
      text += text.isEmpty ? "" : ", "
      text += Wording.count(transition.touches, "finger")
    }
    return "\(text) at \(Wording.pair(transition.location.x, transition.location.y))"
  }

  /// What a gesture amounts to, without velocity.
  static func amount(of values: GestureValues) -> String {
    switch values {
    case .tap(let taps): Wording.count(taps, "tap")
    case .longPress(let duration): "held for \(Wording.seconds(duration)) s"
    case .pan(let moved, _): "translation \(Wording.pair(moved.dx, moved.dy)) pt"
    case .swipe(let direction): "towards \(side(of: direction))"
    case .custom: "recognized"
    case .pinch(let scale, _): "scale \(Wording.number(scale, decimals: 3))"
    case .rotation(let rotation, _): "rotation \(Wording.degrees(rotation))"
    case .screenEdgePan(let moved, _, let edge):
      "translation \(Wording.pair(moved.dx, moved.dy)) pt from the \(edge.name) edge"
    }
  }

  /// A transform, taken apart.
  static func text(of transform: AffineTransform2D) -> String {
    parts(of: transform).map { "\($0.name) \($0.value)" }.joined(separator: ", ")
  }

  /// The parts of a transform, always the same ones in the same order.
  static func parts(of transform: AffineTransform2D) -> [(name: String, value: String)] {
    let (x, y) = transform.scale
    let (scaleX, scaleY) = (Wording.number(x, decimals: 3), Wording.number(y, decimals: 3))
    return [
      ("translation", "\(Wording.pair(transform.tx, transform.ty)) pt"),
      ("scale", scaleX == scaleY ? scaleX : "(\(scaleX), \(scaleY))"),
      ("rotation", Wording.degrees(transform.rotation)),
    ]
  }

  private static func velocity(of values: GestureValues) -> String? {
    switch values {
    case .tap, .longPress, .swipe, .custom: nil
    case .pan(_, let velocity), .screenEdgePan(_, let velocity, _):
      "velocity \(Wording.pair(velocity.dx, velocity.dy)) pt/s"
    case .pinch(_, let velocity): "velocity \(Wording.number(velocity, decimals: 3))/s"
    case .rotation(_, let velocity): "velocity \(Wording.degrees(velocity))/s"
    }
  }

  private static func side(of direction: SwipeDirection) -> String {
    switch direction {
    case .right: "the right"
    case .left: "the left"
    case .up: "the top"
    default: "the bottom"
    }
  }
}
