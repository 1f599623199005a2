import SafeJSON
import TouchstoneTraces

/// Lists the scenes that come with the program, or prints one to start from.
enum ScenesCommand: Command {
  /// What is asked for.
  struct Options {
    /// At most one scene.
    var names: [String] = []
  }

  static let name = "scenes"
  static let summary = "lists the bundled scenes, or prints one to start from"
  static let details =
    "Lists the bundled scenes and what each is for. With a name, prints that scene as JSON, "
    + "which you can save, change and give to '--scene'."
  static let table = OptionTable<Options>(
    operands: Operands(
      "[NAME]", placeholder: "NAME", words: BundledScenes.names, count: 0...1, into: \.names), [])
  static var defaults: Options { Options() }
  static let exitStatuses: [ExitStatus] = [.done, .usage, .cannotWrite]
  static let examples = [
    CommandExample("scenes", "lists the bundled scenes"),
    CommandExample("scenes default > my.json", "writes one to change and to use with --scene"),
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    guard let name = options.names.first else {
      try console.print(PlainText(lines: list))
      return .done
    }
    guard let text = BundledScenes.json(named: name) else {
      throw .usage(.conflict(BundledScenes.unknown(name).message))
    }
    try console.print(Array(text.utf8))
    return .done
  }

  /// The names in a column, and what each scene is for behind them.
  private static var list: String {
    let width = BundledScenes.names.map(\.count).max() ?? 0
    return BundledScenes.summaries.map { scene in
      let gap = String(repeating: " ", count: width + 2 - scene.name.count)
      return "\(scene.name)\(gap)\(scene.summary)"
    }.joined(separator: "\n")
  }
}
