import Testing
import TouchstoneCLI

/// Results that wait: walked, listed, decided.
@Suite struct ReviewTests {
  private static func folderWithChanges() throws -> TestFolder {
    let folder = try TestFolder()
    for name in ["a", "b", "c"] { try folder.write(TestFolder.tap(), to: "\(name).json") }
    _ = folder.test("--accept", "--only", "tap")
    for name in ["a", "b"] { try folder.write(TestFolder.tap(until: "3"), to: "\(name).json") }
    try folder.write(TestFolder.tap(), to: "d.json")
    _ = folder.test()
    return folder
  }

  @Test func eachResultIsShownAndDecided() throws {
    let folder = try Self.folderWithChanges()
    let before = folder.read("b.expected.ndjson")
    let outcome = folder.test("--review", answers: "a\nwhat\nr\ns\n")
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "1 of 3: ./a.expected.ndjson.new")
    #expect(lines[1].hasPrefix("  was: tap recognized at 0.1; now: tap failed at "))
    #expect(outcome.output.contains("3 of 3: ./d.expected.ndjson.new\n  new: tap\n"))
    #expect(lines.last == "1 accepted, 1 rejected, 1 skipped")
    #expect(outcome.status == .different)
    #expect(
      folder.names() == [
        "a.expected.ndjson", "a.json", "b.expected.ndjson", "b.json", "c.expected.ndjson",
        "c.json", "d.expected.ndjson.new", "d.json",
      ])
    #expect(folder.read("b.expected.ndjson") == before)
    #expect(folder.test("--ci").output.hasSuffix("2 passed, 1 failed, 1 new\n"))
  }

  @Test(arguments: ["", "q\n", "a"])
  func nothingIsDecidedForWhoSaysNothing(answers: String) throws {
    let folder = try Self.folderWithChanges()
    let names = folder.names()
    let outcome = folder.test("--review", answers: answers)
    #expect(outcome.output.hasSuffix("0 accepted, 0 rejected, 3 skipped\n"))
    #expect(folder.names() == names)
  }

  @Test func whatWaitsIsListed() throws {
    let folder = try Self.folderWithChanges()
    let outcome = folder.test("--pending")
    #expect(outcome.status == .done)
    let lines = outcome.output.split(separator: "\n").map { String($0) }
    #expect(lines.count == 3)
    #expect(
      lines.first == #"{"type":"pending","path":"./a.expected.ndjson.new","#
        + #""golden":"./a.expected.ndjson","state":"changed","traces":["./a.json"]}"#)
    #expect(lines.last?.contains(#""state":"new""#) == true)
  }

  @Test func aTraceStandsForItsResult() throws {
    let folder = try Self.folderWithChanges()
    var console = MemoryConsole()
    _ = CommandLineTool.run(
      arguments: ["test", "--pending", folder.path + "/b.json"], console: &console)
    #expect(console.output.contains("b.expected.ndjson.new"))
    #expect(console.output.split(separator: "\n").count == 1)
  }
}
