import Touchstone

extension LineWriter {
  /// Appends what a gesture amounts to, and how fast it is if that is wanted, as members that follow
  /// others.
  @inline(__always)
  mutating func appendMembers(of values: GestureValues, withVelocity: Bool) {
    switch values {
    case .tap(let taps):
      append(.taps)
      append(number: taps)
    case .longPress(let duration):
      append(.duration)
      append(seconds: duration.nanoseconds)
    case .pan(let translation, let velocity):
      append(translation, withVelocity ? velocity : nil)
    case .screenEdgePan(let translation, let velocity, let edge):
      append(translation, withVelocity ? velocity : nil)
      append(.edge)
      append(quoted: edge.name)
    case .swipe(let direction):
      append(.direction)
      append(quoted: direction.name)
    case .pinch(let scale, let velocity): append(.scale, scale, withVelocity ? velocity : nil)
    case .rotation(let rotation, let velocity):
      append(.rotation, rotation, withVelocity ? velocity : nil)
    case .custom: break
    }
  }

  @inline(__always)
  private mutating func append(_ translation: Vector2D, _ velocity: Vector2D?) {
    append(pair: .translation, translation.dx, translation.dy, decimals: Decimals.points)
    guard let velocity else { return }
    append(pair: .velocity, velocity.dx, velocity.dy, decimals: Decimals.points)
  }

  @inline(__always)
  private mutating func append(_ key: OutputKey, _ amount: Double, _ velocity: Double?) {
    append(key)
    append(amount, decimals: Decimals.ratios)
    guard let velocity else { return }
    append(.velocity)
    append(velocity, decimals: Decimals.ratios)
  }

  /// Appends a reason as a member that follows others; `by` is the name of who else decided.
  mutating func append(_ reason: GestureReason, by name: [UInt8]?) {
    append(.reason)
    append("{\"code\":")
    append(quoted: reason.code.name)
    if let name {
      append(.by)
      append(name)
    }
    if let limit = reason.limit { appendMembers(of: limit) }
    append(character: "}")
  }

  /// Appends what decided about a gesture, in numbers, as members that follow others.
  @inline(__always)
  mutating func appendMembers(of limit: GestureLimit) {
    let decimals = Decimals.of(limit.unit)
    append(.measured)
    append(limit.measured, decimals: decimals)
    append(.limit)
    append(limit.limit, decimals: decimals)
    append(.unit)
    append(quoted: limit.unit.name)
    append(.margin)
    append(limit.margin, decimals: decimals)
  }
}
