/// What happened to an animation.
public struct AnimationReport: Equatable, Sendable {
  /// What happened.
  public enum Event: Sendable {
    /// It began.
    case began
    /// It came to its end.
    case finished
    /// Something else took its place before it came to its end.
    case dropped

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .began: "began"
      case .finished: "finished"
      case .dropped: "dropped"
      }
    }
  }

  /// When.
  public var time: Timestamp
  /// The view, by index.
  public var view: Int
  /// What happened.
  public var event: Event
  /// The value that it starts from.
  public var from: AnimatedValue
  /// The value that it goes to.
  public var to: AnimatedValue
  /// How long it takes.
  public var duration: Interval
}
