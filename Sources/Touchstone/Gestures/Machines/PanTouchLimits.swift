/// How many fingers a pan takes (R45, R46).
struct PanTouchLimits: Equatable {
  let minimum: Int
  let maximum: Int
  let failsPastMaximum: Bool

  /// Whether it may begin with so many.
  func allowsBegin(with count: Int) -> Bool {
    count >= minimum && count <= maximum
  }

  /// Why a landing makes a pan fail that has not begun; nil when it does not.
  func failure(at frame: GestureFrame) -> GestureReason? {
    guard failsPastMaximum, frame.contains(.began), frame.count > maximum else { return nil }
    return tooMany(frame.count)
  }

  /// Why a pan of so many fingers at the most could not begin; nil when their number is right.
  func failure(ofLargest count: Int) -> GestureReason? {
    if count > maximum { return tooMany(count) }
    guard count < minimum else { return nil }
    return GestureReason(.tooFewTouches, .init(Double(count), limit: Double(minimum), .touches))
  }

  private func tooMany(_ count: Int) -> GestureReason {
    GestureReason(.tooManyTouches, .init(Double(count), limit: Double(maximum), .touches))
  }
}
