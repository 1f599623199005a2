package import Touchstone

/// What became of a recording, in few words.
package struct RecordingSummary: Sendable {
  /// The recording's place in its source, from 0.
  package var index: Int
  /// The listed gestures in a word: see `GestureLabel`.
  package var label: String
  /// The first gestures, in order of recognition: at most `SummaryBuilder.mostGestures`.
  package var gestures: [RecognizedGesture]
  /// How many gestures the recording has.
  package var gestureCount: Int
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
  var hash: XXH64?

  /// Whether nothing was recognized.
  var hasNoGestures: Bool { gestures.isEmpty }

  /// Whether gestures are left out of the list.
  var isTruncated: Bool { gestureCount > gestures.count }
}
