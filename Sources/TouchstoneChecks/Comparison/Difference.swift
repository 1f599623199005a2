import SafeJSON

/// One thing that is not the same in two results.
package struct Difference: Equatable, Sendable {
  /// How the two sides differ.
  package enum Kind: Equatable, Sendable {
    /// Only the left side has the line.
    case removed(ResultLine)
    /// Only the right side has it.
    case added(ResultLine)
    /// Both have one in this place, and they say something else.
    case replaced(ResultLine, ResultLine)
    /// Both say the same with other numbers.
    case changed(ResultLine, ResultLine, [FieldDifference])
    /// Both have the same two lines of different tracks in another order; reported by the lines that
    /// came first.
    case reordered(ResultLine, ResultLine)
    /// Something about the recording or its summary.
    case member(of: String, FieldDifference)
  }

  package var kind: Kind

  /// When it shows, in seconds; nil for what concerns all of the recording.
  package var time: Double? {
    switch kind {
    case .removed(let line), .added(let line): line.time
    case .replaced(let left, let right), .changed(let left, let right, _),
      .reordered(let left, let right):
      [left.time, right.time].compactMap(\.self).min()
    case .member: nil
    }
  }

  /// The track it belongs to; nil for what concerns all of the recording.
  package var track: ResultLine.Track? {
    switch kind {
    case .removed(let line), .added(let line), .replaced(let line, _), .changed(let line, _, _),
      .reordered(let line, _):
      line.track
    case .member: nil
    }
  }

  /// Whether a gesture is recognized on one side at least.
  var isOfRecognition: Bool {
    switch kind {
    case .removed(let line), .added(let line): line.isRecognition
    case .replaced(let left, let right), .changed(let left, let right, _),
      .reordered(let left, let right):
      left.isRecognition || right.isRecognition
    case .member: false
    }
  }

  /// Whether recognizers did something else.
  package var isOfTransitions: Bool { track?.type == "transition" }
}
