/// A command line that shows what a command is for.
package struct CommandExample: Equatable, Sendable {
  /// What is typed, as words that need no quoting.
  package let line: String
  /// What it does, in one clause without a full stop.
  package let meaning: String

  package init(_ line: String, _ meaning: String) {
    self.line = line
    self.meaning = meaning
  }
}
