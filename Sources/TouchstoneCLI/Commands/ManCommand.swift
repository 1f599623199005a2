/// Prints the manual page.
enum ManCommand: Command {
  /// There is nothing to choose.
  struct Options {}

  static let name = "man"
  static let summary = "prints the manual page, for the program man"
  static let details =
    "Prints the manual page with all commands and options, as source text of the program man. "
    + "'make install' puts it where man looks for it."
  static let table = OptionTable<Options>([])
  static var defaults: Options { Options() }
  static let exitStatuses: [ExitStatus] = [.done, .usage, .cannotWrite]
  static let examples = [
    CommandExample("man > touchstone.1", "writes the page, for man -l touchstone.1")
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    try console.print(Array(ManualPage.text(for: CommandLineTool.standard.descriptions).utf8))
    return .done
  }
}
