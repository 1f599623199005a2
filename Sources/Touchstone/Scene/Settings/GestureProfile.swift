/// The thresholds and rules of one system's recognizers. A scene that is put under a profile has all
/// settings of the profile that it does not set itself.
///
/// A profile is one file, with the source of each number, and an entry in `all`.
public struct GestureProfile: Equatable, Sendable {
  /// The name on the command line and in output.
  public var name: String
  /// What a tap is set to.
  public var tap = TapSettings()
  /// What a long press is set to.
  public var longPress = LongPressSettings()
  /// What a pan is set to.
  public var pan = PanSettings()
  /// What a swipe is set to.
  public var swipe = SwipeSettings()
  /// What a pinch is set to.
  public var pinch = PinchSettings()
  /// What a rotation is set to.
  public var rotation = RotationSettings()
  /// What a pan from an edge is set to.
  public var screenEdgePan = ScreenEdgePanSettings()
  /// What belongs to no single recognizer.
  public var options = EngineOptions()

  /// A profile with UIKit's thresholds and rules, for others to start from.
  public init(name: String) {
    self.name = name
  }

  /// UIKit's thresholds and rules: those of `GestureDefaults`.
  public static let uikit = GestureProfile(name: "uikit")

  /// Every profile.
  public static let all: [GestureProfile] = [.uikit]

  /// What a recognizer of a kind is set to; a custom one has a machine that never proposes anything.
  public func settings(of kind: GestureKind) -> GestureSettings {
    switch kind {
    case .tap: .tap(tap)
    case .longPress: .longPress(longPress)
    case .pan: .pan(pan)
    case .swipe: .swipe(swipe)
    case .pinch: .pinch(pinch)
    case .rotation: .rotation(rotation)
    case .screenEdgePan: .screenEdgePan(screenEdgePan)
    #if !hasFeature(Embedded)
      case .custom: .custom(CustomGesture(name: "custom") { NoGesture() })
    #endif
    }
  }
}
