import Testing
import TouchstoneCLI

/// What becomes of the other inputs when one of them is broken.
@Suite struct SeveralInputsTests {
  private static let good = #"{"events": [{"t": 1}]}"#
  private static let missing = #"{"events": [{}]}"#

  /// The types of the lines on standard output.
  private func types(_ console: MemoryConsole) -> [String] {
    console.output.split(separator: "\n").compactMap { line in
      line.split(separator: "\"").dropFirst(3).first.map { String($0) }
    }
  }

  private func run(_ paths: String..., on console: inout MemoryConsole) -> TouchstoneCLI.ExitStatus
  {
    CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson"] + paths, console: &console)
  }

  @Test func theOthersAreProcessed() {
    var console = MemoryConsole()
    console.files = ["a.json": Self.good, "b.json": Self.missing, "c.json": Self.good]
    #expect(run("a.json", "b.json", "c.json", on: &console) == .badInput)
    #expect(
      types(console) == ["recording", "summary", "recording", "error", "recording", "summary"])
    #expect(console.errors == "b.json: events[0].t: missing; expected a number\n")
  }

  @Test func aMissingFileIsOneOfThem() {
    var console = MemoryConsole()
    console.files = ["a.json": Self.good]
    #expect(run("no.json", "a.json", on: &console) == .badInput)
    #expect(types(console) == ["error", "recording", "summary"])
    #expect(
      console.output.hasPrefix(
        #"{"type":"error","source":"no.json","#
          + #""message":"cannot read 'no.json': No such file or directory"}"# + "\n"))
    #expect(console.errors == "touchstone: cannot read 'no.json': No such file or directory\n")
  }

  @Test func aBrokenRecordingOfABatchIsOneOfThem() {
    var console = MemoryConsole()
    console.input = [Self.good, Self.missing, Self.good, "{", Self.good].joined(separator: "\n")
    #expect(run("-", on: &console) == .badInput)
    #expect(
      types(console)
        == [
          "recording", "summary", "recording", "error", "recording", "summary", "error",
          "recording", "summary",
        ])
    #expect(
      console.errors == """
        standard input:2: events[0].t: missing; expected a number
        standard input:5:1: unexpected character '{'; expected a key in double quotes or '}'
          {"events": [{"t": 1}…
          ^

        """)
  }

  @Test func filesInAFolderThatAreNoTracesAreSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.good, to: "b.json")
    try folder.write("[1, 2]", to: "a.json")
    try folder.write("", to: "empty.json")
    try folder.write(#"{"views": {"id": "w"}}"#, to: "scene.json")
    try folder.write(#"{"type":"recording","index":0}"#, to: "report.ndjson")
    var console = MemoryConsole()
    #expect(run(folder.path, on: &console) == .done)
    #expect(types(console) == ["recording", "summary"])
    #expect(
      console.errors.replacing(folder.path, with: "FOLDER") == """
        FOLDER/a.json:1: expected a trace, found an array; skipped
        FOLDER/empty.json: no recording in this input; expected a trace; skipped
        FOLDER/report.ndjson:1: expected a trace, found a line of a report; skipped
        FOLDER/scene.json:1: expected a trace, found a scene; skipped

        """)
  }

  @Test func aBrokenTraceInAFolderIsNotSkipped() throws {
    let folder = try TemporaryFolder()
    try folder.write("{", to: "a.json")
    try folder.write(Self.good, to: "b/c.json")
    var console = MemoryConsole()
    #expect(run(folder.path, on: &console) == .badInput)
    #expect(types(console) == ["error", "recording", "summary"])
  }

  @Test func anEmptyFolderIsNothingToDo() throws {
    let folder = try TemporaryFolder()
    var console = MemoryConsole()
    #expect(run(folder.path, on: &console) == .done)
    #expect(console.output == "")
    #expect(console.errors == "")
  }
}
