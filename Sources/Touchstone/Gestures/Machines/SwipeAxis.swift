/// One axis of a swipe's mask: what is along it, and what is across.
struct SwipeAxis {
  private let isHorizontal: Bool
  /// 1 when right or down counts as along, -1 when left or up does.
  private let sign: Double
  /// Whether the mask has both directions of the axis.
  let isTwoWay: Bool

  @inline(__always)
  init(isHorizontal: Bool, of mask: SwipeDirection) {
    let forward: SwipeDirection = isHorizontal ? .right : .down
    let backward: SwipeDirection = isHorizontal ? .left : .up
    self.isHorizontal = isHorizontal
    sign = mask.contains(forward) ? 1 : -1
    isTwoWay = mask.isSuperset(of: [forward, backward])
  }

  /// How far a finger went along the direction, and how far across.
  @inline(__always)
  func parts(of moved: Vector2D) -> (primary: Double, secondary: Double) {
    isHorizontal ? (sign * moved.dx, abs(moved.dy)) : (sign * moved.dy, abs(moved.dx))
  }

  /// The direction of a stroke that went along the axis, or back.
  func direction(isAlong: Bool) -> SwipeDirection {
    let isForward = isAlong == (sign > 0)
    return isHorizontal ? (isForward ? .right : .left) : (isForward ? .down : .up)
  }
}
