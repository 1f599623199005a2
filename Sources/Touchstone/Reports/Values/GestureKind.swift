/// The kinds of gesture recognizer.
public enum GestureKind: Sendable {
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
  #if !hasFeature(Embedded)
    /// A recognizer that a program defines.
    case custom
  #endif

  /// UIKit's kinds, those that a scene can name.
  public static let uikit: [GestureKind] = [
    .tap, .longPress, .pan, .swipe, .pinch, .rotation, .screenEdgePan,
  ]

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
    #if !hasFeature(Embedded)
      case .custom: "custom"
    #endif
    }
  }

  /// The number of fingers that most gestures of the kind have.
  public var usualNumberOfTouches: Int { self == .pinch || self == .rotation ? 2 : 1 }

  /// Whether it goes from possible to ended at once, without began and changed.
  public var isDiscrete: Bool { self == .tap || self == .swipe }
}
