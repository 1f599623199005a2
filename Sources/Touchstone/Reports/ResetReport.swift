/// A recognizer that is ready for new touches again.
public struct ResetReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
}
