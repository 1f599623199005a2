import Testing
import TouchstoneChecks

@Suite struct TAPReportTests {
  @Test func writesALineForEachCaseAndDiagnosticsForSome() {
    #expect(
      written(TAPReport(), CheckedCase.samples) == ##"""
        TAP version 14
        ok 1 - traces/tap.json
        not ok 2 - traces/swipe.json \#2
          ---
          outcome: failed
          message: "was: swipe recognized at 0.083; now: swipe failed at 0.067: 44.9 < 46.9 points"
          file: "traces/swipe.json"
          line: 3
          column: 7
          details:
            - "- swipe ended"
            - "+ swipe failed"
          ...
        not ok 3 - new.json
          ---
          outcome: new
          message: "nothing is expected of it"
          file: "new.json"
          ...
        not ok 4 - -
          ---
          outcome: broken
          message: "expected a value"
          file: "-"
          line: 1
          ...
        1..4

        """##)
  }

  @Test func anEmptyRunHasAnEmptyPlan() {
    #expect(written(TAPReport(), []) == "TAP version 14\n1..0\n")
  }

  @Test func aDescriptionStaysOneLineWithoutADirective() {
    let name = "a # todo\\b\nc\r\u{85}\u{2028}d"
    #expect(
      written(TAPReport(), [CheckedCase(name: name, path: "a")]) == ##"""
        TAP version 14
        ok 1 - a \# todo\\b�c���d
        1..1

        """##)
  }

  @Test func diagnosticsAreQuoted() {
    let text = "\"a\\b\"\n\t\r\u{0}\u{1B}\u{7F}\u{85}\u{2029}\u{FEFF}\u{FFFE}é✋"
    let failed = CheckedCase(name: "a", path: "a", outcome: .failed, message: text)
    #expect(
      written(TAPReport(), [failed]).contains(
        #"  message: "\"a\\b\"����������é✋""# + "\n"))
  }
}
