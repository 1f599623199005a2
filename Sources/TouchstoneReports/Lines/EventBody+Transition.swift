import Touchstone

extension EventBody {
  mutating func write(_ transition: Transition) {
    write(transition.time)
    bytes += names.subjects[transition.recognizer]
    bytes.append(",\"from\":")
    bytes.append(quoted: transition.from.name)
    bytes.append(",\"to\":")
    bytes.append(quoted: transition.to.name)
    bytes.append(",\"touches\":")
    bytes.append(number: transition.touches)
    write(location: transition.location)
    if let values = transition.values { write(values) }
    if let reason = transition.reason { write(reason) }
  }

  private mutating func write(_ values: GestureValues) {
    bytes.appendMembers(of: values)
    switch values {
    case .tap, .longPress, .swipe, .custom: break
    case .pan(_, let velocity): write(velocity)
    case .pinch(_, let velocity), .rotation(_, let velocity):
      bytes.append(",\"velocity\":")
      bytes.append(velocity, decimals: Decimals.ratios)
    case .screenEdgePan(_, let velocity, let edge):
      write(velocity)
      bytes.appendMember(edge)
    }
  }

  private mutating func write(_ velocity: Vector2D) {
    bytes.append(",\"velocity\":")
    writePair(velocity.dx, velocity.dy, decimals: Decimals.points)
  }

  private mutating func write(_ reason: GestureReason) {
    bytes.append(",\"reason\":{\"code\":")
    bytes.append(quoted: reason.code.name)
    if let by = reason.by {
      bytes.append(",\"by\":")
      bytes += names.recognizers[by]
    }
    if let measurement = reason.measurement, let margin = reason.margin {
      bytes.appendMembers(of: measurement, margin: margin)
    }
    bytes.append("}")
  }
}
