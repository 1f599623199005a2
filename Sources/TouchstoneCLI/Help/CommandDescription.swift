/// A command as help, manual and completions see it.
package struct CommandDescription: Equatable, Sendable {
  /// The word on the command line.
  package let name: String
  /// One line for the list of commands, without a full stop.
  package let summary: String
  /// One paragraph.
  package let details: String
  /// How the usage line shows the operands; empty when there are none.
  package let operands: String
  /// The words that the operands can be; without any, they are files.
  package let operandWords: [String]
  /// The options in the order of the table, `--help` at the end.
  package let options: [OptionDescription]
  /// The statuses that the command can end with.
  package let exitStatuses: [ExitStatus]
  /// Command lines to begin with.
  package let examples: [CommandExample]
}
