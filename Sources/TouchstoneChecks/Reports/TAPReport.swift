import SafeJSON

/// The Test Anything Protocol, version 14, with the plan at the end: how many cases there are shows
/// when the last one is done.
package struct TAPReport: CheckReport {
  private var number = 0

  package init() {}

  package mutating func add(_ checked: CheckedCase, into bytes: inout [UInt8]) {
    begin(into: &bytes)
    number += 1
    bytes += checked.outcome == .passed ? "ok ".utf8 : "not ok ".utf8
    bytes += "\(number) - ".utf8
    Self.append(description: PlainText(checked.name), to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
    if checked.outcome != .passed { Self.append(diagnosticsOf: checked, to: &bytes) }
  }

  package mutating func finish(_ totals: CheckTotals, into bytes: inout [UInt8]) {
    begin(into: &bytes)
    bytes += "1..\(number)\n".utf8
  }

  private func begin(into bytes: inout [UInt8]) {
    if number == 0 { bytes += "TAP version 14\n".utf8 }
  }

  private static func append(description: PlainText, to bytes: inout [UInt8]) {
    for scalar in description.text.unicodeScalars {
      switch scalar {
      // What stands behind a plain # is a directive.
      case "#": bytes += "\\#".utf8
      case "\\": bytes += "\\\\".utf8
      default: bytes += String(scalar).utf8
      }
    }
  }

  private static func append(diagnosticsOf checked: CheckedCase, to bytes: inout [UInt8]) {
    bytes += "  ---\n  outcome: \(checked.outcome.word)\n  message: ".utf8
    YAMLText.append(quoted: PlainText(checked.message), to: &bytes)
    bytes += "\n  file: ".utf8
    YAMLText.append(quoted: PlainText(checked.path), to: &bytes)
    if let line = checked.line { bytes += "\n  line: \(line)".utf8 }
    if let column = checked.column { bytes += "\n  column: \(column)".utf8 }
    if !checked.details.isEmpty { bytes += "\n  details:".utf8 }
    for detail in checked.details {
      bytes += "\n    - ".utf8
      YAMLText.append(quoted: PlainText(detail), to: &bytes)
    }
    bytes += "\n  ...\n".utf8
  }
}
