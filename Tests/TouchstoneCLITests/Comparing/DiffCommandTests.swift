import Testing
import TouchstoneCLI

/// `touchstone diff`: which sides it takes, and how it tells of differences.
@Suite struct DiffCommandTests {
  private static let files = [
    "short.json": TestFolder.tap(), "long.json": TestFolder.tap(until: "3"),
    "scene.json":
      #"{"views":{"id":"window","frame":[0,0,390,844]},"recognizers":[{"id":"touch","type":"tap"}]}"#,
  ]

  private static func diff(
    _ arguments: String..., files more: [String: String] = [:], input: String = ""
  ) -> TestFolder.Outcome {
    var console = MemoryConsole()
    console.files = files.merging(more) { $1 }
    console.input = input
    let status = CommandLineTool.run(arguments: ["diff"] + arguments, console: &console)
    return TestFolder.Outcome(status: status, output: console.output, errors: console.errors)
  }

  private static func result(of name: String, _ arguments: String...) -> String {
    var console = MemoryConsole()
    console.files = files
    _ = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", name] + arguments, console: &console)
    return console.output
  }

  @Test func theSameHasNoDifference() {
    let outcome = Self.diff("short.json", "short.json")
    #expect(outcome.status == .done)
    #expect(outcome.output == "no difference\n")
  }

  @Test func tracesArePlayedAndCompared() {
    let outcome = Self.diff("short.json", "long.json", "--only", "tap")
    #expect(outcome.status == .different)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "- tap recognized at 0.1")
    #expect(lines[1].hasPrefix("+ tap failed at "))
    #expect(lines[2] == "~ summary: label tap → none")
    #expect(lines.last?.hasSuffix("differences") == true)
  }

  @Test func oneTraceIsComparedWithItselfUnderOtherSettings() {
    let left = Self.diff("short.json", "--only", "tap", "--set", "tap.maximumDuration=0.05")
    #expect(left.output.hasPrefix("- tap failed at 0.05"))
    #expect(left.output.contains("+ tap recognized at 0.1\n"))
    let right = Self.diff(
      "short.json", "--only", "tap", "--against-set", "tap.maximumDuration=0.05")
    #expect(right.output.hasPrefix("- tap recognized at 0.1\n+ tap failed at 0.05"))
  }

  @Test func oneTraceIsComparedUnderTwoScenes() {
    let outcome = Self.diff("short.json", "--against-scene", "scene.json")
    #expect(outcome.output.contains("+ touch recognized at 0.1\n"))
    #expect(outcome.output.contains("~ recording: scene default → scene.json\n"))
  }

  @Test func resultsAreComparedAsTheyAre() {
    let files = [
      "a.ndjson": Self.result(of: "short.json"), "b.ndjson": Self.result(of: "long.json"),
    ]
    #expect(Self.diff("a.ndjson", "a.ndjson", files: files).status == .done)
    #expect(Self.diff("a.ndjson", "b.ndjson", files: files).status == .different)
  }

  @Test func aTraceIsPlayedAsTheResultBesideItWas() {
    let files = ["a.ndjson": Self.result(of: "short.json", "--show", "transitions,touches,timers")]
    let outcome = Self.diff("a.ndjson", "short.json", files: files)
    #expect(outcome.output == "no difference\n")
  }

  @Test func standardInputIsASide() {
    #expect(Self.diff("-", "short.json", input: TestFolder.tap()).status == .done)
    #expect(Self.diff("short.json", "-", input: Self.result(of: "short.json")).status == .done)
  }

  @Test func toleratedNumbersAreNoDifference() {
    let moved = TestFolder.tap().replacing(#""x":100,"y":100}]}]"#, with: #""x":100.3,"y":100}]}]"#)
    let files = ["moved.json": moved]
    #expect(Self.diff("short.json", "moved.json", files: files).status == .different)
    let outcome = Self.diff(
      "short.json", "moved.json", "--tolerance", "points=0.5", files: files)
    #expect(outcome.output == "no difference\n")
  }

  @Test func linesAreForPrograms() {
    let outcome = Self.diff(
      "short.json", "--only", "tap", "--against-set", "tap.maximumDuration=0.05", "--format",
      "ndjson")
    let lines = outcome.output.split(separator: "\n")
    #expect(
      lines.first?.hasPrefix(
        ##"{"type":"difference","name":"#1","kind":"replaced","line":"transition","subject":"tap","##
      )
        == true)
    #expect(lines.last?.hasPrefix(#"{"type":"differences","count":"#) == true)
  }

  @Test func aBrokenTraceIsBadInputAndStillCompared() {
    let broken = String(TestFolder.tap().dropLast(20))
    let outcome = Self.diff("short.json", "broken.json", files: ["broken.json": broken])
    #expect(outcome.status == .badInput)
    #expect(outcome.output.contains("- pan failed at 0.1: 0 < 10 points (lifted too early)\n"))
    #expect(outcome.errors.hasPrefix("broken.json:"))
  }

  @Test(arguments: [
    (
      ["short.json"],
      "one trace needs something to be compared with: another one, '--set', '--scene', '--against-set' or '--against-scene'"
    ),
    (["-", "-"], "standard input can be one side only"),
    (["short.json", "short.json", "short.json"], "unexpected argument 'short.json'"),
  ])
  func wrongUsageIsTold(arguments: [String], message: String) {
    var console = MemoryConsole()
    console.files = Self.files
    let status = CommandLineTool.run(arguments: ["diff"] + arguments, console: &console)
    #expect(status == .usage)
    #expect(console.errors == "touchstone: \(message)\nTry 'touchstone diff --help'.\n")
  }
}
