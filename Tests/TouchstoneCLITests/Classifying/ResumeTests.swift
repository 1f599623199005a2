import Testing
import Touchstone

@testable import TouchstoneCLI

/// A run that was cut off goes on where it ended.
@Suite struct ResumeTests {
  private static let files = [
    "a": [Classified.tap, Classified.broken, Classified.pan].joined(separator: "\n"),
    "b": Classified.pan, "c": Classified.tap,
  ]

  private static func run(
    after earlier: String?, idle: Bool = false, replacing others: [String: String] = [:]
  ) throws -> (output: String, errors: String, status: TouchstoneCLI.ExitStatus) {
    var console = MemoryConsole(files: files.merging(others) { $1 })
    console.files["out"] = earlier
    let status = try Classified.run(["a", "b", "c"], on: &console, jobs: 2) { options in
      options.resume = earlier == nil ? nil : "out"
      options.splitIdle = idle ? .milliseconds(400) : nil
    }
    return (console.output, console.errors, status)
  }

  @Test(arguments: [false, true])
  func whatIsMissingIsWhatIsPrinted(idle: Bool) throws {
    let whole = try Self.run(after: nil, idle: idle).output
    let lines = whole.split(separator: "\n").map { "\($0)\n" }
    #expect(lines.count >= 5)
    for count in 0...lines.count {
      let earlier = lines[..<count].joined()
      #expect(try earlier + Self.run(after: earlier, idle: idle).output == whole)
    }
    let holes = [0, 2, 4].map { lines[$0] }.joined()
    let rest = lines.indices.filter { ![0, 2, 4].contains($0) }.map { lines[$0] }.joined()
    #expect(try Self.run(after: holes, idle: idle).output == rest)
  }

  @Test func halfALineCountsForNothing() throws {
    let whole = try Self.run(after: nil).output
    let lines = whole.split(separator: "\n").map { "\($0)\n" }
    let half = lines[0] + lines[1] + lines[2].prefix(40)
    let result = try Self.run(after: half)
    #expect(result.output == "\n" + lines[2...].joined())
    #expect(
      result.errors.hasPrefix(
        "touchstone: 'out' does not end with a line break: the new output begins with one, and half "
          + "a line counts for nothing\n"))
    // The next run after that finds nothing to do.
    #expect(try Self.run(after: half + result.output).output == "")
  }

  @Test func aWholeLineWithoutItsEndIsALine() throws {
    let whole = try Self.run(after: nil).output
    let lines = whole.split(separator: "\n").map(String.init)
    let result = try Self.run(after: lines[0] + "\n" + lines[1])
    #expect(result.output == "\n" + lines[2...].map { "\($0)\n" }.joined())
  }

  /// Whoever has all of its rows is not read again; only the last one may have more.
  @Test(arguments: [false, true])
  func sourcesBeforeTheLastOneAreNotReadAgain(idle: Bool) throws {
    let whole = try Self.run(after: nil, idle: idle).output
    let lines = whole.split(separator: "\n").map { "\($0)\n" }
    let longer = try #require(Self.files["a"]) + "\n" + Classified.broken
    for count in 0...lines.count {
      let earlier = lines[..<count].joined()
      // The first file is read as long as nothing of the second one is there.
      let isRead = !earlier.contains(#""source":"b""#)
      let result = try Self.run(after: earlier, idle: idle, replacing: ["a": longer])
      #expect(result.errors.contains("a:4:64: ") == isRead)
      if !isRead { #expect(earlier + result.output == whole) }
    }
  }

  @Test func messagesThatHaveBeenToldAreNotRepeated() throws {
    let first = try Self.run(after: nil)
    #expect(first.errors.hasPrefix("a:2:64: "))
    #expect(first.status == .badInput)
    let lines = first.output.split(separator: "\n").map { "\($0)\n" }
    for count in 0...lines.count {
      let result = try Self.run(after: lines[..<count].joined())
      #expect(result.errors == (count < 2 ? first.errors : ""))
      // What is broken stays so, whoever has told it.
      #expect(result.status == .badInput)
    }
  }

  @Test func otherLinesCountForNothing() throws {
    let earlier = "\n7\n{\"type\":\"summary\",\"index\":0,\"source\":\"a\"}\n{\"type\":\"error\"}\n"
    #expect(try Self.run(after: earlier).output == Self.run(after: nil).output)
  }

  @Test func onlyLinesCanBeAppendedTo() {
    var console = MemoryConsole(files: Self.files)
    let status = CommandLineTool.run(
      arguments: ["classify", "--resume", "out", "a"], console: &console)
    #expect(status == .usage)
    #expect(console.errors.hasPrefix("touchstone: '--resume' needs '--format ndjson'\n"))
  }

  @Test func anEarlierOutputThatIsNotThereIsAnError() {
    var console = MemoryConsole(files: Self.files)
    let status = CommandLineTool.run(
      arguments: ["classify", "-f", "ndjson", "--resume", "nowhere", "a"], console: &console)
    #expect(status == .badInput)
    #expect(console.errors == "touchstone: cannot read 'nowhere': No such file or directory\n")
  }
}
