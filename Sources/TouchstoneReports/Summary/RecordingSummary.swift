package import Touchstone

/// What became of a recording, in few words.
package struct RecordingSummary: Equatable, Sendable {
  /// The recording's place in its source, from 0.
  package var index: Int
  /// The gestures in a word: see `GestureLabel`.
  package var label: String
  /// The gestures, in order of recognition.
  package var gestures: [RecognizedGesture]
  /// The recognizer that came nearest to recognition without reaching it; nil when none was
  /// stopped by a number.
  package var nearestMiss: NearestMiss?
  /// How many frames the recording had.
  package var events: Int
  /// The time from the first frame to the last.
  package var duration: Interval
  /// What the reader mended.
  package var repairs: [ReportedRepair]
  /// The hash of the transitions and transforms as NDJSON lines; nil where none were written.
  package var hash: UInt64?
}
