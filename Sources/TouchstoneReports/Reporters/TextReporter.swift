package import Touchstone

/// Prints for people: aligned columns, units, words instead of codes, runs of changes folded.
package struct TextReporter: Reporter {
  private let options: ReportOptions
  private var current: TextRecording?
  private var hasRecordings = false

  init(_ options: ReportOptions) {
    self.options = options
  }

  package mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    separate(into: &bytes)
    append(RecordingText.heading(of: recording), .heading, to: &bytes)
    current = TextRecording(recording, options)
  }

  package mutating func report(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8]
  ) {
    current?.report(events, labels: labels, into: &bytes)
  }

  package mutating func end(
    _ end: RecordingEnd, into text: inout PrintedText
  ) throws(SpoolError) {
    guard var recording = current.take() else { return }
    recording.flush(into: &text.bytes)
    for repair in end.repairs {
      append(RecordingText.text(of: repair), .cancelled, to: &text.bytes)
    }
    let summary = recording.builder.summary(end)
    if let failure = summary.long?.failure { throw failure }
    let miss = summary.nearestMiss.map { miss in
      let name = recording.recognizerNames[miss.transition.recognizer]
      return "\(name): \(recording.reason(of: miss.transition))"
    }
    VerdictText.append(summary, miss: miss, inColor: options.usesColor, to: &text)
    text.bytes.append("\n")
  }

  package mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    if current == nil { separate(into: &bytes) }
    current?.flush(into: &bytes)
    current = nil
    append("error: " + RecordingText.text(of: error), .failed, to: &bytes)
  }

  package mutating func append(fragment: [UInt8], into bytes: inout [UInt8]) {
    guard !fragment.isEmpty else { return }
    separate(into: &bytes)
    bytes += fragment
  }

  package mutating func finish(into bytes: inout [UInt8]) {}

  /// Appends the empty line between recordings.
  private mutating func separate(into bytes: inout [UInt8]) {
    if hasRecordings { bytes.append("\n") }
    hasRecordings = true
  }

  private func append(_ line: String, _ tone: Tone, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: tone.apply(to: line, inColor: options.usesColor).utf8)
    bytes.append("\n")
  }
}
