import Testing
import TouchstoneChecks

@Suite struct CheckTotalsTests {
  @Test func countsEachOutcome() {
    var totals = CheckTotals()
    for outcome in [CheckedCase.Outcome.passed, .failed, .passed, .new, .broken, .passed] {
      totals.count(outcome)
    }
    #expect(totals == CheckTotals(passed: 3, failed: 1, new: 1, broken: 1))
    #expect(totals.sum == 6)
  }
}
