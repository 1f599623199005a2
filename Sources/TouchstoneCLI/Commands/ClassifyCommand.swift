import SafeJSON
import Touchstone
import TouchstoneReports

/// Says which gestures recordings hold, one row each.
enum ClassifyCommand: Command {
  /// What is classified, and how that is printed.
  struct Options {
    var paths: [String] = []
    var running = RunningOptions()
    var format = ClassificationFormat.text
    var jobs: Int?
    var splitIdle: Interval?
    var resume: String?
    var idKey: String?
    var labels: String?
    var failUnder: AccuracyLimit?
    var sizes = WorkSizes()
  }

  static let name = "classify"
  static let summary = "says which gestures recordings hold, one row each"
  static let details =
    "Prints one row per recording: its label, its gestures with their times and values, and "
    + "what the reader repaired. Reads files, folders or standard input. A broken recording gives "
    + "an error instead of a row; all others are classified. Runs on all processors; the output "
    + "does not depend on their number."
  static let table = OptionTable<Options>(
    operands: Operands("PATH…|-", placeholder: "PATH", count: 1...Int.max, into: \.paths),
    [
      .choice("format", "f", help: "How rows are printed.", into: \.format),
      .value(
        "jobs", "j", placeholder: "N", help: "How many threads work; by default all processors.",
        into: \.jobs
      ) { (argument) throws(UsageError) in try argument.integer(in: 1...1024) },
      .value(
        "split-idle", placeholder: "TIME",
        help: "Splits a recording where no finger is down and nothing happens for TIME, as 2s or "
          + "500ms, and prints one row per part.",
        into: \.splitIdle
      ) { (argument) throws(UsageError) in try argument.interval() },
      .value(
        "id-key", placeholder: "KEY",
        help:
          "Reads each line of the input as its own document, and copies its member KEY into its "
          + "row as 'id'.",
        into: \.idKey),
      .value(
        "resume", placeholder: "FILE",
        help: "Leaves out the rows that are in FILE, an earlier ndjson output; append the new "
          + "output to it.",
        into: \.resume),
      .value(
        "labels", placeholder: "FILE",
        help:
          "Compares with the labels in FILE, a CSV table with the columns source, label and, if "
          + "a source has several recordings, index. Prints a confusion matrix.",
        into: \.labels),
      .value(
        "fail-under", placeholder: "LIMIT",
        help: "With '--labels': ends with status 1 when the accuracy is below LIMIT, as 0.95 or "
          + "95%.",
        into: \.failUnder
      ) { (argument) throws(UsageError) in try argument.accuracyLimit() },
    ]
  ).including(RunningOptions.table, in: \.running)
  static var defaults: Options { Options() }
  static var exitStatuses: [ExitStatus] { ExitStatus.allCases }
  static let examples = [
    CommandExample("classify recordings --format csv", "makes a table of a folder"),
    CommandExample(
      "classify recordings --labels labels.csv --fail-under 95%",
      "compares it with labels, and fails when too many differ"),
  ]

  static func run<Terminal: Console>(
    _ options: Options, console: inout Terminal
  ) throws(CommandError) -> ExitStatus {
    let settings = try settings(options, console: &console)
    let comparison = try comparison(options, console.fileContents)
    let earlier = try earlierRows(options, comparison, console: &console)
    let output = RowOutput(
      settings.printer, isQuiet: options.running.isQuiet, leavingOut: earlier,
      comparing: comparison, observers: progress(options, console))
    let run = ClassifyRun(
      settings, jobs: options.jobs ?? System.processorCount, output: output, console: console)
    defer { console = run.console }
    let status = try run.run(Input.inputs(for: options.paths))
    guard let limit = options.failUnder, let matrix = comparison?.matrix, matrix.isBelow(limit),
      status != .interrupted
    else { return status }
    run.warn("touchstone: \(matrix.verdict); at least \(limit.text) is wanted")
    return status == .done ? .different : status
  }

  private static func settings(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ClassifySettings {
    let usesColor = options.running.usesColor(console.surroundings)
    return ClassifySettings(
      scenes: try SceneLoader.source(options.running, console: &console),
      printer: ClassificationPrinter(options.format, usesColor: usesColor),
      isStrict: options.running.isStrict, imports: options.running.imports,
      lane: console.surroundings.lane,
      atEnd: options.running.atEnd, splitIdle: options.splitIdle,
      idKey: options.idKey, sizes: options.sizes)
  }

  /// The progress bar, if there is one. It goes where rows do not: those show the progress too.
  private static func progress(
    _ options: Options, _ console: some Console
  ) -> [any ClassificationObserver] {
    guard !options.running.isQuiet, let line = console.statusLine else { return [] }
    let totals = InputTotals(
      Input.inputs(for: options.paths), console.fileContents,
      isInterrupted: { console.isInterrupted })
    return [ProgressObserver(of: totals, on: line)]
  }

  private static func comparison(
    _ options: Options, _ files: FileContents
  ) throws(CommandError) -> LabelComparison? {
    guard let path = options.labels else {
      guard options.failUnder == nil else {
        throw .usage(.conflict("'--fail-under' needs '--labels FILE'"))
      }
      return nil
    }
    guard options.splitIdle == nil else {
      throw .usage(.conflict("'--labels' knows no parts: it excludes '--split-idle'"))
    }
    do {
      var bytes: [UInt8] = []
      try files.read(path, &bytes)
      return LabelComparison(try LabelFile(bytes: bytes))
    } catch let error as InputError {
      throw .input(error)
    } catch let error as LabelFileError {
      throw .broken(error.rendered(source: path))
    } catch {
      throw .fault("\(error)")
    }
  }

  private static func earlierRows(
    _ options: Options, _ comparison: LabelComparison?, console: inout some Console
  ) throws(CommandError) -> EarlierRows {
    guard let path = options.resume else { return EarlierRows() }
    guard options.format == .ndjson else {
      throw .usage(.conflict("'--resume' needs '--format ndjson'"))
    }
    do {
      let earlier = try EarlierRows(try console.open(.file(path))) { source, place, label in
        comparison?.emit(source: source, place: place, label: label)
      }
      guard earlier.endsInsideLine else { return earlier }
      console.warn(
        "touchstone: '\(path)' does not end with a line break: the new output begins with one, and "
          + "half a line counts for nothing")
      if !options.running.isQuiet { try console.print("") }
      return earlier
    } catch let error as InputError {
      throw .input(error)
    } catch let error as JSONError {
      throw .broken(error.rendered(source: path))
    } catch let error as CommandError {
      throw error
    } catch {
      throw .fault("\(error)")
    }
  }
}

extension ClassificationFormat: OptionChoice {}

extension OptionArgument {
  /// The value as a share: `0.95`, `95%`.
  fileprivate func accuracyLimit() throws(UsageError) -> AccuracyLimit {
    guard let limit = AccuracyLimit(text) else {
      throw refused(expected: "a share from 0 to 1, as 0.95 or 95%")
    }
    return limit
  }
}
