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
    Self.append(description: checked.name, to: &bytes)
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

  private static func append(description: String, to bytes: inout [UInt8]) {
    for scalar in description.unicodeScalars {
      switch scalar.value {
      // What stands behind a plain # is a directive.
      case 0x23: bytes += "\\#".utf8
      case 0x5C: bytes += "\\\\".utf8
      // A description is one line, and there is no way to write a line break into it.
      case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: bytes += "\u{FFFD}".utf8
      default: bytes += String(scalar).utf8
      }
    }
  }

  private static func append(diagnosticsOf checked: CheckedCase, to bytes: inout [UInt8]) {
    bytes += "  ---\n  outcome: \(checked.outcome.word)\n  message: ".utf8
    YAMLText.append(quoted: checked.message, to: &bytes)
    bytes += "\n  file: ".utf8
    YAMLText.append(quoted: checked.path, to: &bytes)
    if let line = checked.line { bytes += "\n  line: \(line)".utf8 }
    if let column = checked.column { bytes += "\n  column: \(column)".utf8 }
    if !checked.details.isEmpty { bytes += "\n  details:".utf8 }
    for detail in checked.details {
      bytes += "\n    - ".utf8
      YAMLText.append(quoted: detail, to: &bytes)
    }
    bytes += "\n  ...\n".utf8
  }
}
