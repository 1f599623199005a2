/// A value of a gesture that a program may make another one while the gesture goes on.
enum SettableValue {
  /// A pan's translation, in window points (R47).
  case translation(Vector2D)
  /// A pinch's scale (R57).
  case scale(Double)
  /// A rotation's angle, in radians (R57).
  case rotation(Double)
}
