import SafeJSON
import TouchstoneChecks

/// A trace file after its test: its recordings, and what could become of its golden.
struct TestedFile: Sendable {
  /// A recording that was tested.
  struct Case: Sendable {
    var checked: CheckedCase
    /// How its result differs from the golden's.
    var differences: [Difference] = []
    /// What is wrong with it in itself: what its own expectation does not find, for instance.
    var findings: [String] = []

    /// The case when its result has become the golden: only the expectation can be against it.
    var accepted: Case {
      guard checked.outcome != .broken else { return self }
      var accepted = Case(checked: checked, findings: findings)
      accepted.checked.outcome = findings.isEmpty ? .passed : .failed
      accepted.checked.message = findings.first ?? ""
      accepted.checked.details = Array(findings.dropFirst())
      return accepted
    }
  }

  /// What is to be done about the golden.
  enum GoldenState: Equatable, Sendable {
    /// It says what the trace gives, or there is none and an expectation is enough.
    case current
    /// There is none.
    case missing
    /// The trace gives something else.
    case outdated
    /// It says the same in other bytes: numbers within the tolerances, or no first line.
    case respelled
    /// Something cannot be read, so the outcome is unknown.
    case unknown
  }

  let path: String
  var cases: [Case] = []
  /// The recordings when the golden is replaced, where that cannot be read.
  private var casesBehindGolden: [Case]?
  /// Words on standard error.
  var messages: [PlainText] = []
  var golden = GoldenState.unknown
  /// How it was played.
  var options = GoldenOptions()
  /// A golden with what the trace gives now; empty when everything is as expected.
  var proposal: [UInt8] = []
  /// Whether SIGINT ended its test.
  var isInterrupted = false
  /// Why everything ends behind it.
  var failure: CommandError?

  init(_ path: String) {
    self.path = path
  }

  /// The recordings when their results have become the golden.
  var acceptedCases: [Case] { (casesBehindGolden ?? cases).map(\.accepted) }

  /// Notes that the golden cannot be read, which is all there is to report until it is replaced.
  mutating func breakGolden(_ message: String) {
    casesBehindGolden = cases
    cases = TestedFile(path, broken: message).cases
    golden = .outdated
  }

  /// A file that cannot be tested at all; what follows the message's first line shows the place.
  init(_ path: String, broken message: String) {
    self.path = path
    let lines = message.split(separator: "\n").map(String.init)
    cases = [
      Case(
        checked: CheckedCase(
          name: path, path: path, outcome: .broken, message: lines.first ?? "",
          details: Array(lines.dropFirst())))
    ]
  }

  /// Where its golden lies.
  var place: GoldenPlace { GoldenPlace(ofTrace: path) }
}
