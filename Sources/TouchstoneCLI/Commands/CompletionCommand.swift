/// Prints the script that teaches a shell to complete the program's arguments.
enum CompletionCommand: Command {
  /// What is asked for.
  struct Options {
    /// The shell's name.
    var shells: [String] = []
  }

  static let name = "completion"
  static let summary = "prints the completion script of a shell"
  static let details =
    "Prints a script with which bash, zsh or fish completes commands, options and their values. "
    + "'make install' puts all three where the shells look for them."
  static let table = OptionTable<Options>(
    operands: Operands(
      Shell.names.joined(separator: "|"), placeholder: "SHELL", words: Shell.names, count: 1...1,
      into: \.shells), [])
  static var defaults: Options { Options() }
  static let exitStatuses: [ExitStatus] = [.done, .usage, .cannotWrite]
  static let examples = [
    CommandExample("completion bash > touchstone.bash", "writes the script, for bash to source")
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let name = options.shells.first ?? ""
    guard let shell = Shell.named(name) else {
      throw .usage(
        .conflict(
          "unknown shell '\(name)'; expected one of \(Shell.names.joined(separator: ", "))"))
    }
    try console.print(Array(shell.script(for: CommandLineTool.standard.descriptions).utf8))
    return .done
  }
}
