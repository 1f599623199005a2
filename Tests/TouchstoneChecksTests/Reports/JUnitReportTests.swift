import Testing
import TouchstoneChecks

@Suite struct JUnitReportTests {
  @Test func writesASuiteWithItsCounts() {
    #expect(
      written(JUnitReport(), CheckedCase.samples) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="touchstone">
        <testsuite name="touchstone" tests="4" failures="2" errors="1">
        <testcase classname="traces" name="tap.json"/>
        <testcase classname="traces" name="swipe.json #2">
        <failure type="failed" message="was: swipe recognized at 0.083; now: swipe failed at 0.067: \
        44.9 &lt; 46.9 points">was: swipe recognized at 0.083; now: swipe failed at 0.067: \
        44.9 &lt; 46.9 points
        traces/swipe.json:3:7
        - swipe ended
        + swipe failed</failure>
        </testcase>
        <testcase classname="touchstone" name="new.json">
        <failure type="new" message="nothing is expected of it">nothing is expected of it</failure>
        </testcase>
        <testcase classname="touchstone" name="-">
        <error type="broken" message="expected a value">expected a value
        -:1</error>
        </testcase>
        </testsuite>
        </testsuites>

        """)
  }

  @Test func anEmptyRunIsAnEmptySuite() {
    #expect(
      written(JUnitReport(), []) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="touchstone">
        <testsuite name="touchstone" tests="0" failures="0" errors="0">
        </testsuite>
        </testsuites>

        """)
  }

  /// XML 1.0, section 2.2 says which characters there are, section 3.3.3 what becomes of white space
  /// in attributes.
  @Test func writesWhatXMLCannotCarryOtherwise() {
    let text = "<a b='c'>&\"]]>\u{0}\u{8}\t\n\r\u{B}\u{1F}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{10FFFF}"
    let report = written(
      JUnitReport(), [CheckedCase(name: "n", path: "n", outcome: .failed, message: text)])
    let attribute =
      "&lt;a b='c'&gt;&amp;&quot;]]&gt;" + String(repeating: "\u{FFFD}", count: 11) + "\u{10FFFF}"
    #expect(report.contains("message=\"\(attribute)\">"))
    let content = attribute.replacing("&quot;", with: "\"")
    #expect(report.contains(">\(content)</failure>"))
  }

  @Test func keepsNoMoreThanASuiteInMemory() {
    var report = JUnitReport()
    var bytes: [UInt8] = []
    let passed = CheckedCase(name: "a/b", path: "a/b")
    for _ in 0..<999 { report.add(passed, into: &bytes) }
    #expect(bytes == [])
    report.add(passed, into: &bytes)
    #expect(!bytes.isEmpty)
    report.add(passed, into: &bytes)
    report.finish(CheckTotals(passed: 1001), into: &bytes)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("<testsuite ") } == [
        "<testsuite name=\"touchstone\" tests=\"1000\" failures=\"0\" errors=\"0\">",
        "<testsuite name=\"touchstone (2)\" tests=\"1\" failures=\"0\" errors=\"0\">",
      ])
    #expect(lines.count { $0.hasPrefix("<testcase ") } == 1001)
    #expect(lines.last == "</testsuites>")
  }

  @Test func aFullSuiteAtTheEndIsNotFollowedByAnEmptyOne() {
    let passed = CheckedCase(name: "a/b", path: "a/b")
    let report = written(JUnitReport(), Array(repeating: passed, count: 1000))
    #expect(report.split(separator: "<testsuite ").count == 2)
  }

  @Test func findsTheFolderOfAPath() {
    let paths = ["/a.json", "/b/a.json", "./a.json", "a.json"]
    let report = written(JUnitReport(), paths.map { CheckedCase(name: $0, path: $0) })
    for folder in ["/", "/b", ".", "touchstone"] {
      #expect(report.contains("<testcase classname=\"\(folder)\" name=\"a.json\"/>"))
    }
  }
}
