import Testing
import TouchstoneCLI

@Suite struct CommandLineToolTests {
  /// What the program prints, and the status it ends with.
  private struct Outcome: Equatable {
    var output = ""
    var errors = ""
    var status = ExitStatus.done
  }

  private func run(_ arguments: String..., on console: MemoryConsole = .init()) -> Outcome {
    var console = console
    let tool = CommandLineTool(commands: [SampleCommand.self])
    let status = tool.run(arguments, console: &console)
    return Outcome(output: console.output, errors: console.errors, status: status)
  }

  @Test func runsTheNamedCommand() {
    #expect(run("replay", "a.json") == Outcome(output: "a.json\n"))
  }

  @Test func runsTheFirstCommandWhenNoneIsNamed() {
    #expect(run("a.json", "-") == Outcome(output: "a.json\n-\n"))
    #expect(run("--quiet", "a.json") == Outcome(output: "a.json\n"))
    #expect(run() == Outcome())
  }

  @Test func refusesAMisspelledCommand() {
    #expect(
      run("repaly", "a.json")
        == Outcome(
          errors: """
            touchstone: unknown command 'repaly'; did you mean 'replay'?
            Try 'touchstone --help'.

            """, status: .usage))
  }

  @Test func anExistingFileIsNoMisspelling() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "replays")
    #expect(run(path) == Outcome(output: path + "\n"))
  }

  @Test func pointsToTheHelpOfTheCommand() {
    let hint = "\nTry 'touchstone replay --help'.\n"
    #expect(
      run("--formt")
        == Outcome(
          errors: "touchstone: unknown option '--formt'; did you mean '--format'?" + hint,
          status: .usage))
    #expect(
      run("replay", "--strict")
        == Outcome(errors: "touchstone: '--strict' is not for samples" + hint, status: .usage))
  }

  @Test func printsHelpOnStandardOutput() {
    let page = HelpText.page(of: SampleCommand.description)
    #expect(run("replay", "--help") == Outcome(output: page))
    #expect(run("a.json", "-h") == Outcome(output: page))
    let overview = HelpText.overview(of: [SampleCommand.description])
    #expect(run("--help") == Outcome(output: overview))
    #expect(run("-h") == Outcome(output: overview))
  }

  @Test func doesNotWaitForSomeoneToTypeATrace() {
    var console = MemoryConsole()
    console.surroundings.isInputTerminal = true
    let overview = HelpText.overview(of: [SampleCommand.description])
    #expect(run(on: console) == Outcome(errors: overview, status: .usage))
  }

  @Test func printsTheVersion() {
    #expect(run("--version") == Outcome(output: "touchstone 0.1.0\n"))
  }

  @Test(arguments: [false, true])
  func endsQuietlyWhenNobodyReads(atOnce: Bool) {
    var console = MemoryConsole()
    console.failsAtOnce = atOnce
    console.failure = .closedPipe
    #expect(run("a.json", on: console).errors == "")
    #expect(run("a.json", on: console).status == .done)
  }

  @Test(arguments: [false, true])
  func saysOnceThatTheOutputCannotBeWritten(atOnce: Bool) {
    var console = MemoryConsole()
    console.failsAtOnce = atOnce
    console.failure = .failed(name: "standard output", reason: "No space left on device")
    let outcome = run("a.json", on: console)
    #expect(
      outcome.errors == "touchstone: cannot write standard output: No space left on device\n")
    #expect(outcome.status == .cannotWrite)
  }

  @Test func tellsThatItWasInterrupted() {
    var console = MemoryConsole()
    console.isInterrupted = true
    #expect(run("a.json", on: console) == Outcome(output: "a.json\n", status: .interrupted))
  }
}
