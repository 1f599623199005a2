import SafeJSON
package import Touchstone

/// Prints one JSON object a line, each as soon as it is known.
package final class NDJSONReporter: Reporter {
  private let show: Show
  private var current: EventLines?
  /// The names of the last recording's scene.
  private var names: JSONNames?

  init(_ options: ReportOptions) {
    show = options.show
  }

  package var observation: Observation { show.observation }
  package var takesFramesTogether: Bool { true }

  package func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    var writer = JSONWriter()
    RecordingLines.open(recording, to: &writer)
    writer.endObject()
    writer.newline()
    bytes += writer.bytes
    let names = JSONNames.of(recording.scene, orSame: names)
    self.names = names
    current = EventLines(recording, names, show, .lines)
  }

  package func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    current?.append(events, labels: labels, to: &bytes)
  }

  package func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    guard let summary = current.take()?.finish(end, to: &bytes) else { return }
    var writer = JSONWriter()
    RecordingLines.write(summary, to: &writer)
    writer.newline()
    bytes += writer.bytes
  }

  package func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    current = nil
    var writer = JSONWriter()
    RecordingLines.write(error, to: &writer)
    writer.newline()
    bytes += writer.bytes
  }
}
