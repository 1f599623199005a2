package import Touchstone

/// Something about a recording that may be right and probably is not what was meant. No code changes a
/// number for it.
package struct Doubt: Equatable, Sendable {
  /// What looks wrong.
  package enum Code: String, CaseIterable, Sendable {
    /// The times are probably in another unit.
    case suspectedUnit
    /// The clock starts anew at 1000.
    case wrappingClock
    /// All times are equal.
    case constantTime
    /// Moments that follow each other have the same time.
    case duplicateTimes
    /// Samples of a moving finger are too far apart.
    case sparseSamples
    /// No coordinate has a fraction.
    case wholeCoordinates
    /// No finger ever moves by less than some points.
    case missingMoves
    /// No finger ever lifts.
    case missingLifts
  }

  /// What looks wrong.
  package var code: Code
  /// When it shows, for the first time; nil for what concerns all of the recording.
  package var time: Timestamp?
  /// Where in the input it shows for the first time, if that is known.
  package var place: TracePlace?
  /// What was found and what it means, in one sentence.
  package var message: String
}
