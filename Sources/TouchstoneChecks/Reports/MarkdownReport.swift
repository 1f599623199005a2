import SafeJSON

/// A summary for people in Markdown: the totals, and the first cases that have not passed, their
/// details folded. It fits into a comment on GitHub.
package struct MarkdownReport: CheckReport {
  /// How many cases are shown.
  private static let mostCases = 100
  /// How many lines of details a case has.
  private static let mostDetails = 40
  /// How long a line can be, in characters.
  private static let mostCharacters = 500
  // GitHub takes 65,536 characters in a comment. The rest is for the totals and the last line.
  private static let mostBytes = 65_000

  private var cases: [UInt8] = []
  private var shown = 0
  private var isFull = false

  package init() {}

  package mutating func add(_ checked: CheckedCase, into bytes: inout [UInt8]) {
    guard checked.outcome != .passed, !isFull else { return }
    let block = Self.block(of: checked)
    // The first case that finds no room ends the list: what is shown are the first ones.
    guard shown < Self.mostCases, cases.count + block.utf8.count <= Self.mostBytes else {
      isFull = true
      return
    }
    shown += 1
    cases += block.utf8
  }

  package mutating func finish(_ totals: CheckTotals, into bytes: inout [UInt8]) {
    bytes += Self.head(of: totals).utf8
    bytes += cases
    let more = totals.sum - totals.passed - shown
    if more > 0 { bytes += "\nand \(more) more\n".utf8 }
  }

  private static func head(of totals: CheckTotals) -> String {
    let others = totals.sum - totals.passed
    let recordings = totals.sum == 1 ? "1 recording" : "\(totals.sum) recordings"
    let verdict =
      others == 0 ? "\(recordings) passed" : "\(others) of \(recordings) did not pass"
    return """
      ### Touchstone: \(verdict)

      | passed | failed | new | broken |
      | ---: | ---: | ---: | ---: |
      | \(totals.passed) | \(totals.failed) | \(totals.new) | \(totals.broken) |

      """
  }

  /// A case in HTML, in which no character means anything to Markdown. In `code` and `pre`, GitHub
  /// makes no links and mentions no one.
  private static func block(of checked: CheckedCase) -> String {
    let message =
      checked.message.isEmpty ? "" : ": <code>\(html(PlainText(checked.message)))</code>"
    let title = "<code>\(html(PlainText(checked.name)))</code> \(checked.outcome.word)\(message)"
    guard !checked.details.isEmpty else { return "\n<p>\(title)</p>\n" }
    var lines = checked.details.prefix(mostDetails).map { html(PlainText($0).withoutCommands) }
    if checked.details.count > mostDetails {
      lines.append("and \(checked.details.count - mostDetails) more lines")
    }
    let details = lines.joined(separator: "\n")
    // A blank line ends the HTML of a paragraph, but not that of `pre`.
    return """

      <details><summary>\(title)</summary>

      <pre>
      \(details)
      </pre>

      </details>

      """
  }

  /// One line of text, shortened where it is very long.
  private static func html(_ text: PlainText) -> String {
    var html = ""
    for scalar in text.text.unicodeScalars.prefix(mostCharacters) {
      switch scalar {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      default: html.unicodeScalars.append(scalar)
      }
    }
    return text.text.unicodeScalars.count > mostCharacters ? html + "…" : html
  }
}
