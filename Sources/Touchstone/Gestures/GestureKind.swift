/// The kinds of gesture recognizer.
public enum GestureKind: CaseIterable, Sendable {
  /// UITapGestureRecognizer.
  case tap
  /// UILongPressGestureRecognizer.
  case longPress
  /// UIPanGestureRecognizer.
  case pan
  /// UISwipeGestureRecognizer.
  case swipe
  /// UIPinchGestureRecognizer.
  case pinch
  /// UIRotationGestureRecognizer.
  case rotation
  /// UIScreenEdgePanGestureRecognizer.
  case screenEdgePan

  /// The name in scenes and in output.
  public var name: StaticString {
    switch self {
    case .tap: "tap"
    case .longPress: "longPress"
    case .pan: "pan"
    case .swipe: "swipe"
    case .pinch: "pinch"
    case .rotation: "rotation"
    case .screenEdgePan: "screenEdgePan"
    }
  }

  /// Whether it goes from possible to ended at once, without began and changed.
  public var isDiscrete: Bool { self == .tap || self == .swipe }
}
