import SafeJSON
import Testing
import TouchstoneReports

@testable import TouchstoneCLI

/// The bar on a terminal: what it counts, and that nothing is left of it.
@Suite struct ProgressObserverTests {
  /// What is written on a terminal, in order; each look at the clock is a second later.
  private final class Terminal {
    var texts: [String] = []
    var looks = 0

    var line: StatusLine {
      StatusLine(
        write: { self.texts.append($0) },
        elapsed: {
          self.looks += 1
          return .seconds(self.looks)
        })
    }

    /// The bars without the codes around them, `-` where one was erased, and messages.
    var bars: [String] {
      texts.map {
        if $0 == "\r\u{1B}[K" { return "-" }
        return $0.hasPrefix("\r") ? String($0.dropFirst(4 + 5).dropLast(5)) : $0
      }
    }
  }

  /// A console whose messages appear on the terminal.
  private struct WatchedConsole: Console {
    var memory: MemoryConsole
    let terminal: Terminal

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { false }
    var fileContents: FileContents { memory.fileContents }
    var statusLine: StatusLine? { terminal.line }

    mutating func open(_ input: Input) throws(InputError) -> MemorySource {
      try memory.open(input)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) { try memory.write(bytes) }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: PlainText) { terminal.texts.append("message") }
  }

  private static func run(
    _ paths: [String], input: String = "",
    _ change: (inout ClassifyCommand.Options) -> Void = { _ in }
  ) throws -> Terminal {
    var console = WatchedConsole(memory: MemoryConsole(), terminal: Terminal())
    console.memory.files = ["a": Classified.tap, "b": Classified.broken, "c": Classified.pan]
    console.memory.input = input
    var options = ClassifyCommand.defaults
    options.paths = paths
    options.format = .ndjson
    options.jobs = 1
    options.sizes.files = 1
    change(&options)
    _ = try ClassifyCommand.run(options, console: &console)
    return console.terminal
  }

  /// Of 400 bytes 128, 196 and 400 are done.
  @Test func countsFilesAndIsErasedBeforeMessagesAndAtTheEnd() throws {
    try #require(
      [Classified.tap, Classified.broken, Classified.pan].map(\.utf8.count) == [128, 68, 204])
    let terminal = try Self.run(["a", "b", "c"])
    #expect(
      terminal.bars == [
        "[#######-----------------]  32 %  1 of 3 files  1 recordings/s  0:03 left", "-",
        "message",
        "[###########-------------]  49 %  2 of 3 files  1 recordings/s  0:03 left",
        "[########################] 100 %  3 of 3 files  1 recordings/s  0:00 left", "-",
      ])
  }

  @Test func aBigFileCountsBytesAsTheyAreRead() throws {
    let terminal = try Self.run(["c"]) { options in
      options.sizes.fileBytes = 0
      options.sizes.read = 100
    }
    let shares = terminal.bars.dropLast().map { $0.dropFirst(26).prefix(7).description }
    // 100, 200 and 204 of 204 bytes; reading again what is kept adds nothing.
    #expect(Array(shares.prefix(3)) == ["  49 % ", "  98 % ", " 100 % "])
    #expect(shares.dropFirst(3).allSatisfy { $0 == " 100 % " })
    #expect(terminal.bars.last == "-")
  }

  @Test func aPipeHasNoEnd() throws {
    let terminal = try Self.run(["a", "-"], input: Classified.pan)
    #expect(terminal.bars.first == "1 recordings  0 MB  1 recordings/s")
    #expect(terminal.bars.allSatisfy { !$0.contains("%") })
  }

  @Test func quietDrawsNothing() throws {
    #expect(try Self.run(["a", "b"]) { $0.running.isQuiet = true }.texts == ["message"])
  }

  @Test func isThereForATerminalThatGetsNoRows() {
    var console = MemoryConsole()
    #expect(console.statusLine == nil)
    console.surroundings.isErrorTerminal = true
    #expect(console.statusLine != nil)
    console.surroundings.isOutputTerminal = true
    #expect(console.statusLine == nil)
  }

  @Test func totalsAreThoseOfFiles() {
    let files = MemoryConsole(files: ["a": "12", "b": "345"]).fileContents
    func totals(_ paths: [String], isInterrupted: Bool = false) -> InputTotals? {
      InputTotals(Input.inputs(for: paths), files, isInterrupted: { isInterrupted })
    }
    #expect(totals(["a", "b", "nowhere"]) == InputTotals(inputs: 3, bytes: 5))
    #expect(totals(["a", "-"]) == nil)
    #expect(totals(["/dev/null"]) == nil)
    #expect(totals(["a"], isInterrupted: true) == nil)
  }
}
