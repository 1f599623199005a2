import SafeJSON
package import Touchstone

/// Prints for people: aligned columns, units, words instead of codes, runs of changes folded.
package final class TextReporter: Reporter {
  private let options: ReportOptions
  private var current: TextRecording?

  init(_ options: ReportOptions) {
    self.options = options
  }

  package var observation: Observation { options.show.observation }
  package var layout: ReportLayout { ReportLayout(separator: "\n") }

  package func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    append(RecordingText.heading(of: recording), .heading, to: &bytes)
    current = TextRecording(recording, options)
  }

  package func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    current?.report(events, labels: labels, into: &bytes)
  }

  package func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    guard var recording = current.take() else { return }
    recording.finish(into: &bytes)
    for repair in end.repairs {
      append(RecordingText.text(of: repair), .cancelled, to: &bytes)
    }
    let summary = recording.builder.summary(end)
    let miss: PlainText? = summary.nearestMiss.map { miss in
      let name = recording.recognizerNames[miss.transition.recognizer]
      return "\(name): \(recording.reason(of: miss.transition))"
    }
    bytes.append(lines: VerdictText.line(summary, miss: miss, inColor: options.usesColor))
  }

  package func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    current?.flush(into: &bytes)
    current = nil
    append("error: " + RecordingText.text(of: error), .failed, to: &bytes)
  }

  private func append(_ line: PlainText, _ tone: Tone, to bytes: inout [UInt8]) {
    bytes.append(lines: tone.apply(to: line, inColor: options.usesColor))
  }
}
