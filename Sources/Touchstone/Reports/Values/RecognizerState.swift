/// The state of a gesture recognizer; the raw values are UIGestureRecognizer.State's.
public enum RecognizerState: UInt8, CaseIterable, Sendable {
  /// Nothing decided.
  case possible = 0
  /// A continuous gesture has begun.
  case began = 1
  /// A continuous gesture goes on.
  case changed = 2
  /// The gesture is complete; for discrete gestures: recognized.
  case ended = 3
  /// A continuous gesture was broken off.
  case cancelled = 4
  /// The touches are not this gesture.
  case failed = 5

  /// The name in output.
  public var name: StaticString {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }

  /// The states that may follow, apart from the reset to possible.
  public var successors: [RecognizerState] {
    switch self {
    case .possible: [.began, .ended, .failed]
    case .began, .changed: [.changed, .ended, .cancelled]
    case .ended, .cancelled, .failed: []
    }
  }

  /// Whether a continuous gesture is under way.
  public var isRunning: Bool { self == .began || self == .changed }

  /// Whether only a reset leaves it.
  public var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
}
