import Foundation
import Testing
import TouchstoneChecks

@testable import TouchstoneCLI

/// What happens to those who use `test` in ways that were not thought of first.
@Suite struct TestRunEdgesTests {
  private static let recording = #"""
    {"events": [{"t": 0, "touches": [{"id": 1, "phase": "began", "x": 100, "y": 100}]}, \#
    {"t": 0.1, "touches": [{"id": 1, "phase": "ended", "x": 100, "y": 100}]}]}

    """#

  private struct Result {
    var status: TouchstoneCLI.ExitStatus
    var output: String
    var errors: String
  }

  private func run(_ arguments: [String], isInterrupted: Bool = false) -> Result {
    var console = MemoryConsole()
    console.isInterrupted = isInterrupted
    let status = CommandLineTool.run(arguments: ["test"] + arguments, console: &console)
    return Result(status: status, output: console.output, errors: console.errors)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  /// Whoever came last would have had the golden, and the other one would fail from then on.
  @Test(arguments: [["--accept"], []]) func twoTracesDoNotMakeOneGolden(options: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.recording, to: "a.json")
    try folder.write(Self.recording, to: "a.jsonl")
    let result = run(options + [folder.path])
    #expect(result.status == .badInput)
    let golden = folder.path + "/a.expected.ndjson"
    #expect(
      result.output.contains(
        "'\(golden)' would be the golden of '\(folder.path)/a.jsonl' too; rename one of them"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        == ["a.json", "a.jsonl"])
  }

  /// An error of the disk, or a file without permission: the old golden stays, whatever is to be accepted.
  @Test func aReadErrorIsNeverAResult() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.recording, to: "tap.json")
    #expect(run(["--accept", folder.path]).status == .done)
    let golden = try text(folder.path + "/tap.expected.ndjson")
    let trace = folder.path + "/tap.json"
    let files = FileContents(
      size: { FileContents.system.size($0) },
      read: { (path, bytes) throws(InputError) in
        guard path != trace else { throw InputError(path: path, reason: "Permission denied") }
        try FileContents.system.read(path, &bytes)
      })
    var test = FileTest(.found(trace), TestSettings(), files: files)
    var scenes = SceneCache()
    let tested = test.run(&scenes)
    #expect(tested.cases.map(\.checked.outcome) == [.broken])
    #expect(tested.cases.first?.checked.message.contains("Permission denied") == true)
    #expect(tested.proposal.isEmpty && tested.golden == .unknown)
    #expect(try text(folder.path + "/tap.expected.ndjson") == golden)
  }

  /// Notes about a trace have its name, and an ending that recordings in text have too.
  @Test func notesBesideATraceAreNoTrace() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.recording, to: "tap.json")
    try folder.write("A tap, by the left hand.", to: "tap.txt")
    let result = run(["--accept", folder.path])
    #expect(result.status == .done)
    #expect(result.output.hasSuffix("1 passed\n"))
  }

  /// A trace may have any name when it is named itself; its golden is no orphan.
  @Test func theGoldenOfATraceWithAnotherEndingIsKept() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(Self.recording, to: "tap.trace")
    #expect(run(["--accept", trace]).status == .done)
    let result = run(["--unreferenced", "delete", folder.path])
    #expect(!result.output.contains("deleted"))
    #expect(FileManager.default.fileExists(atPath: trace + ".expected.ndjson"))
  }

  @Test func aSceneOfAFileIsTheSameFromEverywhere() throws {
    let folder = try TemporaryFolder()
    let scene = try folder.write(
      #"{"views": {"id": "w"}, "recognizers": [{"id": "t", "type": "tap", "view": "w"}]}"#,
      to: "scenes/one.json")
    let trace = try folder.write(Self.recording, to: "traces/tap.json")
    #expect(run(["--accept", "--scene", scene, trace]).status == .done)
    let golden = try text(folder.path + "/traces/tap.expected.ndjson")
    #expect(golden.contains(#""options":["--scene","../scenes/one.json"]"#))
    #expect(golden.contains(#""scene":"one.json""#))
    #expect(run(["--ci", folder.path]).status == .done)
    #expect(run(["--ci", folder.path + "/scenes/../traces/.."]).status == .done)
    // By itself the trace has no scene beside it.
    #expect(run(["--ci", trace]).status == .badInput)
    #expect(run(["--ci", "--scene", scene, trace]).status == .done)
    // As replay prints it, the scene's name has the folder.
    var console = MemoryConsole()
    _ = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson", "--scene", scene, trace], console: &console)
    let replayed = try folder.write(console.output, to: "replayed")
    let status = CommandLineTool.run(
      arguments: ["diff", replayed, folder.path + "/traces/tap.expected.ndjson"],
      console: &console)
    #expect(status == .done)
  }

  @Test func aSceneThatIsGoneIsToldByTheGoldenThatNamesIt() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.recording, to: "tap.json")
    let golden = try folder.write(
      #"{"type":"golden","version":1,"options":["--scene","gone.json"]}"# + "\n",
      to: "tap.expected.ndjson")
    let result = run([folder.path])
    #expect(result.status == .badInput)
    #expect(
      result.output.contains(
        "\(golden):1: cannot read '\(folder.path)/gone.json': No such file or directory"))
  }

  @Test func aRecordingThatIsGoneIsToldInASentence() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(Self.recording + Self.recording, to: "two.ndjson")
    #expect(run(["--accept", trace]).status == .done)
    try folder.write(Self.recording, to: "two.ndjson")
    let result = run(["--ci", trace])
    #expect(result.status == .different)
    #expect(
      result.output == """
        failed   \(trace) #2
                 was: a recording; now: no recording
        1 passed, 1 failed

        """)
  }

  @Test func aBrokenRecordingIsToldWithItsPlace() throws {
    let folder = try TemporaryFolder()
    let broken = #"{"events": [{"t": "x"}]}"# + "\n"
    let trace = try folder.write(Self.recording + broken + Self.recording, to: "three.ndjson")
    let result = run(["--ci", trace])
    #expect(
      result.output.contains(
        """
        broken   \(trace) #2
                 events[0].t: expected a number, found 'x'

        """))
    #expect(run(["--accept", trace]).status == .badInput)
    #expect(run(["--ci", trace]).status == .done)
    try folder.write(Self.recording + Self.recording + Self.recording, to: "three.ndjson")
    #expect(
      run(["--ci", trace]).output.contains(
        """
        failed   \(trace) #2
                 was: an error: events[0].t: expected a number, found 'x'; now: no error
                 was: nothing of it; now: tap2 failed at 0.1
        """))
  }

  /// Where results cannot be written, one still hears what they are.
  @Test func whatCannotBeWrittenIsTold() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(Self.recording, to: "tap.json")
    try folder.write("", to: "tap.expected.ndjson.new/file")
    let result = run([trace])
    #expect(result.status == .cannotWrite)
    #expect(result.output.contains("new      \(trace)"))
    #expect(
      result.errors
        == "touchstone: cannot write '\(folder.path)/tap.expected.ndjson.new': Is a directory\n")
  }

  /// A wrong path in a workflow must not look like a success.
  @Test func aFolderWithoutTracesIsAFailure() throws {
    let folder = try TemporaryFolder()
    let result = run([folder.path])
    #expect(result.status == .different)
    #expect(
      result.errors.hasPrefix(
        "touchstone: there was no trace to test; '--allow-empty' allows that\n"))
    let allowed = run(["--allow-empty", folder.path])
    #expect(allowed.status == .done)
    #expect(!allowed.errors.contains("no trace"))
  }

  @Test(arguments: ["--pending", "--review"]) func aPathThatIsNotThereIsToldOf(mode: String) throws
  {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/missing"
    let result = run([mode, missing, folder.path])
    #expect(result.status == .badInput)
    #expect(
      result.errors == "touchstone: cannot read '\(missing)': No such file or directory\n")
    let trace = try folder.write(Self.recording, to: "tap.json")
    #expect(run([mode, trace]).status == .done)
  }

  @Test func anInterruptedRunLeavesTheOldReport() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(Self.recording, to: "tap.json")
    let report = try folder.write("old", to: "report.xml")
    let result = run(["--report", "junit=" + report, trace], isInterrupted: true)
    #expect(result.status == .interrupted)
    #expect(try text(report) == "old")
  }

  /// Two branches have changed a golden, and a merge has left its marks in it.
  @Test func aGoldenThatAMergeHasBrokenIsReplaced() throws {
    let folder = try TemporaryFolder()
    let trace = try folder.write(Self.recording, to: "tap.json")
    #expect(run(["--accept", "--show", "all", trace]).status == .done)
    let path = folder.path + "/tap.expected.ndjson"
    let golden = try text(path)
    try folder.write(golden + "<<<<<<< ours\n", to: "tap.expected.ndjson")
    let result = run([trace])
    #expect(result.status == .badInput)
    #expect(result.output.contains("unexpected character '<'"))
    #expect(result.output.contains("written to \(path).new\n"))
    var console = MemoryConsole()
    console.input = "s\n"
    let status = CommandLineTool.run(arguments: ["test", "--review", trace], console: &console)
    #expect(status == .different)
    #expect(console.output.contains("  the golden cannot be read: \(path):"))
    let accepted = run(["--accept", trace])
    #expect(accepted.status == .done)
    #expect(accepted.output == "accepted \(path)\n1 passed\n")
    #expect(try text(path) == golden)
    #expect(!FileManager.default.fileExists(atPath: path + ".new"))
  }

  @Test func aBrokenResultDoesNotEndTheReview() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.recording, to: "a.json")
    try folder.write(Self.recording, to: "b.json")
    #expect(run([folder.path]).status == .different)
    let broken = try folder.write("junk", to: "a.expected.ndjson.new")
    var console = MemoryConsole()
    console.input = "a\n"
    let status = CommandLineTool.run(
      arguments: ["test", "--review", folder.path], console: &console)
    #expect(status == .badInput)
    #expect(console.errors.contains("\(broken):1:1: unexpected word 'junk'"))
    #expect(console.output.hasSuffix("1 accepted, 0 rejected, 1 skipped\n"))
    #expect(run(["--ci", folder.path + "/b.json"]).status == .done)
  }
}
