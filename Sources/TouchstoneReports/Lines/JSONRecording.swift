import Touchstone

/// What the JSON formats know of the recording that they are printing.
struct JSONRecording {
  private var lines: EventLines
  private var builder: SummaryBuilder

  init(_ recording: ReportedRecording, _ show: Show, _ spooling: Spooling?) {
    lines = EventLines(recording.scene, show)
    builder = SummaryBuilder(recording.scene, index: recording.index, spooling: spooling)
  }

  /// Takes in an event and appends its object; returns whether events of its kind are shown.
  mutating func append(
    _ event: ReplayEvent, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) -> Bool {
    // The two kinds that nearly all events are; as events they would be copied on the way.
    switch event {
    case .transition(let transition):
      builder.add(transition)
      return lines.append(transition, to: &bytes)
    case .transform(let report): return lines.append(report, to: &bytes)
    default: return lines.append(event, labels: labels, to: &bytes)
    }
  }

  /// The summary of the recording, which ends here.
  consuming func summary(_ end: RecordingEnd) -> RecordingSummary {
    let hash = lines.lineHash
    return builder.summary(end, hash: hash)
  }
}
