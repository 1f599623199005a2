import SafeJSON

/// Prints the overview, or the help of a command.
enum HelpCommand: Command {
  /// What `help` is asked for.
  struct Options {
    /// At most one command.
    var commands: [String] = []
  }

  static let name = "help"
  static let summary = "explains a command"
  static let details = "Explains a command and its options, or lists all commands."
  static let table = OptionTable<Options>(
    operands: Operands(
      "[COMMAND]", placeholder: "COMMAND", words: CommandLineTool.commands.map { $0.name },
      count: 0...1, into: \.commands), [])
  static var defaults: Options { Options() }
  static let exitStatuses: [ExitStatus] = [.done, .usage]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let tool = CommandLineTool.standard
    guard let name = options.commands.first else {
      try console.print(PlainText(lines: HelpText.overview(of: tool.descriptions)))
      return .done
    }
    guard let command = tool.command(named: name) else {
      throw .usage(.unknownCommand(name, nearest: tool.nearestCommand(to: name)))
    }
    try console.print(PlainText(lines: HelpText.page(of: command.description)))
    return .done
  }
}
