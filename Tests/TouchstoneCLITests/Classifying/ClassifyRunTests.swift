import SafeJSON
import Testing

@testable import TouchstoneCLI

/// What is printed while inputs are read.
@Suite struct ClassifyRunTests {
  /// A console that keeps each write.
  private struct WritingConsole: Console {
    var memory = MemoryConsole()
    private(set) var writes: [[UInt8]] = []

    var surroundings: Surroundings { memory.surroundings }
    var isInterrupted: Bool { false }
    var fileContents: FileContents { memory.fileContents }

    mutating func open(_ input: Input) throws(InputError) -> MemorySource {
      try memory.open(input)
    }
    mutating func write(_ bytes: [UInt8]) throws(OutputError) { writes.append(bytes) }
    mutating func flush() throws(OutputError) {}
    mutating func warn(_ text: PlainText) { memory.warn(text) }
  }

  @Test func recordingsWithoutEventsArePrintedAsTheyCome() throws {
    // Documents of two lines, which are read in order; of 3000, a unit of work has 1024 at most.
    var console = WritingConsole()
    console.memory.files["a"] = String(repeating: "{\n\"events\":[]}\n", count: 3000)
    let status = try Classified.run(on: &console, jobs: 2, sizes: Classified.small)
    #expect(status == .done)
    let rows = console.writes.map { bytes in bytes.count { $0 == UInt8(ascii: "\n") } }
    #expect(rows == [1024, 1024, 952])
  }
}
