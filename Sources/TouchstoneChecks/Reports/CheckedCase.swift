/// One recording of a test run, and how it compares with what is expected of it.
package struct CheckedCase: Equatable, Sendable {
  /// What came of it.
  package enum Outcome: Equatable, Sendable {
    /// Everything is as expected.
    case passed
    /// Something differs.
    case failed
    /// There is nothing to compare it with.
    case new
    /// The trace, or what is expected of it, cannot be read.
    case broken
  }

  /// What people see, different for each: the path, and ` #2` for the second recording of a file.
  package var name: String
  /// The trace's file, as it was given or found.
  package var path: String
  /// The line of the file that a reader should look at, from 1; nil when none is known.
  package var line: Int?
  /// The column in that line, from 1; nil when none is known.
  package var column: Int?
  /// What came of it.
  package var outcome: Outcome
  /// What is wrong, in one sentence; empty when nothing is.
  package var message: String
  /// More about it, a line each.
  package var details: [String]

  package init(
    name: String, path: String, line: Int? = nil, column: Int? = nil, outcome: Outcome = .passed,
    message: String = "", details: [String] = []
  ) {
    self.name = name
    self.path = path
    self.line = line
    self.column = column
    self.outcome = outcome
    self.message = message
    self.details = details
  }
}
