import Touchstone

extension [UInt8] {
  /// Appends what a gesture amounts to, without velocities and edge, as members that follow others.
  mutating func appendMembers(of values: GestureValues) {
    switch values {
    case .tap(let taps):
      append(",\"taps\":")
      append(number: taps)
    case .longPress(let duration):
      append(",\"duration\":")
      append(seconds: duration.nanoseconds)
    case .pan(let translation, _), .screenEdgePan(let translation, _, _):
      appendMember(translation)
    case .swipe(let direction):
      append(",\"direction\":")
      append(quoted: direction.name)
    case .pinch(let scale, _):
      append(",\"scale\":")
      append(scale, decimals: Decimals.ratios)
    case .custom: break
    case .rotation(let rotation, _):
      append(",\"rotation\":")
      append(rotation, decimals: Decimals.ratios)
    }
  }

  /// Appends the edge of a screen edge pan as a member that follows others.
  mutating func appendMember(_ edge: RectEdge) {
    append(",\"edge\":")
    append(quoted: edge.name)
  }

  private mutating func appendMember(_ translation: Vector2D) {
    append(",\"translation\":{\"x\":")
    append(translation.dx, decimals: Decimals.points)
    append(",\"y\":")
    append(translation.dy, decimals: Decimals.points)
    append("}")
  }
}
