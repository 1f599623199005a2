import SafeJSON
import TouchstoneReports

/// Prints findings, and how many there were.
struct FindingPrinter {
  /// The forms of a validation.
  enum Format: String, OptionChoice {
    case text, ndjson

    var name: String { rawValue }
  }

  private let format: Format
  private let usesColor: Bool
  private var counts: [Finding.Severity: Int] = [:]
  private var inputs = 0
  private var recordings = 0
  private var bytes: [UInt8] = []

  init(_ format: Format, usesColor: Bool) {
    self.format = format
    self.usesColor = usesColor
  }

  /// How many findings there were of a severity.
  func count(_ severity: Finding.Severity) -> Int { counts[severity] ?? 0 }

  /// Adds what was found in an input.
  mutating func add(_ finding: Finding, of source: String) {
    counts[finding.severity, default: 0] += 1
    switch format {
    case .text:
      let tone: Tone = finding.severity == .error ? .failed : .cancelled
      bytes.append(lines: tone.apply(to: finding.text, inColor: usesColor))
    case .ndjson: bytes += Self.line(finding, source)
    }
  }

  /// Counts an input with so many recordings.
  mutating func endInput(recordings: Int) {
    inputs += 1
    self.recordings += recordings
  }

  /// Adds the totals.
  mutating func finish() {
    switch format {
    case .text:
      let parts = Finding.Severity.allCases.map { Wording.count(count($0), $0.rawValue) }
        .joined(separator: ", ")
      bytes.append(lines: "\(Wording.count(inputs, "input")): \(parts)")
    case .ndjson:
      bytes += JSONWriter.line(.totals) { writer in
        writer.member(.inputs, inputs)
        writer.member(.recordings, recordings)
        writer.member(.errors, count(.error))
        writer.member(.repairs, count(.repair))
        writer.member(.doubts, count(.doubt))
      }
    }
  }

  /// Hands over what has been printed so far.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private static func line(_ finding: Finding, _ source: String) -> [UInt8] {
    JSONWriter.line(.finding) { writer in
      writer.member(.severity, finding.severity.rawValue)
      writer.member(.code, finding.code)
      writer.member(.source, source)
      writer.member(.index, finding.recording)
      writer.member(.line, finding.line)
      writer.member(.column, finding.column)
      writer.member(.path, finding.path)
      writer.member(.time, finding.time)
      writer.member(.message, finding.message)
    }
  }
}
