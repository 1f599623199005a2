import SafeJSON
import TouchstoneReports

/// The forms in which a test run is printed.
package enum CheckFormat: String, CaseIterable, Sendable {
  /// For people: what is not as expected, and the totals.
  case text
  /// One JSON object a line: every case with its differences, and the totals.
  case ndjson

  package var name: String { rawValue }
}

/// Prints a test run as it goes.
package struct CheckPrinter: Sendable {
  /// Lines of details that text shows of a case.
  private static let mostDetails = 3

  private let format: CheckFormat
  private let isVerbose: Bool
  private let usesColor: Bool
  private let text = DifferenceText()

  package init(_ format: CheckFormat, isVerbose: Bool = false, usesColor: Bool = false) {
    self.format = format
    self.isVerbose = isVerbose
    self.usesColor = usesColor
  }

  /// Appends a case.
  package func append(
    _ checked: CheckedCase, _ differences: [Difference], to bytes: inout [UInt8]
  ) {
    switch format {
    case .text:
      let text = text(of: checked)
      if !text.isEmpty { bytes.append(lines: text) }
    case .ndjson:
      bytes += line(checked, differences.count)
      for difference in differences {
        DifferenceLines.append(difference, of: checked.name, text, to: &bytes)
      }
    }
  }

  /// Appends that a golden was written, or a result that waits for a decision.
  package func append(written path: String, isAccepted: Bool, to bytes: inout [UInt8]) {
    switch format {
    case .text:
      guard isAccepted else { return bytes.append(lines: indented("written to \(path)")) }
      bytes.append(lines: heading("accepted", .recognized) + "\(path)")
    case .ndjson: bytes += line(isAccepted ? .accepted : .pending, path)
    }
  }

  /// Appends a golden, or a pending result, whose trace does not exist.
  package func append(orphan path: String, isDeleted: Bool, to bytes: inout [UInt8]) {
    let outcome = isDeleted ? "deleted" : "orphan"
    switch format {
    case .text:
      let what: PlainText = isDeleted ? "it had no trace" : "it has no trace"
      bytes.append(lines: heading(outcome, .cancelled) + "\(path)\n\(indented(what))")
    case .ndjson:
      bytes += line(.orphan, path, outcome: outcome)
    }
  }

  /// Appends what there is in all.
  package func append(
    _ totals: CheckTotals, orphans: Int, pending: Int, to bytes: inout [UInt8]
  ) {
    switch format {
    case .text:
      if pending > 0 {
        let results = pending == 1 ? "1 result waits" : "\(pending) results wait"
        bytes.append(
          lines: "\(results) for a decision: see 'touchstone test --review PATH'")
      }
      var parts = [(totals.passed, "passed"), (totals.failed, "failed"), (totals.new, "new")]
      parts += [(totals.broken, "broken"), (orphans, orphans == 1 ? "orphan" : "orphans")]
      let shown = parts.filter { $0.0 > 0 || $0.1 == "passed" }.map { "\($0.0) \($0.1)" }
      let isFine = totals.passed == totals.sum
      let tone = isFine ? Tone.recognized : .failed
      bytes.append(
        lines: tone.apply(to: PlainText(shown.joined(separator: ", ")), inColor: usesColor))
    case .ndjson:
      bytes += JSONWriter.line(.totals) { writer in
        writer.member(.passed, totals.passed)
        writer.member(.failed, totals.failed)
        writer.member(.new, totals.new)
        writer.member(.broken, totals.broken)
        writer.member(.orphans, orphans)
        writer.member(.pending, pending)
      }
    }
  }

  // MARK: Text

  private func text(of checked: CheckedCase) -> PlainText {
    guard checked.outcome != .passed else {
      return isVerbose ? heading("passed", .recognized) + "\(checked.name)" : ""
    }
    let tone: Tone = checked.outcome == .new ? .cancelled : .failed
    var lines = [heading(checked.outcome.word, tone) + "\(checked.name)"]
    lines.append(indented("\(checked.message)"))
    let shown = isVerbose ? checked.details[...] : checked.details.prefix(Self.mostDetails)
    for detail in shown { lines.append(indented("\(detail)")) }
    let rest = checked.details.count - shown.count
    if rest > 0 { lines.append(indented("… and \(rest) more; --verbose shows them")) }
    return lines.joined(separator: "\n")
  }

  private func heading(_ word: String, _ tone: Tone) -> PlainText {
    let padding = String(repeating: " ", count: max(1, 9 - word.count))
    return "\(tone.apply(to: "\(word)", inColor: usesColor))\(padding)"
  }

  private func indented(_ text: PlainText) -> PlainText { "         \(text)" }

  // MARK: Lines

  private func line(_ checked: CheckedCase, _ count: Int) -> [UInt8] {
    JSONWriter.line(.checkedCase) { writer in
      writer.member(.name, checked.name)
      writer.member(.path, checked.path)
      writer.member(.outcome, checked.outcome.word)
      writer.member(.line, checked.line)
      writer.member(.column, checked.column)
      guard checked.outcome != .passed else { return }
      writer.member(.message, checked.message)
      writer.member(.details, checked.details)
      writer.member(.differences, count)
    }
  }

  private func line(_ type: OutputLine, _ path: String, outcome: String? = nil) -> [UInt8] {
    JSONWriter.line(type) { writer in
      writer.member(.path, path)
      writer.member(.outcome, outcome)
    }
  }
}
