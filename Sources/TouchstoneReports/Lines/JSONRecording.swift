import Touchstone

/// What the JSON formats know of the recording that they are printing.
struct JSONRecording {
  private var lines: EventLines
  private var builder: SummaryBuilder

  init(
    _ recording: ReportedRecording, _ show: Show, _ separation: EventLines.Separation,
    _ spooling: Spooling?, _ tables: consuming LineTables?
  ) {
    lines = EventLines(LineTables(recording.scene, tables), show, separation)
    builder = SummaryBuilder(recording.scene, index: recording.index, spooling: spooling)
  }

  /// Takes in what happened and appends the objects of those events whose kinds are shown.
  mutating func append(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, to bytes: inout [UInt8]
  ) {
    lines.append(events, labels: labels, to: &bytes) { builder.add($0) }
  }

  /// The summary of the recording, which ends here, and the tables for the next one.
  consuming func finish(_ end: RecordingEnd) -> (summary: RecordingSummary, tables: LineTables) {
    let hash = lines.lineHash
    return (builder.summary(end, hash: hash), lines.finish())
  }

  /// The tables of a recording that is broken off.
  consuming func breakOff() -> LineTables { lines.finish() }
}
