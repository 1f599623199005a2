/// What happened to a recognizer's timer.
public struct TimerReport: Equatable, Sendable {
  /// What happened.
  public enum Event: Sendable {
    /// It was set.
    case armed
    /// Its time came.
    case fired
    /// It is not needed any more.
    case cancelled

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .armed: "armed"
      case .fired: "fired"
      case .cancelled: "cancelled"
      }
    }
  }

  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
  /// Which timer, and when it is due.
  public var deadline: Deadline
  /// What happened to it.
  public var event: Event
}
