/// How many fingers a pan takes (R45, R46).
struct PanTouchLimits: Equatable {
  let minimum: Int
  let maximum: Int
  let failsPastMaximum: Bool

  /// Whether it may begin with so many.
  func allowsBegin(with count: Int) -> Bool {
    atLeast(count).isMet && atMost(count).isMet
  }

  /// A number of fingers against the fewest.
  @inline(__always)
  func atLeast(_ count: Int) -> GestureLimit {
    GestureLimit(
      .minimumNumberOfTouches, .tooFewTouches, Double(count), .atLeast, Double(minimum), .touches)
  }

  /// A number of fingers against the most.
  @inline(__always)
  func atMost(_ count: Int) -> GestureLimit {
    GestureLimit(
      .maximumNumberOfTouches, .tooManyTouches, Double(count), .atMost, Double(maximum), .touches)
  }

  /// Why a landing makes a pan fail that has not begun; nil when it does not.
  func failure(at frame: GestureFrame) -> GestureReason? {
    guard failsPastMaximum, frame.contains(.began) else { return nil }
    let most = atMost(frame.count)
    return most.isMet ? nil : GestureReason(most)
  }

  /// Why a pan of so many fingers at the most could not begin; nil when their number is right.
  func failure(ofLargest count: Int) -> GestureReason? {
    let (most, least) = (atMost(count), atLeast(count))
    if !most.isMet { return GestureReason(most) }
    return least.isMet ? nil : GestureReason(least)
  }
}
