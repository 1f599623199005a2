import TouchstoneChecks

/// Runs recordings against their expectations and goldens.
enum TestCommand: Command {
  /// What is tested, and what happens to results that differ.
  struct Options {
    var paths: [String] = []
    var running = RunningOptions()
    var show: [ShownKind] = []
    var format = CheckFormat.text
    var tolerances = Tolerances()
    var isAccepting = false
    var isReviewing = false
    var listsPending = false
    var isCI = false
    var allowsEmpty = false
    var unreferenced = Unreferenced.warn
    var reports: [ReportTarget] = []
    var artifacts: String?
    var isVerbose = false
    var jobs: Int?
    var sizes = ReplaySizes()
  }

  /// What happens to goldens without a trace.
  enum Unreferenced: String, OptionChoice {
    case warn, fail, delete

    var name: String { rawValue }
  }

  static let name = "test"
  static let summary = "runs recordings against their expectations and goldens"
  static let details =
    "Replays every trace and compares the result with the trace's own expectations ('expect') "
    + "and with the expected results beside it (NAME.expected.ndjson), whose first line has the "
    + "options that made them. Reports each difference with the reason on both sides, and writes "
    + "the new results to NAME.expected.ndjson.new for review. States and their order must be "
    + "equal, numbers must be within the tolerances."
  static let table = OptionTable<Options>(
    operands: Operands("PATH…", placeholder: "PATH", count: 1...Int.max, into: \.paths),
    [
      .choice("format", "f", help: "How the run is printed.", into: \.format),
      .tolerances(into: \.tolerances),
      .flag(
        "accept",
        help:
          "Accepts every new or changed result as the expected one.", into: \.isAccepting),
      .flag(
        "review",
        help: "Replays nothing; shows each pending result and asks whether to accept it.",
        into: \.isReviewing),
      .flag(
        "pending",
        help: "Replays nothing; lists the pending results as ndjson.",
        into: \.listsPending),
      .flag(
        "ci", help: "Writes no results; the default when the variable CI is set.", into: \.isCI),
      .flag(
        "allow-empty", help: "Ends with status 0 also when there is no trace to test.",
        into: \.allowsEmpty),
      .choice(
        "unreferenced",
        help: "What to do with expected results in folders that have no trace.",
        into: \.unreferenced),
      .reports(into: \.reports),
      .value(
        "artifacts", placeholder: "FOLDER",
        help: "A folder for copies of everything that is needed to look at failures.",
        into: \.artifacts),
      .show(
        into: \.show,
        help:
          "What the expected results contain, instead of what their first lines say; by default "
          + "transitions and transforms."),
      .flag("verbose", "v", help: "Prints every difference and every case.", into: \.isVerbose),
      .value(
        "jobs", "j", placeholder: "N",
        help: "How many threads work; by default all processors.", into: \.jobs
      ) { (argument) throws(UsageError) in try argument.integer(in: 1...1024) },
    ]
  ).including(RunningOptions.table, in: \.running)
  static let examples = [
    CommandExample("test gestures", "tests all recordings below 'gestures'"),
    CommandExample("test --accept gestures", "accepts what is new or changed"),
    CommandExample(
      "test --ci gestures --report junit=gestures.xml,github", "tests and reports in CI"),
  ]
  static var defaults: Options { Options() }
  static var exitStatuses: [ExitStatus] { ExitStatus.allCases }

  static func run(
    _ options: Options, console: inout some Console
  ) throws(CommandError) -> ExitStatus {
    if let conflict = options.conflict { throw .usage(.conflict(conflict)) }
    if options.listsPending { return try PendingList.print(options.paths, console: &console) }
    let usesColor = options.running.usesColor(console.surroundings)
    if options.isReviewing {
      var review = Review(
        tolerances: options.tolerances, isVerbose: options.isVerbose, usesColor: usesColor)
      let (places, isComplete) = GoldenWalk.pending(options.paths, console: &console)
      let status = try review.run(places, console: &console)
      return isComplete || status == .interrupted ? status : .badInput
    }
    var settings = TestSettings()
    settings.options.running = options.running
    settings.options.show = options.show
    settings.tolerances = options.tolerances
    settings.allowsEmpty = options.allowsEmpty
    settings.surroundings = console.surroundings
    settings.currentFolder = System.currentFolder
    settings.testedFolders = TestSettings.testedFolders(
      of: options.paths, currentFolder: settings.currentFolder)
    settings.sizes = options.sizes
    let start = console.clock?()
    var run = TestRun(
      settings, jobs: options.jobs ?? System.processorCount, keeping: options.keeping(console),
      output: try output(options, usesColor: usesColor, console), files: console.fileContents)
    let status = try run.run(
      Input.inputs(for: options.paths), orphans: GoldenWalk.orphans(options.paths),
      deletesOrphans: options.unreferenced == .delete, console: &console)
    if let start, let end = console.clock?(), status != .interrupted {
      console.warn(Speed.text(recordings: run.count, in: end - start))
    }
    return status
  }

  private static func output(
    _ options: Options, usesColor: Bool, _ console: some Console
  ) throws(CommandError) -> TestOutput {
    // A report on standard output is for a program, which would stumble over anything else.
    let isTaken = options.reports.contains { $0.path == nil && $0.form != .github }
    return TestOutput(
      CheckPrinter(options.format, isVerbose: options.isVerbose, usesColor: usesColor),
      isQuiet: options.running.isQuiet || isTaken,
      failsForOrphans: options.unreferenced == .fail, reports: try ReportFiles(options.reports),
      artifacts: options.artifacts.map {
        ArtifactFolder($0, console.surroundings, files: console.fileContents)
      })
  }
}

extension TestCommand.Options {
  /// Why these options cannot be together; nil when they can.
  fileprivate var conflict: String? {
    if paths.contains("-") { return "goldens lie beside files: standard input cannot be tested" }
    if artifacts == "" { return "'--artifacts' needs the name of a folder" }
    let modes = [
      (isAccepting, "--accept"), (isReviewing, "--review"), (listsPending, "--pending"),
    ].filter(\.0).map(\.1)
    if modes.count > 1 { return "'\(modes[0])' and '\(modes[1])' exclude each other" }
    guard isCI else { return nil }
    if isAccepting || isReviewing { return "'--ci' writes nothing: it excludes '\(modes[0])'" }
    return unreferenced == .delete
      ? "'--ci' writes nothing: it excludes '--unreferenced delete'" : nil
  }

  /// What happens to results; who says what to do is heard, whatever the surroundings are.
  fileprivate func keeping(_ console: some Console) -> TestRun.Keeping {
    if isAccepting { return .accept }
    return isCI || console.surroundings.isCI ? .nothing : .pending
  }
}

extension CheckFormat: OptionChoice {}
