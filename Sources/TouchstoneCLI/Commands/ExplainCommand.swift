import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// Tells why each recognizer did or did not recognize.
enum ExplainCommand: Command {
  /// What is explained, and how that is printed.
  struct Options {
    /// The only one.
    var paths: [String] = []
    var running = RunningOptions()
    var format = StoryFormat.text
    var recognizers: [String] = []
    var recording: Int?
    var isVerbose = false
  }

  static let name = "explain"
  static let summary = "tells why each recognizer did or did not recognize"
  static let details =
    "Replays recorded touches and explains each recognizer: which touch it began with, how near "
    + "it came to each limit, which recognizer it waited for and how long, why and in which event "
    + "it failed, and what it would have needed. Reads a file or standard input."
  static let table = OptionTable<Options>(
    operands: Operands("FILE|-", placeholder: "FILE", count: 1...1, into: \.paths),
    [
      .list(
        "recognizer", "r", placeholder: "ID", help: "Explains only this recognizer.",
        into: \.recognizers),
      .value(
        "recording", placeholder: "N",
        help:
          "Explains only this recording, by its place in the input, from 0.", into: \.recording
      ) { (argument) throws(UsageError) in try argument.integer(in: 0...Int.max) },
      .choice("format", "f", help: "How explanations are printed.", into: \.format),
      .flag(
        "verbose", "v", help: "Prints each limit frame by frame, in text.", into: \.isVerbose),
    ]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    var scenes = try SceneLoader.source(options.running, console: &console)
    let reporter = options.format.reporter(
      StoryOptions(
        recognizers: options.recognizers, recording: options.recording,
        isVerbose: options.isVerbose,
        usesColor: options.running.usesColor(console.surroundings)))
    var output = ReportOutput(reporter, isPart: false, isQuiet: options.running.isQuiet)
    var count = 0
    var status = ExitStatus.done
    for input in Input.inputs(for: options.paths) {
      var place = 0
      let replay = InputReplay(
        input, options.running, observing: output.observation,
        hearBegin: { (header) throws(CommandError) in
          try check(options, header.scene, at: place)
          place += 1
        })
      let result = try replay.run(&scenes, to: &output, console: &console)
      if result != .done { status = result }
      count = max(count, place)
    }
    try output.finish(&console)
    if status == .done { try checkCount(options, count) }
    return status
  }

  /// Refuses names that no recognizer of a recording has.
  private static func check(
    _ options: Options, _ scene: TouchScene, at place: Int
  ) throws(CommandError) {
    guard options.recording == nil || options.recording == place else { return }
    let names = scene.recognizerNames
    for name in options.recognizers where !names.contains(name) {
      throw .usage(
        .unknownName(option: "--recognizer", what: "recognizer", name: name, names: names))
    }
  }

  /// Refuses the number of a recording that is not there.
  private static func checkCount(_ options: Options, _ count: Int) throws(CommandError) {
    guard let recording = options.recording, recording >= count else { return }
    let has = count == 1 ? "1 recording" : "\(count) recordings"
    throw .usage(
      .conflict("option '--recording' names recording \(recording), and the input has \(has)"))
  }
}

extension StoryFormat: OptionChoice {}
