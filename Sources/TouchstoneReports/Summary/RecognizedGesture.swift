public import Touchstone

/// A gesture that a recording holds: from its recognition to its end.
public struct RecognizedGesture: Equatable, Sendable {
  /// Who recognized it, by index in the scene.
  public internal(set) var recognizer: Int
  /// The recognizer's name.
  public internal(set) var name: String
  /// The recognizer's kind.
  public internal(set) var kind: GestureKind
  /// When it was recognized.
  public internal(set) var began: Timestamp
  /// When it ended or was cancelled; nil when the recording was over before that.
  public internal(set) var ended: Timestamp?
  /// The last state.
  public internal(set) var state: RecognizerState
  /// The largest number of fingers at once.
  public internal(set) var touches: Int
  /// All fingers that took part.
  public internal(set) var fingers: FingerSet
  /// What it amounted to at its end.
  public internal(set) var values: GestureValues?
}
