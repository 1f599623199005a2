import TouchstoneReports

/// Plays traces and prints what every recognizer did, and why.
enum ReplayCommand: Command {
  /// What is played, and how it is printed.
  struct Options {
    var paths: [String] = []
    var running = RunningOptions()
    var format = ReportFormat.text
    var show: [ShownKind] = []
    var isVerbose = false
    var jobs: Int?
    var sizes = ReplaySizes()

    /// The kinds of event that are printed.
    var shown: Show { ShownKind.union(of: show) }
  }

  static let name = "replay"
  static let summary = "plays traces and prints what every recognizer did, and why"
  static let details =
    "Replays recorded touches through a scene of views and gesture recognizers, and prints "
    + "every change of state and every transform with its reason. Reads files, folders or "
    + "standard input; a growing pipe is printed as it grows. Several files are replayed on all "
    + "processors; the output does not depend on their number."
  static let table = OptionTable<Options>(
    operands: Operands("[PATH…|-]", placeholder: "PATH", count: 0...Int.max, into: \.paths),
    [
      .choice("format", "f", help: "How results are printed.", into: \.format),
      .show(into: \.show),
      .flag(
        "verbose", "v", help: "Prints each change of a running gesture, in text.",
        into: \.isVerbose),
      .value(
        "jobs", "j", placeholder: "N",
        help: "How many threads play files; by default all processors.", into: \.jobs
      ) { (argument) throws(UsageError) in try argument.integer(in: 1...1024) },
    ]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }
  static let examples = [
    CommandExample("replay trace.json", "shows what each recognizer did, and why"),
    CommandExample(
      "replay trace.json --only tap,pan --set pan.hysteresis=14 --verbose",
      "plays it for two recognizers, one of them changed"),
    CommandExample("replay --format ndjson < trace.json", "the same for programs, in a pipe"),
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let usesColor = options.running.usesColor(console.surroundings)
    let settings = ReplaySettings(
      running: options.running, scenes: try SceneLoader.source(options.running, console: &console),
      surroundings: console.surroundings, format: options.format,
      reporting: ReportOptions(
        show: options.shown, isVerbose: options.isVerbose, usesColor: usesColor),
      sizes: options.sizes)
    var run = ReplayRun(
      settings, jobs: options.jobs ?? System.processorCount, files: console.fileContents)
    return try run.run(Input.inputs(for: options.paths), console: &console)
  }
}

extension ReportFormat: OptionChoice {}
