import Foundation
import SafeJSON
import Testing

@testable import TouchstoneCLI

@Suite struct OutputWriterTests {
  private func writer(to pipe: Pipe) -> OutputWriter {
    OutputWriter(
      .owning(dup(pipe.fileHandleForWriting.fileDescriptor)), name: "standard output")
  }

  @Test func gathersUntilItIsFlushed() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out"
    let writer = try OutputWriter(creating: path)
    try writer.write(Array("one ".utf8))
    try writer.write(Array("two".utf8))
    #expect(FileManager.default.contents(atPath: path) == Data())
    try writer.flush()
    #expect(FileManager.default.contents(atPath: path) == Data("one two".utf8))
  }

  @Test func writesFullBlocksAtOnce() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out"
    let writer = try OutputWriter(creating: path)
    try writer.write(Array(repeating: 120, count: 65535))
    #expect(FileManager.default.contents(atPath: path)?.count == 0)
    try writer.write([120])
    #expect(FileManager.default.contents(atPath: path)?.count == 65536)
  }

  @Test func aClosedPipeIsNoFailureOfOurs() throws {
    System.handleSignals()
    let pipe = Pipe()
    let writer = writer(to: pipe)
    try pipe.fileHandleForReading.close()
    try writer.write([120])
    #expect(throws: OutputError.closedPipe) { try writer.flush() }
    #expect(throws: OutputError.closedPipe) { try writer.write([120]) }
    #expect(CommandError.output(.closedPipe).exitStatus == .done)
    #expect(CommandError.output(.closedPipe).rendered(command: nil).text == "")
  }

  @Test func keepsAFailureOnTheSideForTheNextCall() throws {
    System.handleSignals()
    let pipe = Pipe()
    let writer = writer(to: pipe)
    try pipe.fileHandleForReading.close()
    try writer.write([120])
    writer.flushQuietly()
    #expect(throws: OutputError.closedPipe) { try writer.write([120]) }
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func saysThatTheDiskIsFull() throws {
    let writer = try OutputWriter(creating: "/dev/full")
    try writer.write([120])
    let error = OutputError.failed(name: "'/dev/full'", reason: "No space left on device")
    #expect(throws: error) { try writer.flush() }
    #expect(CommandError.output(error).exitStatus == .cannotWrite)
    #expect(
      CommandError.output(error).rendered(command: "replay").text + "\n"
        == "touchstone: cannot write '/dev/full': No space left on device\n")
  }

  @Test func saysThatAFileCannotBeCreated() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/missing/out"
    #expect(throws: OutputError.failed(name: "'\(path)'", reason: "No such file or directory")) {
      try OutputWriter(creating: path)
    }
  }
}
