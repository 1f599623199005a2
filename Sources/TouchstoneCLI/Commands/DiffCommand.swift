import TouchstoneChecks
import TouchstoneTraces

/// Says how two results, two traces, or one trace played in two ways differ.
enum DiffCommand: Command {
  /// What is compared.
  struct Options {
    var paths: [String] = []
    var running = RunningOptions()
    var againstScene: String?
    var againstSet: [String] = []
    var show: [ShownKind] = []
    var format = CheckFormat.text
    var tolerances = Tolerances()
    var isVerbose = false
  }

  static let name = "diff"
  static let summary = "says how two results, two traces or two settings differ"
  static let details =
    "Compares what each recognizer did, in order, with the reasons on both sides. LEFT and "
    + "RIGHT are traces, or results that 'replay' printed as ndjson. A single trace is replayed "
    + "twice: once with '--scene' and '--set', and once with '--against-scene' and '--against- "
    + "set' or unchanged. Ends with status 1 when something differs."
  static let table = OptionTable<Options>(
    operands: Operands("LEFT [RIGHT]", placeholder: "LEFT", count: 1...2, into: \.paths),
    [
      .choice("format", "f", help: "How differences are printed.", into: \.format),
      .tolerances(into: \.tolerances),
      .value(
        "against-scene", placeholder: "NAME|FILE", suggestions: BundledScenes.names,
        help: "The scene of the right side; the left side uses '--scene' or its own.",
        into: \.againstScene),
      .list(
        "against-set", placeholder: "NAME=VALUE",
        help: "Changes the right side, where '--set' changes the left one.",
        into: \.againstSet),
      .show(into: \.show),
      .flag("verbose", "v", help: "Prints each number that differs.", into: \.isVerbose),
    ]
  ).including(RunningOptions.table, in: \.running)
  static let examples = [
    CommandExample("diff before.ndjson after.ndjson", "compares two results"),
    CommandExample(
      "diff trace.json --against-set pan.hysteresis=14", "shows what another threshold changes"),
  ]
  static var defaults: Options { Options() }
  static var exitStatuses: [ExitStatus] { ExitStatus.allCases }

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    var sides = try DiffSides(options, console: &console)
    let (left, right) = try sides.results()
    for message in sides.messages { console.warn(message) }
    let comparison = RecordingComparison(options.tolerances)
    var printer = DiffPrinter(
      options.format, isVerbose: options.isVerbose,
      usesColor: options.running.usesColor(console.surroundings))
    let count = max(left.count, right.count)
    for index in 0..<count where !console.isInterrupted {
      let first = left.indices.contains(index) ? left[index] : ResultRecording()
      let second = right.indices.contains(index) ? right[index] : ResultRecording()
      printer.append(comparison.differences(first, second), recording: index, of: count)
    }
    printer.finish()
    if !options.running.isQuiet { try console.print(printer.bytes) }
    if sides.isBroken { return .badInput }
    return printer.count > 0 ? .different : .done
  }
}
