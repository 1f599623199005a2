import Touchstone

extension OutputSpan<UInt8> {
  /// Appends what a gesture amounts to, without velocities and edge, as members that follow others.
  mutating func appendMembers(of values: GestureValues, _ hash: inout some TextHashing) {
    switch values {
    case .tap(let taps):
      let start = count
      append(",\"taps\":")
      append(number: taps)
      hash.add(span, from: start)
    case .longPress(let duration):
      append(.duration, &hash)
      append(seconds: duration.nanoseconds, &hash)
    case .pan(let translation, _), .screenEdgePan(let translation, _, _):
      append(pair: .translation, translation.dx, translation.dy, decimals: Decimals.points, &hash)
    case .swipe(let direction):
      let start = count
      append(",\"direction\":")
      append(quoted: direction.name)
      hash.add(span, from: start)
    case .pinch(let scale, _):
      append(.scale, &hash)
      append(scale, decimals: Decimals.ratios, &hash)
    case .custom: break
    case .rotation(let rotation, _):
      append(.rotation, &hash)
      append(rotation, decimals: Decimals.ratios, &hash)
    }
  }

  /// Appends how fast a gesture is, where its kind has that, as members that follow others.
  mutating func appendVelocity(of values: GestureValues, _ hash: inout some TextHashing) {
    switch values {
    case .tap, .longPress, .swipe, .custom: return
    case .pan(_, let velocity), .screenEdgePan(_, let velocity, _):
      append(pair: .velocities, velocity.dx, velocity.dy, decimals: Decimals.points, &hash)
    case .pinch(_, let velocity), .rotation(_, let velocity):
      append(.velocity, &hash)
      append(velocity, decimals: Decimals.ratios, &hash)
    }
  }

  /// Appends the edge of a screen edge pan as a member that follows others.
  mutating func appendEdge(of values: GestureValues) {
    guard case .screenEdgePan(_, _, let edge) = values else { return }
    append(",\"edge\":")
    append(quoted: edge.name)
  }

  /// Appends a reason as a member that follows others; `by` is the name of who else decided.
  mutating func append(_ reason: GestureReason, by name: [UInt8]?) {
    append(",\"reason\":{\"code\":")
    append(quoted: reason.code.name)
    if let name {
      append(",\"by\":")
      append(name)
    }
    if let measurement = reason.measurement, let margin = reason.margin {
      appendMembers(of: measurement, margin: margin)
    }
    append("}")
  }

  /// Appends what decided about a gesture, in numbers, as members that follow others.
  mutating func appendMembers(of measurement: GestureReason.Measurement, margin: Double) {
    let decimals = Decimals.of(measurement.unit)
    append(",\"measured\":")
    append(measurement.value, decimals: decimals)
    append(",\"limit\":")
    append(measurement.limit, decimals: decimals)
    append(",\"unit\":")
    append(quoted: measurement.unit.name)
    append(",\"margin\":")
    append(margin, decimals: decimals)
  }
}
