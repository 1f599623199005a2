import Foundation
import Testing
import TouchstoneCLI

/// `touchstone test`: what it says, what it writes, and what it ends with.
@Suite struct TestCommandTests {
  private static let golden = "tap.expected.ndjson"

  @Test func aNewResultWaitsForADecision() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    let outcome = folder.test()
    #expect(outcome.status == .different)
    #expect(
      outcome.output == """
        new      ./tap.json
                 nothing to compare it with: no 'expect' in it, and no './tap.expected.ndjson'
                 written to ./tap.expected.ndjson.new
        1 result waits for a decision: see 'touchstone test --review PATH'
        0 passed, 1 new

        """)
    #expect(folder.names() == ["tap.expected.ndjson.new", "tap.json"])
  }

  @Test func acceptedResultsAreGoldens() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    _ = folder.test()
    let outcome = folder.test("--accept")
    #expect(outcome.status == .done)
    #expect(outcome.output == "accepted ./tap.expected.ndjson\n1 passed\n")
    // What waited is not there any more.
    #expect(folder.names() == [Self.golden, "tap.json"])
    let lines = (folder.read(Self.golden) ?? "").split(separator: "\n")
    #expect(lines.first == #"{"type":"golden","version":1,"options":[]}"#)
    #expect(lines[1].contains(#""source":"tap.json""#))
    #expect(lines.last?.hasPrefix(#"{"type":"summary","index":0,"label":"tap""#) == true)
    #expect(folder.test().output == "1 passed\n")
  }

  @Test func whatChangedIsToldWithTheReasonOnBothSides() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    _ = folder.test("--accept", "--only", "tap")
    // A tap may last 1.5 s at the most in this scene.
    try folder.write(TestFolder.tap(until: "3"), to: "tap.json")
    let outcome = folder.test()
    #expect(outcome.status == .different)
    #expect(
      outcome.output.hasPrefix(
        """
        failed   ./tap.json
                 was: tap recognized at 0.1; now: tap failed at
        """))
    #expect(folder.names() == [Self.golden, "tap.expected.ndjson.new", "tap.json"])
  }

  @Test func aResultThatIsAsTheGoldenAgainWaitsNoLonger() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    _ = folder.test("--accept")
    try folder.write(TestFolder.tap(until: "3"), to: "tap.json")
    _ = folder.test()
    #expect(folder.names().contains("tap.expected.ndjson.new"))
    try folder.write(TestFolder.tap(), to: "tap.json")
    #expect(folder.test().output == "1 passed\n")
    #expect(folder.names() == [Self.golden, "tap.json"])
  }

  @Test(arguments: [true, false])
  func continuousIntegrationWritesNothing(byVariable: Bool) throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    let outcome = byVariable ? folder.test(isCI: true) : folder.test("--ci")
    #expect(outcome.status == .different)
    #expect(folder.names() == ["tap.json"])
  }

  @Test func whoeverAcceptsIsHeardInContinuousIntegrationToo() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    #expect(folder.test("--accept", isCI: true).status == .done)
    #expect(folder.names() == [Self.golden, "tap.json"])
  }

  @Test func brokenTracesDoNotStopTheOthers() throws {
    let folder = try TestFolder()
    try folder.write("{\"events\":[{", to: "a.json")
    try folder.write(TestFolder.tap(#","expect":{"label":"tap"}"#), to: "b.json")
    let outcome = folder.test()
    #expect(outcome.status == .badInput)
    #expect(outcome.output.contains("broken   ./a.json\n"))
    #expect(outcome.output.hasSuffix("1 passed, 1 broken\n"))
  }

  @Test func optionsOfAGoldenAreItsOwn() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    _ = folder.test("--accept", "--only", "tap", "--set", "tap.maximumDuration=0.05")
    let first = folder.read(Self.golden)?.split(separator: "\n").first.map { String($0) }
    #expect(
      first == #"{"type":"golden","version":1,"options":["--set","tap.maximumDuration=0.05","#
        + #""--only","tap"]}"#)
    // The next run needs no options, and other ones come on top.
    #expect(folder.test().output == "1 passed\n")
    #expect(folder.test("--set", "tap.maximumDuration=1").status == .different)
  }

  @Test func aSceneFileIsFoundFromTheGolden() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "taps/tap.json")
    try folder.write(
      #"{"views":{"id":"window","frame":[0,0,390,844]},"recognizers":[{"id":"touch","type":"tap"}]}"#,
      to: "scenes/one.json")
    let scene = folder.path + "/scenes/one.json"
    var console = MemoryConsole()
    let arguments = ["test", folder.path + "/taps", "--accept", "--scene", scene]
    #expect(CommandLineTool.run(arguments: arguments, console: &console) == .done)
    let golden = folder.read("taps/tap.expected.ndjson") ?? ""
    #expect(
      golden.hasPrefix(#"{"type":"golden","version":1,"options":["--scene","../scenes/one.json"]}"#)
    )
    #expect(golden.contains(#""recognizer":"touch""#))
    console = MemoryConsole()
    #expect(CommandLineTool.run(arguments: ["test", folder.path], console: &console) == .done)
  }

  @Test func aResultWithoutAFirstLineIsAGoldenToo() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    var console = MemoryConsole()
    _ = CommandLineTool.run(
      arguments: [
        "replay", folder.path + "/tap.json", "--format", "ndjson", "--show", "transitions,touches",
      ], console: &console)
    try folder.write(console.output, to: Self.golden)
    #expect(folder.test().output == "1 passed\n")
    #expect(folder.test("--accept").status == .done)
    #expect(
      folder.read(Self.golden)?.hasPrefix(
        #"{"type":"golden","version":1,"options":["--show","transitions,transforms,touches"]}"#)
        == true)
  }

  @Test func recordingsOfOneFileAreCasesOfTheirOwn() throws {
    let folder = try TestFolder()
    let taps = [TestFolder.tap(), TestFolder.tap(until: "0.2")]
    try folder.write(taps.joined(separator: "\n") + "\n", to: "taps.ndjson")
    _ = folder.test("--accept")
    #expect(
      folder.test("--verbose").output == """
        passed   ./taps.ndjson #1
        passed   ./taps.ndjson #2
        2 passed

        """)
    try folder.write(taps[0] + "\n", to: "taps.ndjson")
    #expect(folder.test("--ci").output.hasSuffix("1 passed, 1 failed\n"))
  }

  @Test func tracesWithOneGoldenForBothAreRefused() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    try folder.write(TestFolder.tap(until: "0.2"), to: "tap.jsonl")
    let outcome = folder.test("--accept")
    #expect(outcome.status == .badInput)
    #expect(
      outcome.output.contains(
        "'./tap.expected.ndjson' would be the golden of './tap.jsonl' too; rename one of them"))
  }

  // MARK: Goldens without a trace

  @Test func orphansAreReported() throws {
    let folder = try TestFolder()
    try folder.write("", to: "gone.expected.ndjson")
    try folder.write("", to: "gone.expected.ndjson.new")
    let outcome = folder.test("--allow-empty")
    #expect(outcome.status == .done)
    #expect(
      outcome.output == """
        orphan   ./gone.expected.ndjson
                 it has no trace
        orphan   ./gone.expected.ndjson.new
                 it has no trace
        0 passed, 2 orphans

        """)
    #expect(folder.test("--unreferenced", "fail").status == .different)
    #expect(folder.names().count == 2)
    #expect(folder.test("--allow-empty", "--unreferenced", "delete").status == .done)
    #expect(folder.names() == [])
  }

  // MARK: Other programs

  @Test func linesTellEveryCaseAndDifference() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    _ = folder.test("--accept", "--only", "tap")
    let outcome = folder.test("--ci", "--format", "ndjson", "--set", "tap.maximumDuration=0.05")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(
      lines.first?.hasPrefix(
        #"{"type":"case","name":"./tap.json","path":"./tap.json","outcome":"failed","message":""#)
        == true)
    #expect(
      lines[1].hasPrefix(
        #"{"type":"difference","name":"./tap.json","kind":"replaced","line":"transition","#
          + #""subject":"tap","left":{"type":"transition""#))
    #expect(
      lines.last == #"{"type":"totals","passed":0,"failed":1,"new":0,"broken":0,"orphans":0,"#
        + #""pending":0}"#)
  }

  @Test func artifactsHoldWhatIsNeededToLookAtAFailure() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "taps/tap.json")
    _ = folder.test("--accept")
    let golden = folder.read("taps/tap.expected.ndjson")
    try folder.write(TestFolder.tap(until: "3"), to: "taps/tap.json")
    let artifacts = try TemporaryFolder()
    _ = folder.test("--ci", "--artifacts", artifacts.path)
    let place = artifacts.path + folder.path + "/taps/tap.json"
    func read(_ name: String) -> String? {
      try? String(contentsOfFile: place + "/" + name, encoding: .utf8)
    }
    #expect(read("tap.json") == TestFolder.tap(until: "3"))
    #expect(read("expected.ndjson") == golden)
    #expect(read("actual.ndjson")?.hasPrefix(#"{"type":"golden""#) == true)
    #expect(read("differences.txt")?.hasPrefix("failed ") == true)
    #expect(read("explain.txt")?.contains("tap  tap on window  failed at ") == true)
  }

  @Test func aReportOnStandardOutputIsAlone() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(#","expect":{"label":"tap"}"#), to: "tap.json")
    let outcome = folder.test("--report", "tap")
    #expect(outcome.output.hasPrefix("TAP version 14\n"))
    #expect(!outcome.output.contains("passed"))
  }

  @Test(arguments: [
    (["--accept", "--review"], "'--accept' and '--review' exclude each other"),
    (["--ci", "--accept"], "'--ci' writes nothing: it excludes '--accept'"),
    (
      ["--ci", "--unreferenced", "delete"],
      "'--ci' writes nothing: it excludes '--unreferenced delete'"
    ),
    (["-"], "goldens lie beside files: standard input cannot be tested"),
    (
      ["--tolerance", "points"],
      "option '--tolerance' takes fields with numbers, as points=0.5,velocity=5%, not 'points'"
    ),
    (
      ["--tolerance", "point=1"],
      "option '--tolerance' takes points, seconds, velocity, scale, rotation or matrix, not 'point'; did you mean 'points'?"
    ),
    (
      ["--tolerance", "points=-1"],
      "option '--tolerance' takes numbers of at least 0, as points=0.5,velocity=5%, not 'points=-1'"
    ),
  ])
  func wrongUsageIsTold(arguments: [String], message: String) {
    var console = MemoryConsole()
    let status = CommandLineTool.run(arguments: ["test", "x"] + arguments, console: &console)
    #expect(status == .usage)
    #expect(console.errors == "touchstone: \(message)\nTry 'touchstone test --help'.\n")
  }

  @Test func whatCannotBeReadIsBroken() throws {
    let folder = try TestFolder()
    var console = MemoryConsole()
    let status = CommandLineTool.run(
      arguments: ["test", folder.path + "/none.json"], console: &console)
    #expect(status == .badInput)
    #expect(console.output.contains("No such file or directory"))
  }
}
