/// A touch in a call of one of a view's touch methods.
struct HeardTouch: Equatable {
  /// The number of its landing in the recording.
  let sequence: Int
  /// The view that it belongs to.
  let view: Int
  /// Where it is, in window points.
  let location: Point2D
  /// Where it was at its previous sample, in window points.
  let previousLocation: Point2D
  let tapCount: Int
}
