import SafeJSON
import TouchstoneTraces

/// Checks traces and scenes: errors, repairs, doubts.
enum ValidateCommand: Command {
  /// What is checked.
  struct Options {
    var paths: [String] = []
    var running = RunningOptions()
    var format = FindingPrinter.Format.text
  }

  static let name = "validate"
  static let summary = "checks traces and scenes: errors, repairs, doubts"
  static let details =
    "Reads traces and scenes without replaying and reports what is wrong: errors; repairs, "
    + "which are errors that can mean only one thing; and doubts, which may be right: a wrong "
    + "unit of time, a clock that wraps at 1000, samples too far apart to trust velocities, "
    + "rounded coordinates, missing small moves or lifts, members that nothing reads. Ends with "
    + "status 1 when it finds something."
  static let table = OptionTable<Options>(
    operands: Operands("PATH…|-", placeholder: "PATH", count: 1...Int.max, into: \.paths),
    [.choice("format", "f", help: "How findings are printed.", into: \.format)]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }
  static var exitStatuses: [ExitStatus] { ExitStatus.allCases }
  static let examples = [
    CommandExample("validate recordings", "checks everything below 'recordings'"),
    CommandExample("validate --strict trace.json", "treats repairs as errors"),
  ]

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    let scenes = try SceneLoader.source(options.running, console: &console)
    var printer = FindingPrinter(
      options.format, usesColor: options.running.usesColor(console.surroundings))
    var isUnreadable = false
    for input in Input.inputs(for: options.paths) where !console.isInterrupted {
      // Moved there and back: a second holder would copy what is printed.
      var validation = Validation(
        input, options.running, consume printer, console: consume console)
      let result = validation.run(scenes)
      isUnreadable = isUnreadable || validation.isUnreadable
      (printer, console) = (consume validation).takeOutput()
      try result.get()
    }
    printer.finish()
    try write(&printer, options, &console)
    if console.isInterrupted { return .interrupted }
    if isUnreadable { return .badInput }
    return Finding.Severity.allCases.allSatisfy { printer.count($0) == 0 } ? .done : .different
  }

  private static func write(
    _ printer: inout FindingPrinter, _ options: Options, _ console: inout some Console
  ) throws(CommandError) {
    let bytes = printer.takeBytes()
    guard !options.running.isQuiet, !bytes.isEmpty else { return }
    try console.print(bytes)
  }
}
