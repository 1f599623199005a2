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
      let bytes: [UInt8]
      do throws(InputError) {
        bytes = try console.contents(of: input)
      } catch {
        printer.add([Finding(error)], of: input.path, recordings: 0)
        isUnreadable = true
        continue
      }
      var validation = Validation(input, options.running)
      validation.run(bytes, scenes, lane: console.surroundings.lane)
      guard !validation.isPassedOver else {
        console.warn("\(input.path): no trace and no scene; skipped")
        continue
      }
      printer.add(validation.findings, of: input.path, recordings: validation.recordings)
      try write(&printer, options, &console)
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

extension Finding {
  /// A file that cannot be read at all.
  fileprivate init(_ error: InputError) {
    self.init(
      severity: .error, code: "unreadable", text: PlainText(error.message), message: error.message)
  }
}
