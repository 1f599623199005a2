import Touchstone

/// Turns stories into bytes.
protocol StoryTeller: Sendable {
  /// Starts a recording.
  mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8])

  /// Tells a round.
  mutating func tell(_ round: StoryRound, into bytes: inout [UInt8])

  /// Ends a recording: the recognizers that never had a touch, and the summary; without one
  /// something broken follows.
  mutating func end(
    _ idle: [IdleStory], _ summary: RecordingSummary?, into bytes: inout [UInt8])

  /// Tells why a recording could not be read, or not to its end.
  mutating func fail(_ error: ReportedError, into bytes: inout [UInt8])
}
