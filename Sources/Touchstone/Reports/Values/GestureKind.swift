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
  public var usualNumberOfTouches: Int {
    switch self {
    case .pinch, .rotation: 2
    case .tap, .longPress, .pan, .swipe, .screenEdgePan: 1
    #if !hasFeature(Embedded)
      case .custom: 1
    #endif
    }
  }

  /// Whether it goes from possible to ended at once, without began and changed.
  public var isDiscrete: Bool {
    switch self {
    case .tap, .swipe: true
    case .longPress, .pan, .pinch, .rotation, .screenEdgePan: false
    #if !hasFeature(Embedded)
      // Which of both it is shows when it is recognized.
      case .custom: false
    #endif
    }
  }
}
