import SafeJSON
import Testing

@testable import TouchstoneCLI

/// SIGINT and output that cannot be written, while a recording is converted.
@Suite struct ConvertInterruptTests {
  /// A console that SIGINT reaches, or whose disk is full, after so many writes.
  private struct InterruptedConsole: Console {
    var memory = MemoryConsole()
    var writesBeforeSignal = Int.max
    var writesBeforeFailure = Int.max
    private(set) var writes = 0

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { writes >= writesBeforeSignal }

    mutating func open(_ input: Input) throws(InputError) -> MemorySource {
      try memory.open(input)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) {
      guard writes < writesBeforeFailure else { throw ConvertInterruptTests.fullDisk }
      writes += 1
      try memory.write(bytes)
    }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: PlainText) { memory.warn(text) }
  }

  private static let fullDisk = OutputError.failed(
    name: "standard output", reason: "No space left on device")

  private static func console() -> InterruptedConsole {
    var console = InterruptedConsole()
    console.memory.input = (0..<9).map { #"{"t":\#($0)}"# + "\n" }.joined()
    return console
  }

  @Test func whatIsInterruptedIsComplete() {
    // The head and two events.
    var console = Self.console()
    console.writesBeforeSignal = 3
    let status = CommandLineTool.run(arguments: ["convert", "-"], console: &console)
    #expect(status == .interrupted)
    #expect(
      console.memory.output == """
        {"format":"touchstone-trace","version":1,"events":[
        {"t":0},
        {"t":1}
        ]}

        """)
  }

  @Test func aFullDiskIsTold() {
    var console = Self.console()
    console.writesBeforeFailure = 2
    let status = CommandLineTool.run(arguments: ["convert", "-"], console: &console)
    #expect(status == .cannotWrite)
    #expect(
      console.memory.errors
        == "touchstone: cannot write standard output: No space left on device\n")
  }
}
