import SafeJSON
package import Touchstone

/// Prints one JSON document of the objects that NDJSON has; nothing is kept but the summary's.
///
/// Each object is in a line of its own. A recording's object holds its events, and at the end
/// its summary or its error.
package final class JSONReporter: Reporter {
  private let show: Show
  private var current: EventLines?
  /// The names of the last recording's scene.
  private var names: JSONNames?

  init(_ options: ReportOptions) {
    show = options.show
  }

  package var observation: Observation { show.observation }
  package var takesFramesTogether: Bool { true }

  package var layout: ReportLayout {
    ReportLayout(
      head: "{\"format\":\"touchstone-report\",\"version\":1,\"recordings\":[", first: "\n",
      separator: ",\n", tail: "\n]}\n")
  }

  package func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.open(recording, to: &writer)
    bytes += writer.bytes
    bytes.append(OutputKey.events.text)
    bytes.append("[")
    let names = JSONNames.of(recording.scene, orSame: names)
    self.names = names
    current = EventLines(recording, names, show, .elements)
  }

  package func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    current?.append(events, labels: labels, to: &bytes)
  }

  package func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    guard let summary = current.take()?.finish(end, to: &bytes) else { return }
    bytes.append("],\n\"summary\":")
    var writer = JSONWriter()
    RecordingLines.write(summary, to: &writer)
    bytes += writer.bytes
    bytes.append("}")
  }

  package func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    bytes.append(current == nil ? "{\"error\":" : "],\n\"error\":")
    current = nil
    var writer = JSONWriter()
    RecordingLines.write(error, to: &writer)
    bytes += writer.bytes
    bytes.append("}")
  }
}
