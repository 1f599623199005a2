import SafeJSON
import Testing
import TouchstoneReports

@testable import TouchstoneCLI

/// Files that are played on several threads give what they give one after the other.
@Suite struct ReplayJobsTests {
  private static let bundle = [Classified.pan, Classified.broken, Classified.tap]
    .joined(separator: "\n")
  private static let mended = Classified.tap.replacing("began", with: "moved")
  private static let files: [String: String] = {
    var files = ["slip": Classified.slip, "bundle": bundle, "empty": "", "mended": mended]
    for number in 0..<20 {
      files["f\(number)"] = number % 3 == 0 ? Classified.pan : Classified.tap
    }
    return files
  }()
  private static let paths =
    ["slip", "bundle", "nowhere", "mended"] + (0..<10).map { "f\($0)" } + ["-", "empty"]
    + (10..<20).map { "f\($0)" } + ["bundle"]

  private struct Result: Equatable {
    var output: String
    var errors: String
    var status: TouchstoneCLI.ExitStatus
  }

  private static func play(
    jobs: Int, _ paths: [String] = paths,
    _ change: (inout ReplayCommand.Options) -> Void = { _ in }
  ) throws -> Result {
    var console = MemoryConsole(files: files)
    console.input = bundle
    var options = ReplayCommand.defaults
    options.paths = paths
    options.format = .ndjson
    options.jobs = jobs
    options.sizes.files = 3
    change(&options)
    let status = try ReplayCommand.run(options, console: &console)
    return Result(output: console.output, errors: console.errors, status: status)
  }

  @Test(arguments: [1, 2, 8], ReportFormat.allCases)
  func theOutputIsThatOfTheCallingThread(jobs: Int, format: ReportFormat) throws {
    for isQuiet in [false, true] {
      func change(_ options: inout ReplayCommand.Options) {
        options.format = format
        options.isVerbose = true
        options.running.isQuiet = isQuiet
        options.show = ShownKind.allCases.filter { $0.name == "all" }
      }
      let one = try Self.play(jobs: 1) { options in
        change(&options)
        options.sizes.largestFile = -1
      }
      #expect(one.status == .badInput)
      #expect(one.output.isEmpty == isQuiet)
      #expect(try Self.play(jobs: jobs, Self.paths, change) == one)
    }
  }

  /// Each input begins anew, so lines are those of the inputs alone.
  @Test func linesAreThoseOfTheInputsAlone() throws {
    let alone = try Self.paths.map { try Self.play(jobs: 1, [$0]) }
    let together = try Self.play(jobs: 4)
    #expect(together.output == alone.map(\.output).joined())
    #expect(together.errors == alone.map(\.errors).joined())
    #expect(together.errors.hasPrefix("bundle:2:64: "))
    #expect(
      together.errors.contains("\ntouchstone: cannot read 'nowhere': No such file or directory\n"))
  }

  @Test func filesOfFoldersThatAreNoTracesAreSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Classified.tap, to: "a.json")
    try folder.write(#"{"dependencies":{}}"#, to: "package.json")
    let result = try Self.play(jobs: 2, [folder.path])
    #expect(result.status == .done)
    #expect(result.output.split(separator: "\n").count { $0.contains(#""type":"summary""#) } == 1)
    #expect(result.errors.hasSuffix("; skipped\n"))
  }

  @Test(arguments: [1, 2])
  func aCommandLineThatFitsNoSceneEndsItThere(jobs: Int) throws {
    var console = MemoryConsole(files: Self.files)
    let status = CommandLineTool.run(
      arguments: ["replay", "-j", "\(jobs)", "--set", "nobody.hysteresis=3", "f0", "f1"],
      console: &console)
    #expect(status == .usage)
    #expect(console.errors.split(separator: "\n").count == 2)
    #expect(console.output == "")
  }

  /// A console that SIGINT reaches after so many writes.
  private struct InterruptedConsole: Console {
    var memory = MemoryConsole(files: files)
    let writesBefore: Int
    private var writes = 0

    init(writesBefore: Int) {
      self.writesBefore = writesBefore
      memory.input = bundle
    }

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { writes >= writesBefore }
    var fileContents: FileContents { memory.fileContents }

    mutating func open(_ input: Input) throws(InputError) -> MemorySource {
      try memory.open(input)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) {
      writes += 1
      try memory.write(bytes)
    }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: PlainText) { memory.warn(text) }
  }

  @Test(arguments: [1, 2, 8], [0, 1, 5, 12])
  func anInterruptedRunPrintsABeginning(jobs: Int, writes: Int) throws {
    let whole = try Self.play(jobs: 1)
    var console = InterruptedConsole(writesBefore: writes)
    var options = ReplayCommand.defaults
    options.paths = Self.paths
    options.format = .ndjson
    options.jobs = jobs
    options.sizes.files = 1
    let status = try ReplayCommand.run(options, console: &console)
    #expect(status == .interrupted)
    #expect(whole.output.hasPrefix(console.memory.output))
    #expect(console.memory.output != whole.output)
    #expect(console.memory.output.isEmpty == (writes == 0))
  }

  @Test(arguments: [1, 2, 8])
  func aFullDiskEndsIt(jobs: Int) {
    var console = MemoryConsole(files: Self.files)
    console.failsAtOnce = true
    console.failure = .failed(name: "standard output", reason: "No space left on device")
    let status = CommandLineTool.run(
      arguments: ["replay", "-j", "\(jobs)"] + Self.paths, console: &console)
    #expect(status == .cannotWrite)
    #expect(
      console.errors.hasSuffix(
        "touchstone: cannot write standard output: No space left on device\n"))
  }

  @Test(arguments: ["0", "x", "1025"])
  func jobsAreANumber(_ jobs: String) {
    var console = MemoryConsole(files: Self.files)
    let status = CommandLineTool.run(
      arguments: ["replay", "--jobs", jobs, "f0"], console: &console)
    #expect(status == .usage)
    #expect(console.errors.contains("'--jobs' takes a whole number from 1 to 1024"))
  }
}
