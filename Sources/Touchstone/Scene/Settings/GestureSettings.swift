/// What one recognizer is set to, every default filled in.
public enum GestureSettings: Equatable, Sendable {
  /// A tap.
  case tap(TapSettings)
  /// A long press.
  case longPress(LongPressSettings)
  /// A pan.
  case pan(PanSettings)
  /// A swipe.
  case swipe(SwipeSettings)
  /// A pinch.
  case pinch(PinchSettings)
  /// A rotation.
  case rotation(RotationSettings)
  /// A pan from an edge of the screen.
  case screenEdgePan(ScreenEdgePanSettings)
  #if !hasFeature(Embedded)
    /// A recognizer that a program defines.
    case custom(CustomGesture)
  #endif

  /// The settings of a kind under UIKit's profile.
  public init(_ kind: GestureKind) {
    self = GestureProfile.uikit.settings(of: kind)
  }

  /// The kind these settings belong to.
  public var kind: GestureKind {
    switch self {
    case .tap: .tap
    case .longPress: .longPress
    case .pan: .pan
    case .swipe: .swipe
    case .pinch: .pinch
    case .rotation: .rotation
    case .screenEdgePan: .screenEdgePan
    #if !hasFeature(Embedded)
      case .custom: .custom
    #endif
    }
  }
}
