/// What the device says of its oldest finger, for readers that know only one.
struct EvemuPointer {
  private static let axes: [(axis: Int, contact: Int)] = [
    (KernelCode.x, KernelCode.contactX), (KernelCode.y, KernelCode.contactY),
    (KernelCode.pressure, KernelCode.contactPressure),
  ]

  private var isPressed = false
  private var values = [Int?](repeating: nil, count: axes.count)

  /// Tells what is new of it; nil when no finger is down.
  mutating func follow(_ contact: EvemuContact?, _ lines: inout EvemuLines) {
    if isPressed != (contact != nil) {
      isPressed = contact != nil
      lines.add(KernelCode.key, KernelCode.touch, isPressed ? 1 : 0)
    }
    guard let contact else {
      // A finger that is gone does not press.
      if let pressure = values[2], pressure != 0 { tell(2, 0, &lines) }
      return
    }
    for index in Self.axes.indices {
      guard let value = contact[Self.axes[index].contact] else { continue }
      tell(index, value, &lines)
    }
  }

  private mutating func tell(_ index: Int, _ value: Int, _ lines: inout EvemuLines) {
    // All axes begin at 0.
    guard values[index] ?? 0 != value else { return }
    values[index] = value
    lines.add(KernelCode.absolute, Self.axes[index].axis, value)
  }
}
