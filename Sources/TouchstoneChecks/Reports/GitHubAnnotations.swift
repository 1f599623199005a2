import SafeJSON

/// Workflow commands for GitHub, which shows them at the lines of the files: one for each case that
/// has not passed.
package struct GitHubAnnotations: CheckReport {
  package init() {}

  package mutating func add(_ checked: CheckedCase, into bytes: inout [UInt8]) {
    guard checked.outcome != .passed else { return }
    bytes += "::error ".utf8
    // Standard input is no file that could be shown.
    if checked.path != "-" {
      Self.append(property: "file", PlainText(checked.path), to: &bytes)
      if let line = checked.line { bytes += "line=\(line),".utf8 }
      if let column = checked.column { bytes += "col=\(column),".utf8 }
    }
    bytes += "title=".utf8
    Self.append(PlainText(checked.name), isProperty: true, to: &bytes)
    bytes += "::".utf8
    let lines = ([checked.message] + checked.details).map { PlainText($0) }
    Self.append(lines.joined(separator: "\n"), to: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  package mutating func finish(_ totals: CheckTotals, into bytes: inout [UInt8]) {}

  private static func append(
    property name: StaticString, _ value: PlainText, to bytes: inout [UInt8]
  ) {
    bytes += "\(name)=".utf8
    append(value, isProperty: true, to: &bytes)
    bytes.append(UInt8(ascii: ","))
  }

  /// Appends text; commas and colons end properties only.
  private static func append(
    _ text: PlainText, isProperty: Bool = false, to bytes: inout [UInt8]
  ) {
    for scalar in text.text.unicodeScalars {
      switch scalar {
      case "%": bytes += "%25".utf8
      case "\n": bytes += "%0A".utf8
      case ":" where isProperty: bytes += "%3A".utf8
      case "," where isProperty: bytes += "%2C".utf8
      default: bytes += String(scalar).utf8
      }
    }
  }
}
