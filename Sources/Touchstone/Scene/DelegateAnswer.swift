/// What a recognizer's delegate answers to shouldBegin or shouldReceiveTouch, as data.
public enum DelegateAnswer: Equatable, Sendable {
  /// Always the same.
  case always(Bool)
  /// Yes inside a rectangle of the recognizer's view's own coordinates.
  case inside(Rect2D)
  /// Yes outside of it.
  case outside(Rect2D)
  /// Yes when a pan moves mainly along x (true), or mainly along y (false). Only for shouldBegin.
  case horizontal(Bool)
}
