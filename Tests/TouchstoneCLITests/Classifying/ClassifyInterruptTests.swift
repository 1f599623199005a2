import SafeJSON
import Testing

@testable import TouchstoneCLI

/// SIGINT and output that cannot be written: what is printed is whole, and a beginning.
@Suite struct ClassifyInterruptTests {
  /// A console that SIGINT reaches after so many looks at it, or so many writes.
  private struct InterruptedConsole: Console {
    var memory: MemoryConsole
    let writesBefore: Int
    private var writes = 0

    init(_ memory: MemoryConsole, writesBefore: Int) {
      self.memory = memory
      self.writesBefore = writesBefore
    }

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { writes >= writesBefore }
    var fileContents: FileContents { memory.fileContents }

    mutating func open(_ input: Input) throws(InputError) -> MemorySource {
      try memory.open(input)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) {
      writes += 1
      try memory.write(bytes)
    }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: String) { memory.warn(text) }
  }

  private static let text = Array(repeating: Classified.tap + "\n" + Classified.pan, count: 30)
    .joined(separator: "\n")

  private static func arguments(jobs: Int) -> [String] {
    ["classify", "-f", "ndjson", "-j", "\(jobs)"] + (0..<30).map { "f\($0)" } + ["-"]
  }

  private static func console() -> MemoryConsole {
    var console = MemoryConsole()
    for number in 0..<30 { console.files["f\(number)"] = Classified.pan }
    console.input = text
    return console
  }

  @Test(arguments: [1, 2, 8], [0, 1, 2, 5])
  func whatIsCompleteIsPrintedInOrder(jobs: Int, writes: Int) {
    var whole = Self.console()
    let arguments = Self.arguments(jobs: jobs)
    #expect(CommandLineTool.run(arguments: arguments, console: &whole) == .done)
    var console = InterruptedConsole(Self.console(), writesBefore: writes)
    let status = CommandLineTool.run(arguments: arguments, console: &console)
    let output = console.memory.output
    #expect(whole.output.hasPrefix(output))
    #expect(output.isEmpty || output.hasSuffix("\n"))
    #expect(console.memory.errors == "")
    // Who is done before the signal comes is done.
    #expect(status == .interrupted || output == whole.output)
    if writes == 0 { #expect(output == "" && status == .interrupted) }
  }

  @Test(arguments: [1, 2, 8])
  func aFullDiskEndsItWithAllThreads(jobs: Int) {
    var console = Self.console()
    console.failsAtOnce = true
    console.failure = .failed(name: "standard output", reason: "No space left on device")
    let status = CommandLineTool.run(arguments: Self.arguments(jobs: jobs), console: &console)
    #expect(status == .cannotWrite)
    #expect(
      console.errors == "touchstone: cannot write standard output: No space left on device\n")
  }
}
