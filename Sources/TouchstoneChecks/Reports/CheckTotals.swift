/// How many recordings of a test run came out how.
package struct CheckTotals: Equatable, Sendable {
  package var passed = 0
  package var failed = 0
  package var new = 0
  package var broken = 0

  package init(passed: Int = 0, failed: Int = 0, new: Int = 0, broken: Int = 0) {
    self.passed = passed
    self.failed = failed
    self.new = new
    self.broken = broken
  }

  /// How many there are.
  package var sum: Int { passed + failed + new + broken }

  /// Adds one more.
  package mutating func count(_ outcome: CheckedCase.Outcome) {
    switch outcome {
    case .passed: passed += 1
    case .failed: failed += 1
    case .new: new += 1
    case .broken: broken += 1
    }
  }
}
