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
    append(heading(of: recording), .heading, to: &bytes)
    current = TextRecording(recording, options)
  }

  package mutating func report(
    _ events: [ReplayEvent], labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8]
  ) {
    current?.report(events, labels: labels, into: &bytes)
  }

  package mutating func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    guard var recording = current else { return }
    current = nil
    recording.flush(into: &bytes)
    for repair in end.repairs { append(text(of: repair), .cancelled, to: &bytes) }
    let summary = recording.builder.summary(end)
    let miss = summary.nearestMiss.map { miss in
      let name = recording.recognizerNames[miss.transition.recognizer]
      return "\(name): \(recording.reason(of: miss.transition))"
    }
    let verdict = VerdictText.text(of: summary, miss: miss, inColor: options.usesColor)
    append(verdict, .plain, to: &bytes)
  }

  package mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    if current == nil { separate(into: &bytes) }
    current?.flush(into: &bytes)
    current = nil
    append("error: " + text(of: error), .failed, to: &bytes)
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

  private func heading(of recording: ReportedRecording) -> String {
    var source = recording.source
    if recording.index > 0 { source += " #\(recording.index)" }
    var facts = ["scene \(recording.sceneName)"]
    if recording.profile != "uikit" { facts.append("profile \(recording.profile)") }
    if recording.format != "native" { facts.append("read as \(recording.format)") }
    if recording.name != nil { facts.insert(source, at: 0) }
    let title = recording.name ?? source
    return Wording.harmless("\(title)  (\(facts.joined(separator: ", ")))")
  }

  private func text(of repair: ReportedRepair) -> String {
    let line = repair.line.map { "line \($0)" }
    let place = (repair.path ?? line).map { "\($0): " } ?? ""
    return Wording.harmless("repaired: \(place)\(repair.message)")
  }

  private func text(of error: ReportedError) -> String {
    var place = error.source
    if let line = error.line { place += ":\(line)" }
    if let column = error.column { place += ":\(column)" }
    if let path = error.path { place += ": \(path)" }
    return Wording.harmless("\(place): \(error.message)")
  }
}
