package import Touchstone

/// What became of a recording, in few words.
package struct RecordingSummary: Sendable {
  /// The recording's place in its source, from 0.
  package var index: Int
  /// The gestures in a word: see `GestureLabel`; empty where that is in `long`.
  package var label: String
  /// The gestures, in order of recognition; empty where they are in `long`.
  package var gestures: [RecognizedGesture]
  /// The label and the gestures of a recording that has too many to keep them.
  package var long: LongSummary?
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

  /// Whether nothing was recognized.
  var hasNoGestures: Bool { gestures.isEmpty && long == nil }
}

/// The gestures of a recording that has many, as text.
///
/// A reference, so that the summaries of all others stay small.
package final class LongSummary: Sendable {
  /// The gestures in a word: see `GestureLabel`.
  package let label: LongText
  /// The gestures, in order of recognition, in the form that was asked for.
  package let gestures: LongText

  init(label: LongText, gestures: LongText) {
    self.label = label
    self.gestures = gestures
  }

  /// Why it cannot be printed.
  package var failure: SpoolError? { label.failure ?? gestures.failure }
}
