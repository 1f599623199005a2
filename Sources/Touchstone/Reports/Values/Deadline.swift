/// The moment until which a machine waits.
public struct Deadline: Equatable, Sendable {
  /// What the machine waits for.
  public enum Kind: Sendable {
    /// A long press has been held long enough; runs before a frame of the same time.
    case minimumPressDuration
    /// A tap has lasted too long; runs after a frame of the same time.
    case maximumDuration
    /// The next tap has not come; runs after a frame of the same time.
    case maximumInterval

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .minimumPressDuration: "minimumPressDuration"
      case .maximumDuration: "maximumDuration"
      case .maximumInterval: "maximumInterval"
      }
    }

    /// Whether it runs before a frame of the same time, so that "held exactly so long" counts.
    var isMinimum: Bool {
      switch self {
      case .minimumPressDuration: true
      case .maximumDuration, .maximumInterval: false
      }
    }
  }

  /// When it is due.
  public var time: Timestamp
  /// What it is for.
  public var kind: Kind

  /// A moment to wait for.
  public init(time: Timestamp, kind: Kind) {
    self.time = time
    self.kind = kind
  }
}
