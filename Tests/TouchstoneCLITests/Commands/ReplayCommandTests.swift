import Testing
import TouchstoneCLI

@Suite struct ReplayCommandTests {
  private static let tap = """
    {"scene": "uikit", "events": [
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]},
      {"t": 0.1, "touches": [{"id": 1, "phase": "ended", "x": 10, "y": 20}]}]}
    """
  private static let held = """
    {"scene": "uikit", "events": [
      {"t": 0, "touches": [{"id": 1, "phase": "began", "x": 10, "y": 20}]}]}
    """

  /// A replay of `tap.json`, `held.json` and standard input in machine output.
  private struct Run {
    let status: TouchstoneCLI.ExitStatus
    let errors: String
    let lines: [String]

    init(_ arguments: String..., input: String = tap) {
      var console = MemoryConsole()
      console.files = ["tap.json": tap, "held.json": held, "broken.json": #"{"views": {}}"#]
      console.input = input
      status = CommandLineTool.run(
        arguments: ["replay", "--format", "ndjson"] + arguments, console: &console)
      errors = console.errors
      lines = console.output.split(separator: "\n").map { String($0) }
    }

    /// The types of the lines, neighbours once.
    var types: [String] {
      lines.map { member("type", of: $0) }.reduce(into: []) { types, type in
        if types.last != type { types.append(type) }
      }
    }

    /// Who reached a state, in order.
    func recognizers(to state: String) -> [String] {
      lines.filter { member("to", of: $0) == state }.map { member("recognizer", of: $0) }
    }

    private func member(_ key: String, of line: String) -> String {
      guard let range = line.firstRange(of: "\"\(key)\":\"") else { return "" }
      return String(line[range.upperBound...].prefix { $0 != "\"" })
    }
  }

  // MARK: Inputs

  @Test func standardInputIsReadWithoutAPathAndForAHyphen() {
    for run in [Run(), Run("-")] {
      #expect(run.status == .done)
      #expect(run.lines.first?.contains(#""source":"-""#) == true)
      #expect(run.recognizers(to: "ended") == ["tap"])
    }
  }

  @Test func aFileAndAPipeGiveTheSameResults() {
    let piped = Run("-").lines
    let filed = Run("tap.json").lines
    #expect(piped.dropFirst() == filed.dropFirst())
    #expect(piped.first == filed.first?.replacing("tap.json", with: "-"))
  }

  @Test func severalInputsAreNumberedEach() {
    let run = Run("tap.json", "-", "tap.json")
    #expect(run.status == .done)
    #expect(run.recognizers(to: "ended") == ["tap", "tap", "tap"])
    #expect(run.lines.filter { $0.hasPrefix(#"{"type":"recording","index":0"#) }.count == 3)
  }

  // MARK: Options

  @Test func quietPrintsOnlyProblems() {
    let run = Run("--quiet", "held.json", "missing.json")
    #expect(run.status == .badInput)
    #expect(run.lines == [])
    #expect(
      run.errors == """
        held.json: events[0]: warning: touch 1 is still down at the end; it is cancelled at the \
        last time
        touchstone: cannot read 'missing.json': No such file or directory

        """)
  }

  @Test func strictMakesARepairAnError() {
    let run = Run("--strict", "held.json", "tap.json")
    #expect(run.status == .badInput)
    #expect(run.types == ["recording", "error", "recording", "transition", "summary"])
    #expect(
      run.errors
        == "held.json: events[0]: touch 1 is still down at the end; "
        + "it is cancelled at the last time\n")
  }

  @Test func aRepairIsListedInTheSummary() {
    let run = Run("held.json")
    #expect(run.status == .done)
    #expect(
      run.lines.last?.contains(
        #""repairs":[{"code":"cancelledAtEnd","path":"events[0]","#
          + #""message":"touch 1 is still down at the end; it is cancelled at the last time"}]"#)
        == true)
  }

  @Test func theEndDecidesWhatBecomesOfAHeldFinger() {
    for end in ["drain", "cancel"] {
      let run = Run("--only", "pan", "--at-end", end, "held.json")
      #expect(run.recognizers(to: "failed") == ["pan"])
      #expect(run.lines.contains { $0.contains(#""reason":{"code":"touchCancelled"}"#) })
    }
    let stopped = Run("--at-end", "stop", "held.json")
    #expect(stopped.types == ["recording", "summary"])
    #expect(stopped.errors == "")
    #expect(stopped.lines.last?.contains(#""repairs":[]"#) == true)
  }

  @Test func onlyTakesTheOtherRecognizersOut() {
    #expect(Run("--only", "tap", "tap.json").types == ["recording", "transition", "summary"])
    let run = Run("--only", "tap,pan", "--only", "doubleTap", "tap.json")
    #expect(run.recognizers(to: "failed") == ["pan", "doubleTap"])
    #expect(run.recognizers(to: "ended") == ["tap"])
  }

  @Test func requireToFailMakesATapWait() {
    let run = Run(
      "--only", "tap,doubleTap", "--require-to-fail", "tap:doubleTap", "tap.json")
    #expect(run.recognizers(to: "ended") == ["tap"])
    #expect(run.lines.contains { $0.contains(#""t":0.45,"recognizer":"tap""#) })
  }

  @Test func setChangesAThresholdByIdOrKind() {
    for name in ["tap", "tap2"] {
      let run = Run("--only", "tap", "--set", "\(name).numberOfTapsRequired=2", "tap.json")
      #expect(run.recognizers(to: "ended") == (name == "tap" ? [] : ["tap"]))
    }
    let run = Run(
      "--only", "longPress", "--set", "longPress.minimumPressDuration=0.05", "tap.json")
    #expect(run.recognizers(to: "began") == ["longPress"])
  }

  @Test(arguments: [
    ("transitions", ["recording", "transition", "summary"]),
    ("transforms", ["recording", "summary"]),
    ("touches", ["recording", "touch", "summary"]),
    ("touches,actions", ["recording", "touch", "action", "summary"]),
    ("deliveries", ["recording", "delivery", "summary"]),
    ("resets", ["recording", "reset", "summary"]),
  ])
  func showChoosesWhatIsPrinted(kinds: String, types: [String]) {
    let run = Run("--only", "tap", "--show", kinds, "tap.json")
    #expect(run.types == types)
  }

  @Test func showAllPrintsEveryKind() {
    let types = Set(Run("--show", "all", "tap.json").types)
    #expect(
      types.isSuperset(of: ["touch", "transition", "delivery", "action", "timer", "reset"]))
  }

  @Test func whatIsShownDoesNotChangeTheHash() {
    let hashes = ["transitions", "touches", "all"].map { kinds in
      Run("--show", kinds, "tap.json").lines.last?.suffix(27)
    }
    #expect(Set(hashes).count == 1)
  }

  // MARK: Wrong usage

  @Test(arguments: [
    (
      ["--set", "pam.hysteresis=5"],
      "--set pam.hysteresis: unknown recognizer 'pam'; did you mean 'pan'?"
    ),
    (
      ["--set", "pan.hysteresys=5"],
      "--set pan.hysteresys: unknown property; did you mean 'hysteresis'?"
    ),
    (
      ["--set", "pan.hysteresis=wide"],
      "--set pan.hysteresis: expected a number of at least 0, found 'wide'"
    ),
    (["--set", "dominence=off"], "--set dominence: unknown option; did you mean 'dominance'?"),
    (
      ["--set", "pan"],
      "--set pan: expected RECOGNIZER.PROPERTY=VALUE or OPTION=VALUE, found 'pan'"
    ),
    (["--only", "pan,pich"], "--only pan,pich: unknown recognizer 'pich'; did you mean 'pinch'?"),
    (
      ["--simultaneous", "pan,swipeRihgt"],
      "--simultaneous pan,swipeRihgt: unknown recognizer 'swipeRihgt'; did you mean 'swipeRight'?"
    ),
    (
      ["--simultaneous", "pan"],
      "--simultaneous pan: expected 'all', 'none' or at least two ids joined by commas, "
        + "found 'pan'"
    ),
    (
      ["--require-to-fail", "tap:doubleTab"],
      "--require-to-fail tap:doubleTab: unknown recognizer 'doubleTab'; did you mean 'doubleTap'?"
    ),
    (
      ["--require-to-fail", "tap"],
      "--require-to-fail tap: expected WAITING:REQUIRED, found 'tap'"
    ),
    (
      ["--require-to-fail", "tap:tap"],
      "--require-to-fail tap:tap: 'tap' is paired with itself"
    ),
    (
      ["--require-to-fail", "tap:pan", "--require-to-fail", "pan:tap"],
      "--require-to-fail pan:tap: failure requirements form a cycle: "
        + "'pan' waits for 'tap' waits for 'pan'"
    ),
    (["--scene", "uikti"], "unknown scene 'uikti'; did you mean 'uikit'?"),
    (
      ["--at-end", "drian"],
      "option '--at-end' takes drain, cancel or stop, not 'drian'; "
        + "did you mean 'drain'?"
    ),
    (["--strickt"], "unknown option '--strickt'; did you mean '--strict'?"),
    (["--show"], "option '--show' needs a value: KIND,…"),
    (["--quiet=yes"], "option '--quiet' takes no value"),
  ])
  func wrongUsageIsRefused(arguments: [String], message: String) {
    var console = MemoryConsole()
    console.files["tap.json"] = Self.tap
    let status = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "tap.json"] + arguments, console: &console)
    #expect(status == .usage)
    #expect(
      console.errors == "touchstone: \(message)\nTry 'touchstone replay --help'.\n")
    #expect(console.output == "")
  }

  @Test func aLimitThatIsSetWrongIsWrongUsageToo() {
    let run = Run("--set", "pan.minimumNumberOfTouches=3", "--set", "pan.maximumNumberOfTouches=2")
    #expect(run.status == .usage)
    #expect(
      run.errors.hasSuffix(
        "'pan' has minimumNumberOfTouches 3, more than its maximumNumberOfTouches 2\n"
          + "Try 'touchstone replay --help'.\n"))
  }

  // MARK: Scenes

  @Test(arguments: [
    ("", "my.json: empty; expected a scene"),
    ("{\n", "my.json:2:1: unexpected end of input; expected a key in double quotes or '}'"),
    ("[]", "my.json: expected a scene's object, found an array"),
    (#"{"views": {}}"#, "my.json: views.id: missing; expected a name"),
    (
      #"{"views": {"id": "w"}, "recognizers": [{"id": "p", "type": "pam"}]}"#,
      "my.json: recognizers[0].type: unknown recognizer type 'pam'; did you mean 'pan'?"
    ),
    (
      #"{"views": {"id": "w"}, "version": 2}"#,
      "my.json: version: version 2 is not supported; this program reads version 1"
    ),
    (
      #"{"events": []}"#,
      "my.json: events: unknown key; expected one of format, version, views, windows, "
        + "recognizers, options, policy"
    ),
  ])
  func aBrokenSceneEndsEverything(text: String, message: String) {
    var console = MemoryConsole()
    console.files = ["tap.json": Self.tap, "my.json": text]
    let status = CommandLineTool.run(
      arguments: ["replay", "--scene", "my.json", "tap.json"], console: &console)
    #expect(status == .badInput)
    #expect(console.errors == message + "\n")
    #expect(console.output == "")
  }

  @Test func aMissingSceneIsABadInput() {
    let run = Run("--scene", "no/such.json", "tap.json")
    #expect(run.status == .badInput)
    #expect(run.errors == "touchstone: cannot read 'no/such.json': No such file or directory\n")
  }

  @Test func theSceneOfTheCommandLineWins() {
    var console = MemoryConsole()
    console.files = [
      "tap.json": Self.tap,
      "my.json": #"{"views": {"id": "w"}, "recognizers": [{"id": "mine", "type": "tap"}]}"#,
    ]
    let status = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "--scene", "my.json", "tap.json"],
      console: &console)
    #expect(status == .done)
    #expect(console.output.contains(#""scene":"my.json""#))
    #expect(console.output.contains(#""recognizer":"mine","kind":"tap","view":"w""#))
  }
}
