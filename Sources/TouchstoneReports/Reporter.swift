package import Touchstone

/// Turns what a replay reports into bytes, as it happens.
///
/// The calls for a recording are `begin`, `report` after each frame, or after some of them where
/// `takesFramesTogether` says so, then `end` or `fail`; `fail` alone is for a recording that could not
/// be begun. Bytes are appended. A reporter is used for one recording after the other, and may keep
/// for the next one what it has made for the last; `ReportStream` puts the recordings together, with
/// what `layout` has around them: so several of them still make one document.
///
/// What the user wants to see (`--show`) comes as `ReportOptions.show`. The reporter prints that much,
/// and its `observation` asks the engine for no more. What the reader repaired comes with `end`; an error
/// comes with `fail`, behind everything that was recognized before it.
package protocol Reporter: AnyObject {
  /// What the engine has to observe for it.
  var observation: Observation { get }
  /// What is printed around the recordings.
  var layout: ReportLayout { get }
  /// Whether several frames may be reported at once, since the end of a frame changes nothing.
  var takesFramesTogether: Bool { get }

  /// Starts a recording.
  func begin(_ recording: ReportedRecording, into bytes: inout [UInt8])

  /// Prints what happened with the newest frame, or behind it at the recording's end; `labels` gives
  /// the names of its touches.
  func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8])

  /// Ends a recording with its summary.
  func end(_ end: RecordingEnd, into bytes: inout [UInt8])

  /// Ends a recording with an error in place of its summary.
  func fail(_ error: ReportedError, into bytes: inout [UInt8])
}

extension Reporter {
  package var layout: ReportLayout { ReportLayout() }
  package var takesFramesTogether: Bool { false }
}

/// What a report has around its recordings.
package struct ReportLayout: Sendable {
  /// What comes before everything.
  var head: StaticString = ""
  /// What comes before the first recording, if there is one.
  var first: StaticString = ""
  /// What is between two recordings.
  var separator: StaticString = ""
  /// What comes after everything.
  var tail: StaticString = ""
}
