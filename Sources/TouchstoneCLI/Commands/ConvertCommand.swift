import Touchstone
import TouchstoneTraces

/// Writes any readable recording in the native format.
enum ConvertCommand: Command {
  /// What is written, and where.
  struct Options {
    var paths: [String] = []
    var output = "-"
    var form: NativeWriter.Form?
    var running = RunningOptions()
  }

  static let name = "convert"
  static let summary = "writes any readable recording in the native format"
  static let details =
    "Reads a recording in any known format and writes it as a native trace, a document or a stream "
    + "of lines (ndjson), with times in seconds and coordinates in points. What had to be mended or "
    + "is lost is told. What it has written it writes again, byte by byte."
  static let table = OptionTable<Options>(
    operands: Operands("FILE|-", placeholder: "FILE", count: 1...1, into: \.paths),
    [
      .value(
        "output", "o", placeholder: "FILE",
        help: "Where the trace is written; by default standard output.", into: \.output),
      .choice(
        "to",
        help:
          "The form of the trace; by default a document, or ndjson where the output's name ends so.",
        into: \.form),
    ]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }
  static let examples = [
    CommandExample("convert touches.log -o touches.json", "writes a log as a native trace")
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let input = options.paths == ["-"] ? Input.standardInput : .file(options.paths[0])
    let source = try SceneLoader.source(options.running, console: &console)
    let bytes: [UInt8]
    do throws(InputError) {
      bytes = try console.contents(of: input)
    } catch {
      throw .input(error)
    }
    var conversion = Conversion(input, options.running, options.formOfOutput)
    let status = try conversion.run(bytes, source, console: &console)
    do throws(OutputError) {
      if options.output == "-" {
        try console.write(conversion.written)
      } else {
        try AtomicFile.write(conversion.written, to: options.output)
      }
    } catch {
      throw .output(error)
    }
    return status
  }
}

extension ConvertCommand.Options {
  /// The form that is asked for, or that the output's name tells.
  fileprivate var formOfOutput: NativeWriter.Form {
    let isLines = [".ndjson", ".jsonl"].contains { output.hasSuffix($0) }
    return form ?? (isLines ? .ndjson : .document)
  }
}

extension NativeWriter.Form: OptionChoice {}
