/// An action message to a recognizer's targets.
public struct ActionReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
  /// The state it reports.
  public var state: RecognizerState
}
