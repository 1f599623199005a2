/// What a touch did in a frame; the raw values are UITouch.Phase's.
public enum TouchPhase: UInt8, CaseIterable, Sendable {
  /// The finger landed.
  case began = 0
  /// The finger moved, or its force changed.
  case moved = 1
  /// The finger is down and nothing about it changed.
  case stationary = 2
  /// The finger lifted.
  case ended = 3
  /// The system took the touch away.
  case cancelled = 4

  /// The name in traces and in output.
  public var name: StaticString {
    switch self {
    case .began: "began"
    case .moved: "moved"
    case .stationary: "stationary"
    case .ended: "ended"
    case .cancelled: "cancelled"
    }
  }

  /// Whether the touch leaves the screen with this phase.
  @inline(__always)
  var isFinal: Bool { self == .ended || self == .cancelled }
}
