/// How far a recognizer has come with its touches.
public struct ProgressReport: Equatable, Sendable {
  /// What happened.
  public enum Progress: Equatable, Sendable {
    /// It tracks a new touch.
    case took(TouchID)
    /// It does not take a new touch that landed on its view or below.
    case refused(TouchID, TouchRefusal)
    /// A value stands so to one of its limits, while it has decided nothing, or as it decides.
    case limit(GestureLimit)
    /// It has what it needs, and waits for another recognizer, by index, to fail.
    case waits(for: Int)
    /// It is ready for a new attempt.
    case released
  }

  /// When.
  public var time: Timestamp
  /// The recognizer, by index.
  public var recognizer: Int
  /// What happened.
  public var progress: Progress
}
