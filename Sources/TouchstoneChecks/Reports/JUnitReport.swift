import SafeJSON

/// JUnit's XML, in the form that Jenkins publishes a schema for, and that GitLab and the readers for
/// GitHub actions take: a suite of cases, each with its folder as the class. A recording that has
/// nothing to be compared with is a failure: it is not tested, and somebody has to look at it.
package struct JUnitReport: CheckReport {
  // The schema wants the counts in front of the cases, so a suite has to be complete before it can be
  // written. Suites of limited length keep memory flat, whatever the output is; of readers, those
  // that sum up the suites' counts get the right sums, and others count the cases themselves. The
  // counts of the whole may be left out, and are.
  private static let mostCases = 1000
  private static let mostBytes = 1 << 18

  /// The cases of the suite that is not complete yet.
  private var cases: [UInt8] = []
  private var totals = CheckTotals()
  private var suites = 0

  package init() {}

  package mutating func add(_ checked: CheckedCase, into bytes: inout [UInt8]) {
    totals.count(checked.outcome)
    append(checked)
    if totals.sum == Self.mostCases || cases.count >= Self.mostBytes { endSuite(into: &bytes) }
  }

  package mutating func finish(_ totals: CheckTotals, into bytes: inout [UInt8]) {
    // Without a case there is an empty suite: some readers take a report without any for a fault.
    if self.totals.sum > 0 || suites == 0 { endSuite(into: &bytes) }
    bytes += "</testsuites>\n".utf8
  }

  private mutating func endSuite(into bytes: inout [UInt8]) {
    if suites == 0 {
      bytes += "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"touchstone\">\n".utf8
    }
    suites += 1
    // Readers put suites of the same name together.
    let name = suites == 1 ? "touchstone" : "touchstone (\(suites))"
    bytes += "<testsuite name=\"\(name)\" tests=\"\(totals.sum)\"".utf8
    bytes += " failures=\"\(totals.failed + totals.new)\" errors=\"\(totals.broken)\">\n".utf8
    bytes += cases
    bytes += "</testsuite>\n".utf8
    cases.removeAll(keepingCapacity: true)
    totals = CheckTotals()
  }

  private mutating func append(_ checked: CheckedCase) {
    cases += "<testcase".utf8
    // A file attribute would be of use, but the schema has none here.
    XMLText.append(attribute: "classname", PlainText(checked.folder ?? "touchstone"), to: &cases)
    XMLText.append(attribute: "name", PlainText(checked.nameInFolder), to: &cases)
    switch checked.outcome {
    case .passed: cases += "/>\n".utf8
    case .failed, .new: append(checked, as: "failure")
    case .broken: append(checked, as: "error")
    }
  }

  private mutating func append(_ checked: CheckedCase, as element: String) {
    cases += ">\n<\(element)".utf8
    XMLText.append(attribute: "type", PlainText(checked.outcome.word), to: &cases)
    XMLText.append(attribute: "message", PlainText(checked.message), to: &cases)
    cases += ">".utf8
    // Some readers show the text only.
    let lines = ([checked.message] + checked.placedDetails).map { PlainText($0) }
    XMLText.append(lines.joined(separator: "\n"), to: &cases)
    cases += "</\(element)>\n</testcase>\n".utf8
  }
}
