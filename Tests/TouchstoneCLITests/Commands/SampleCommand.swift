import SafeJSON
import TouchstoneCLI

/// A command for tests that prints its operands.
enum SampleCommand: Command {
  static let name = "replay"
  static let summary = "runs traces and prints state transitions"
  static let details = """
    Runs traces through their scenes and prints each change of a recognizer's state, and what the \
    behaviors make of it. Folders are walked.
    """
  static let table = SampleOptions.table
  static var defaults: SampleOptions { SampleOptions() }

  static func run(
    _ options: SampleOptions, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    if options.strict { throw .usage(.conflict("'--strict' is not for samples")) }
    for path in options.paths { try console.print(PlainText(path)) }
    return .done
  }
}
