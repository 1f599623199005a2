/// A form in which the results of a test run are handed to other programs. The same results give
/// the same bytes: no form prints the time.
package protocol CheckReport {
  /// Adds the next case, in the order of the run.
  mutating func add(_ checked: CheckedCase, into bytes: inout [UInt8])
  /// Adds what stands at the end, also when there was no case.
  mutating func finish(_ totals: CheckTotals, into bytes: inout [UInt8])
}
