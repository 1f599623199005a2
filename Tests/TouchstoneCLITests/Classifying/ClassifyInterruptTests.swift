import SafeJSON
import Testing

@testable import TouchstoneCLI

/// SIGINT and output that cannot be written: what is printed is whole, and a beginning.
@Suite struct ClassifyInterruptTests {
  /// A console that SIGINT reaches, or whose disk is full, after so many writes.
  private struct InterruptedConsole: Console {
    var memory: MemoryConsole
    var writesBeforeSignal = Int.max
    var writesBeforeFailure = Int.max
    private(set) var writes = 0

    init(_ memory: MemoryConsole) {
      self.memory = memory
    }

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { writes >= writesBeforeSignal }
    var fileContents: FileContents { memory.fileContents }

    mutating func open(_ input: Input) throws(InputError) -> MemorySource {
      try memory.open(input)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) {
      guard writes < writesBeforeFailure else { throw ClassifyInterruptTests.fullDisk }
      writes += 1
      try memory.write(bytes)
    }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: PlainText) { memory.warn(text) }
  }

  private static let text = Array(repeating: Classified.tap + "\n" + Classified.pan, count: 60)
    .joined(separator: "\n")

  private static let paths = (0..<30).map { "f\($0)" } + ["-"]
  private static let fullDisk = OutputError.failed(
    name: "standard output", reason: "No space left on device")

  private static func console() -> InterruptedConsole {
    var console = MemoryConsole()
    for number in 0..<30 { console.files["f\(number)"] = Classified.pan }
    console.input = text
    return InterruptedConsole(console)
  }

  private static func sizes(isWhole: Bool) -> WorkSizes {
    var sizes = Classified.small
    if isWhole { sizes.fileBytes = WorkSizes().fileBytes }
    return sizes
  }

  /// What a run to the end prints.
  private static func whole() throws -> InterruptedConsole {
    var console = console()
    #expect(try Classified.run(paths, on: &console) == .done)
    return console
  }

  /// Files are read as a whole or in pieces; both times many units are on their way.
  @Test(arguments: [1, 2, 8], [true, false])
  func whatIsCompleteIsPrintedInOrder(jobs: Int, isWhole: Bool) throws {
    let whole = try Self.whole().memory.output
    for writes in [0, 1, 2, 5, 1000] {
      var console = Self.console()
      console.writesBeforeSignal = writes
      let status = try Classified.run(
        Self.paths, on: &console, jobs: jobs, sizes: Self.sizes(isWhole: isWhole))
      let output = console.memory.output
      #expect(whole.hasPrefix(output))
      #expect(output.isEmpty || output.hasSuffix("\n"))
      #expect(console.memory.errors == "")
      #expect(output.isEmpty == (writes == 0))
      // Who is done before the signal comes is done.
      #expect(status == (writes == 1000 ? .done : .interrupted))
      #expect((output == whole) == (writes == 1000))
    }
  }

  @Test(arguments: [1, 2, 8], [true, false])
  func aFullDiskEndsItWithAllThreads(jobs: Int, isWhole: Bool) throws {
    let whole = try Self.whole().memory.output
    for writes in [0, 1, 2, 5] {
      var console = Self.console()
      console.writesBeforeFailure = writes
      let error = #expect(throws: CommandError.self) {
        _ = try Classified.run(
          Self.paths, on: &console, jobs: jobs, sizes: Self.sizes(isWhole: isWhole))
      }
      guard case .output(Self.fullDisk)? = error else {
        Issue.record("\(String(describing: error))")
        continue
      }
      let output = console.memory.output
      #expect(whole.hasPrefix(output) && output.count < whole.count)
      #expect(output.isEmpty == (writes == 0))
    }
  }
}
