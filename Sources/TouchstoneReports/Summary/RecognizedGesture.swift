package import Touchstone

/// A gesture that a recording holds: from its recognition to its end.
package struct RecognizedGesture: Equatable, Sendable {
  /// Who recognized it, by index in the scene.
  package var recognizer: Int
  /// The recognizer's name.
  package var name: String
  /// The recognizer's kind.
  package var kind: GestureKind
  /// When it was recognized.
  package var began: Timestamp
  /// When it ended or was cancelled; nil when the recording was over before that.
  package var ended: Timestamp?
  /// The last state.
  package var state: GestureState
  /// The largest number of fingers at once.
  package var touches: Int
  /// All fingers that took part.
  package var fingers: FingerSet
  /// What it amounted to at its end.
  package var values: GestureValues?
}
