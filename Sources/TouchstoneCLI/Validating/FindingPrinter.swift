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
  private(set) var inputs = 0
  private var recordings = 0
  private(set) var bytes: [UInt8] = []

  init(_ format: Format, usesColor: Bool) {
    self.format = format
    self.usesColor = usesColor
  }

  /// How many findings there were of a severity.
  func count(_ severity: Finding.Severity) -> Int { counts[severity] ?? 0 }

  /// Adds what was found in an input.
  mutating func add(_ findings: [Finding], of source: String, recordings: Int) {
    inputs += 1
    self.recordings += recordings
    for finding in findings {
      counts[finding.severity, default: 0] += 1
      switch format {
      case .text:
        let tone: Tone = finding.severity == .error ? .failed : .cancelled
        bytes += (tone.apply(to: finding.text, inColor: usesColor) + "\n").utf8
      case .ndjson: bytes += Self.line(finding, source)
      }
    }
  }

  /// Adds the totals.
  mutating func finish() {
    let found = Finding.Severity.allCases.map { ($0.rawValue, counts[$0] ?? 0) }
    switch format {
    case .text:
      let parts = found.map { Wording.count($0.1, $0.0) }.joined(separator: ", ")
      bytes += "\(Wording.count(inputs, "input")): \(parts)\n".utf8
    case .ndjson:
      var writer = JSONWriter()
      writer.beginObject()
      writer.key("type")
      writer.string("totals")
      for (key, count) in [("inputs", inputs), ("recordings", recordings)]
        + found.map({ ($0.0 + "s", $0.1) })
      {
        writer.key(key)
        writer.integer(count)
      }
      writer.endObject()
      writer.newline()
      bytes += writer.bytes
    }
  }

  /// Hands over what has been printed so far.
  mutating func takeBytes() -> [UInt8] {
    defer { bytes.removeAll(keepingCapacity: true) }
    return bytes
  }

  private static func line(_ finding: Finding, _ source: String) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    for (key, text) in [
      ("type", "finding"), ("severity", finding.severity.rawValue), ("code", finding.code),
      ("source", source),
    ] {
      writer.key(key)
      writer.string(text)
    }
    for (key, number) in [
      ("index", finding.recording), ("line", finding.line), ("column", finding.column),
    ] {
      guard let number else { continue }
      writer.key(key)
      writer.integer(number)
    }
    if let path = finding.path {
      writer.key("path")
      writer.string(path)
    }
    if let time = finding.time {
      writer.key("t")
      writer.number(time, decimals: 6)
    }
    writer.key("message")
    writer.string(finding.message)
    writer.endObject()
    writer.newline()
    return writer.bytes
  }
}
