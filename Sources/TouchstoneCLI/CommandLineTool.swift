import SafeJSON
import TouchstoneTraces

/// The program: commands, and which of them a command line means.
package struct CommandLineTool: Sendable {
  /// What `--version` prints behind the name.
  package static let version = "0.1.0"

  /// All commands, in the order of the help. The first one is meant when none is named.
  package static let commands: [any Command.Type] = [
    ReplayCommand.self, ClassifyCommand.self, ExplainCommand.self, TestCommand.self,
    DiffCommand.self, ValidateCommand.self, ConvertCommand.self, ScenesCommand.self,
    SchemaCommand.self, CompletionCommand.self, ManCommand.self, HelpCommand.self,
  ]

  /// The program with all its commands.
  static let standard = CommandLineTool(commands: commands)

  private let commands: [any Command.Type]

  package init(commands: [any Command.Type]) {
    self.commands = commands
  }

  /// Does what the arguments, without the program's name, ask for.
  package static func run(
    arguments: [String], console: inout some Console
  ) -> ExitStatus {
    standard.run(arguments, console: &console)
  }

  /// Does what the arguments ask for. What has been printed is written when it returns.
  package func run(_ arguments: [String], console: inout some Console) -> ExitStatus {
    let status = dispatch(arguments[...], console: &console)
    do {
      try console.flush()
    } catch {
      // The command has met the same error when a block was full, and it is reported.
      guard status != .cannotWrite else { return status }
      return report(.output(error), command: nil, console: &console)
    }
    return console.isInterrupted ? .interrupted : status
  }

  /// The commands as help, manual and completions see them.
  package var descriptions: [CommandDescription] {
    commands.map { $0.description }
  }

  func command(named name: String) -> (any Command.Type)? {
    commands.first { $0.name == name }
  }

  func nearestCommand(to name: String) -> String? {
    Nearest.name(to: name, among: commands.map { $0.name })
  }

  private func dispatch(
    _ arguments: ArraySlice<String>, console: inout some Console
  ) -> ExitStatus {
    do throws(CommandError) {
      guard let first = arguments.first else {
        return try runWithoutArguments(console: &console)
      }
      if let command = command(named: first) {
        return launch(command, Array(arguments.dropFirst()), console: &console)
      }
      switch first {
      case "--help", "-h":
        try console.print(PlainText(lines: HelpText.overview(of: descriptions)))
        return .done
      case "--version":
        try console.print("touchstone \(Self.version)")
        return .done
      default:
        try refuseMisspelling(first)
        return launchDefault(Array(arguments), console: &console)
      }
    } catch {
      return report(error, command: nil, console: &console)
    }
  }

  /// A pipe is read; at a terminal, waiting for someone to type a trace would look like hanging.
  private func runWithoutArguments(
    console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    guard console.surroundings.isInputTerminal else {
      return launchDefault([], console: &console)
    }
    console.warn(PlainText(lines: HelpText.overview(of: descriptions)))
    return .usage
  }

  private func refuseMisspelling(_ word: String) throws(CommandError) {
    guard !word.hasPrefix("-"), System.kind(of: word) == nil,
      let nearest = nearestCommand(to: word)
    else { return }
    throw .usage(.unknownCommand(word, nearest: nearest))
  }

  private func launchDefault(
    _ arguments: [String], console: inout some Console
  ) -> ExitStatus {
    guard let command = commands.first else { return .fault }
    return launch(command, arguments, console: &console)
  }

  private func launch<Chosen: Command>(
    _: Chosen.Type, _ arguments: [String], console: inout some Console
  ) -> ExitStatus {
    do throws(CommandError) {
      var options = Chosen.defaults
      switch try Self.parse(arguments, with: Chosen.table, into: &options) {
      case .help:
        try console.print(PlainText(lines: HelpText.page(of: Chosen.description)))
        return .done
      case .run:
        return try Chosen.run(options, console: &console)
      }
    } catch {
      return report(error, command: Chosen.name, console: &console)
    }
  }

  private static func parse<Options>(
    _ arguments: [String], with table: OptionTable<Options>, into options: inout Options
  ) throws(CommandError) -> OptionTable<Options>.Request {
    do {
      return try table.parse(arguments, into: &options)
    } catch {
      throw .usage(error)
    }
  }

  private func report(
    _ error: CommandError, command: String?, console: inout some Console
  ) -> ExitStatus {
    let text = error.rendered(command: command)
    if !text.isEmpty { console.warn(text) }
    return error.exitStatus
  }
}
