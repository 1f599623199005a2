import Testing
import TouchstoneChecks

@Suite struct MarkdownReportTests {
  private func failed(_ number: Int, details: [String] = []) -> CheckedCase {
    CheckedCase(
      name: "a/\(number)", path: "a/\(number)", outcome: .failed, message: "m", details: details)
  }

  @Test func showsTotalsAndWhatHasNotPassed() {
    #expect(
      written(MarkdownReport(), CheckedCase.samples) == """
        ### Touchstone: 3 of 4 recordings did not pass

        | passed | failed | new | broken |
        | ---: | ---: | ---: | ---: |
        | 1 | 1 | 1 | 1 |

        <details><summary><code>traces/swipe.json #2</code> failed: <code>was: swipe recognized at \
        0.083; now: swipe failed at 0.067: 44.9 &lt; 46.9 points</code></summary>

        <pre>
        - swipe ended
        + swipe failed
        </pre>

        </details>

        <p><code>new.json</code> new: <code>nothing is expected of it</code></p>

        <p><code>-</code> broken: <code>expected a value</code></p>

        """)
  }

  @Test func saysThatAllIsWell() {
    let passed = CheckedCase(name: "a", path: "a")
    #expect(
      written(MarkdownReport(), [passed]) == """
        ### Touchstone: 1 recording passed

        | passed | failed | new | broken |
        | ---: | ---: | ---: | ---: |
        | 1 | 0 | 0 | 0 |

        """)
    #expect(written(MarkdownReport(), []).hasPrefix("### Touchstone: 0 recordings passed\n"))
  }

  @Test func nothingInATextIsMarkdownOrHTML() {
    let text = "</pre>|`*_ & <b>\n\n# @all"
    let report = written(
      MarkdownReport(),
      [CheckedCase(name: text, path: text, outcome: .new, message: text, details: [text])])
    let shown = "&lt;/pre&gt;|`*_ &amp; &lt;b&gt;\u{FFFD}\u{FFFD}# @all"
    #expect(
      report.contains(
        """
        <details><summary><code>\(shown)</code> new: <code>\(shown)</code></summary>

        <pre>
        \(shown)
        </pre>

        """))
  }

  @Test func showsTheFirstHundred() {
    let report = written(MarkdownReport(), (1...250).map { failed($0) })
    let shown = report.split(separator: "\n").filter { $0.hasPrefix("<p>") }
    #expect(shown.count == 100)
    #expect(shown.last == "<p><code>a/100</code> failed: <code>m</code></p>")
    #expect(report.hasSuffix("\nand 150 more\n"))
  }

  @Test func shortensLongDetails() {
    let long = String(repeating: "é", count: 501)
    let report = written(
      MarkdownReport(), [failed(1, details: Array(repeating: "x", count: 42) + [long])])
    #expect(report.contains("x\nand 3 more lines\n</pre>"))
    let longest = written(MarkdownReport(), [failed(1, details: [long])])
    #expect(longest.contains("\n" + String(repeating: "é", count: 500) + "…\n"))
  }

  @Test func fitsIntoAComment() {
    let details = Array(repeating: String(repeating: "<", count: 600), count: 60)
    let report = written(MarkdownReport(), (1...300).map { failed($0, details: details) })
    #expect(report.utf8.count < 65_536)
    #expect(report.hasSuffix("\nand 300 more\n"))
    let some = (1...300).map { failed($0, details: Array(details.prefix(1))) }
    // Nine blocks of 2099 bytes and 21 of 2100: one more would be beyond 65,000.
    #expect(written(MarkdownReport(), some).utf8.count < 65_536)
    #expect(written(MarkdownReport(), some).hasSuffix("\nand 270 more\n"))
  }
}
