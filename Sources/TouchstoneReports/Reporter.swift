package import Touchstone

/// Turns what a replay reports into bytes, as it happens.
///
/// The calls for a recording are `begin`, `report` after each frame, or after some of them where
/// `takesFramesTogether` says so, then `end` or `fail`; `fail`
/// alone stands for a recording that could not be begun. `finish` comes once, after the last
/// recording. Bytes are appended; whoever calls writes and empties them when it likes.
package protocol Reporter: Sendable {
  /// Whether it is all the same to it where one frame ends and the next one begins, so that several may
  /// be reported at once.
  var takesFramesTogether: Bool { get }
  /// What it has made for its last recording's scene, for another reporter's use.
  var lineTables: LineTables? { get }

  /// Starts a recording.
  mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8])

  /// Prints what happened in a frame; `labels` tells what its touches are called.
  mutating func report(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8])

  /// Prints what happened with the newest frame, or behind it at the recording's end.
  mutating func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8])

  /// Ends a recording with its summary, unless a part of that is lost.
  mutating func end(_ end: RecordingEnd, into text: inout PrintedText) throws(SpoolError)

  /// Ends a recording with an error in place of its summary.
  mutating func fail(_ error: ReportedError, into bytes: inout [UInt8])

  /// Takes over what a fragment's reporter printed.
  mutating func append(fragment: [UInt8], into bytes: inout [UInt8])

  /// Ends the report.
  mutating func finish(into bytes: inout [UInt8])
}

extension Reporter {
  package var takesFramesTogether: Bool { false }
  package var lineTables: LineTables? { nil }

  /// Prints what happened in a frame, whichever it is.
  package mutating func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    report(events, labels: labels, into: &bytes)
  }

  /// Prints what happened in a frame of a recording that numbers its touches.
  package mutating func report(_ events: ReplayEvents, into bytes: inout [UInt8]) {
    report(events, labels: TouchLabel.number(of:), into: &bytes)
  }
}
