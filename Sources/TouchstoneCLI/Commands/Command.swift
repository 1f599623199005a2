/// One word of the command line: a file in this folder, and a line in `CommandLineTool.commands`.
package protocol Command: Sendable {
  /// What the arguments are read into.
  associatedtype Options

  /// The word.
  static var name: String { get }
  /// One line for the list of commands, without a full stop.
  static var summary: String { get }
  /// One paragraph for its own help.
  static var details: String { get }
  /// What the arguments can be.
  static var table: OptionTable<Options> { get }
  /// The options when no argument is given.
  static var defaults: Options { get }
  /// The exit statuses that its help lists.
  static var exitStatuses: [ExitStatus] { get }
  /// Command lines for the manual.
  static var examples: [CommandExample] { get }

  /// Does it. Broken inputs are reported by the command, so that it can go on with the others.
  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus
}

extension Command {
  /// All but `different`, which is for commands that compare.
  package static var exitStatuses: [ExitStatus] { ExitStatus.allCases.filter { $0 != .different } }

  /// None.
  package static var examples: [CommandExample] { [] }

  /// The command as help, manual and completions see it.
  package static var description: CommandDescription {
    CommandDescription(
      name: name, summary: summary, details: details, operands: table.operands.usage,
      operandWords: table.operands.words, options: table.descriptions, exitStatuses: exitStatuses,
      examples: examples)
  }
}
