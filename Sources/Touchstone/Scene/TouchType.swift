/// What touched the screen; the raw values are UITouch.TouchType's.
public enum TouchType: UInt8, CaseIterable, Sendable {
  /// A finger.
  case direct = 0
  /// A finger on a surface that is not the screen.
  case indirect = 1
  /// A pencil.
  case pencil = 2
  /// A pointer.
  case indirectPointer = 3

  /// The name in traces and scenes.
  public var name: StaticString {
    switch self {
    case .direct: "direct"
    case .indirect: "indirect"
    case .pencil: "pencil"
    case .indirectPointer: "indirectPointer"
    }
  }
}
