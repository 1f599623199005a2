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

    /// The kinds of event that are printed.
    var shown: Show {
      show.isEmpty ? .standard : show.reduce(into: []) { $0.formUnion($1.show) }
    }
  }

  static let name = "replay"
  static let summary = "plays traces and prints what every recognizer did, and why"
  static let details =
    "Plays recorded touches through a scene of views and gesture recognizers, and prints every "
    + "change of state and every transform with the reason for it. Reads files, folders, or "
    + "standard input; a growing pipe is printed as it grows."
  static let table = OptionTable<Options>(
    operands: Operands("[PATH…|-]", placeholder: "PATH", count: 0...Int.max, into: \.paths),
    [
      .choice("format", "f", help: "How results are printed.", into: \.format),
      .commaList(
        "show", placeholder: "KIND,…",
        help: "What is printed; by default transitions and transforms.", into: \.show),
      .flag(
        "verbose", "v", help: "Prints each change of a running gesture, in text.",
        into: \.isVerbose),
    ]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let scenes = try SceneLoader.source(options.running, console: &console)
    let usesColor = options.running.usesColor(console.surroundings)
    var output = ReportOutput(
      options.format.reporter(
        ReportOptions(show: options.shown, isVerbose: options.isVerbose, usesColor: usesColor)),
      isQuiet: options.running.isQuiet)
    var status = ExitStatus.done
    for input in Input.inputs(for: options.paths) where status != .interrupted {
      var replay = InputReplay(input, options.running, observing: options.shown.observation)
      let result = try replay.run(scenes, to: &output, console: &console)
      if result != .done { status = result }
    }
    try output.finish(&console)
    return status
  }
}

/// A kind of event as a word of `--show`.
struct ShownKind: OptionChoice {
  let name: String
  let show: Show

  static let allCases = Show.named.map { ShownKind(name: $0.name.description, show: $0.show) }
}

extension ReportFormat: OptionChoice {}
