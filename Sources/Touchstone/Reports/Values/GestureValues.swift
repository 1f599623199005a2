/// What a recognizer reports apart from its location, by kind.
public enum GestureValues: Equatable, Sendable {
  /// A tap: how many taps it took.
  case tap(taps: Int)
  /// A long press: the time since all fingers were down.
  case longPress(duration: Interval)
  /// A pan: its translation in points and velocity in points per second, in window space.
  case pan(translation: Vector2D, velocity: Vector2D)
  /// A swipe: the direction travelled, exactly one.
  case swipe(direction: SwipeDirection)
  /// A pinch: its scale, 1 at the start, and velocity per second.
  case pinch(scale: Double, velocity: Double)
  /// A rotation: radians, clockwise positive, without limit, and radians per second.
  case rotation(rotation: Double, velocity: Double)
  /// A screen edge pan: as a pan, and the edge, exactly one.
  case screenEdgePan(translation: Vector2D, velocity: Vector2D, edge: RectEdge)
  /// A recognizer that a program defines and that reports its location only.
  case custom
}
