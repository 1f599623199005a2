import Touchstone

/// What the JSON formats know of the recording that they are printing.
struct JSONRecording {
  private var lines: EventLines
  private var builder: SummaryBuilder

  init(_ recording: ReportedRecording, _ show: Show, _ separation: EventLines.Separation) {
    lines = EventLines(recording.scene, show, separation)
    builder = SummaryBuilder(recording.scene, index: recording.index)
  }

  /// Takes in what happened and appends the objects of those events whose kinds are shown.
  mutating func append(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) {
    lines.append(events, labels: labels, to: &bytes) { builder.add($0) }
  }

  /// The summary of the recording if it ends here.
  func summary(_ end: RecordingEnd) -> RecordingSummary {
    builder.summary(end, hash: lines.lineHash)
  }
}
