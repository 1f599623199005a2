import SafeJSON
import TouchstoneReports

/// Prints the differences of a comparison.
package struct DiffPrinter {
  /// Changed numbers that text shows of one recognizer or view.
  private static let mostChanges = 3

  private let format: CheckFormat
  private let isVerbose: Bool
  private let usesColor: Bool
  private let text = DifferenceText(left: "left", right: "right")
  /// What has been printed.
  package private(set) var bytes: [UInt8] = []
  /// How many differences there were.
  package private(set) var count = 0

  package init(_ format: CheckFormat, isVerbose: Bool, usesColor: Bool) {
    self.format = format
    self.isVerbose = isVerbose
    self.usesColor = usesColor
  }

  /// Prints the differences of a recording, by its index.
  package mutating func append(_ differences: [Difference], recording index: Int, of all: Int) {
    count += differences.count
    let name = "#\(index + 1)"
    switch format {
    case .ndjson:
      for difference in differences {
        DifferenceLines.append(difference, of: name, text, to: &bytes)
      }
    case .text:
      guard !differences.isEmpty else { return }
      if all > 1 { add("recording \(name)", .heading) }
      appendText(DifferenceText.telling(differences))
    }
  }

  /// Prints how many there were.
  package mutating func finish() {
    switch format {
    case .text: add(count == 0 ? "no difference" : "\(Wording.count(count, "difference"))")
    case .ndjson:
      bytes += JSONWriter.line(.differences) { writer in
        writer.member(.count, count)
      }
    }
  }

  private mutating func appendText(_ differences: [Difference]) {
    var changes: [ResultLine.Track: Int] = [:]
    for difference in differences {
      if case .changed(let line, _, _) = difference.kind, !isVerbose {
        changes[line.track, default: 0] += 1
        guard changes[line.track, default: 0] <= Self.mostChanges else { continue }
      }
      append(difference)
    }
    var told: Set<ResultLine.Track> = []
    for track in differences.compactMap(\.track) where told.insert(track).inserted {
      let rest = (changes[track] ?? 0) - Self.mostChanges
      guard rest > 0 else { continue }
      add(
        "… \(track.subject): numbers of \(rest) more \(track.type) lines differ (--verbose)", .quiet
      )
    }
  }

  private mutating func append(_ difference: Difference) {
    switch difference.kind {
    case .removed(let line): add("- \(LineText.text(of: line))", .failed)
    case .added(let line): add("+ \(LineText.text(of: line))", .recognized)
    case .replaced(let left, let right):
      add("- \(LineText.text(of: left))", .failed)
      add("+ \(LineText.text(of: right))", .recognized)
    case .changed(let left, _, let fields):
      add("~ \(LineText.text(of: left)): \(text.fields(fields))", .cancelled)
    case .reordered(let left, let right):
      add("- \(LineText.text(of: left)) first", .failed)
      add("+ \(LineText.text(of: right)) first", .recognized)
    case .member: add("~ \(text.sentence(difference))", .cancelled)
    }
  }

  private mutating func add(_ line: PlainText, _ tone: Tone = .plain) {
    bytes.append(lines: tone.apply(to: line, inColor: usesColor))
  }
}
