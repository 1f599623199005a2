import Touchstone
import TouchstoneTraces

/// Writes any readable recording in the native format, or in one that others read.
enum ConvertCommand: Command {
  /// What is written, and where.
  struct Options {
    var paths: [String] = []
    var output = "-"
    var format: WrittenFormat?
    var running = RunningOptions()
  }

  static let name = "convert"
  static let summary =
    "writes any readable recording as a native trace, W3C actions or an evemu recording"
  static let details =
    "Reads a recording in any known format and writes it as a native trace (a document, or "
    + "ndjson with one event per line; times in seconds, coordinates in points), as W3C actions "
    + "for drivers (w3c), or as the recording of a touchscreen for Linux and Android (evemu). "
    + "Reports what it repairs and what the new format cannot hold. A trace that it has written "
    + "is written again byte by byte."
  static let table = OptionTable<Options>(
    operands: Operands("FILE|-", placeholder: "FILE", count: 1...1, into: \.paths),
    [
      .value(
        "output", "o", placeholder: "FILE",
        help: "Where the trace is written; by default standard output.", into: \.output),
      .choice(
        "to",
        help: "The format; by default the one of the output's name: ndjson for .ndjson and .jsonl, "
          + "evemu for .evemu, .events and .event, and a document otherwise.",
        into: \.format),
    ]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }
  static let examples = [
    CommandExample("convert touches.log -o touches.json", "writes a log as a native trace"),
    CommandExample(
      "convert touches.json --to w3c -o touches.w3c.json", "writes actions for drivers"),
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let input = options.paths == ["-"] ? Input.standardInput : .file(options.paths[0])
    let source = try SceneLoader.source(options.running, console: &console)
    let format = options.format ?? WrittenFormat(nameOfFile: options.output)
    switch format {
    case .document, .ndjson:
      return try convert(
        input, options, source, by: NativeWriter(isStream: format == .ndjson), console: &console)
    case .w3c: return try convert(input, options, source, by: W3CWriter(), console: &console)
    case .evemu: return try convert(input, options, source, by: EvemuWriter(), console: &console)
    }
  }

  private static func convert<Terminal: Console>(
    _ input: Input, _ options: Options, _ scenes: SceneSource, by writer: some TraceWriter,
    console: inout Terminal
  ) throws(CommandError) -> ExitStatus {
    let bytes: Terminal.Source
    do throws(InputError) {
      bytes = try console.open(input)
    } catch {
      throw .input(error)
    }
    var reader = TraceReader(
      bytes, scenes: scenes, isStrict: options.running.isStrict,
      lane: console.surroundings.lane, imports: options.running.imports)
    var conversion = Conversion(
      input, to: try ConversionOutput(options.output), by: writer, console: consume console)
    let status = conversion.run(&reader)
    console = (consume conversion).takeConsole()
    return try status.get()
  }
}

extension WrittenFormat: OptionChoice {}
