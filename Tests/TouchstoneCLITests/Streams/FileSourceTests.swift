import Foundation
import SafeJSON
import Testing

@testable import TouchstoneCLI

@Suite struct FileSourceTests {
  /// Reads to the end, a few bytes at a time.
  private func rest(of source: FileSource) throws -> String {
    var bytes: [UInt8] = []
    while try source.read(atMost: 3, into: &bytes) > 0 {}
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func readsAFileInPieces() throws {
    let folder = try TemporaryFolder()
    let source = try FileSource(path: try folder.write("Touchstone", to: "a"))
    var bytes: [UInt8] = []
    #expect(try source.read(atMost: 5, into: &bytes) == 5)
    #expect(String(decoding: bytes, as: UTF8.self) == "Touch")
    #expect(try rest(of: source) == "stone")
    #expect(try source.read(atMost: 5, into: &bytes) == 0)
  }

  @Test func rewindsAFile() throws {
    let folder = try TemporaryFolder()
    let source = try FileSource(path: try folder.write("Touchstone", to: "a"))
    #expect(source.canRewind)
    #expect(try rest(of: source) == "Touchstone")
    try source.rewind(to: 5)
    #expect(try rest(of: source) == "stone")
  }

  @Test func rewindsToWhereAnInheritedFileBegan() throws {
    let folder = try TemporaryFolder()
    let file = try #require(
      FileHandle(forReadingAtPath: try folder.write("header Touchstone", to: "a")))
    try file.seek(toOffset: 7)
    let source = FileSource(.owning(dup(file.fileDescriptor)), flushing: nil)
    #expect(try rest(of: source) == "Touchstone")
    try source.rewind(to: 0)
    #expect(try rest(of: source) == "Touchstone")
  }

  @Test func readsAPipeThatCannotBeRewound() throws {
    let pipe = Pipe()
    let source = FileSource(.owning(dup(pipe.fileHandleForReading.fileDescriptor)), flushing: nil)
    try pipe.fileHandleForWriting.write(contentsOf: Data("Touchstone".utf8))
    try pipe.fileHandleForWriting.close()
    #expect(!source.canRewind)
    #expect(try rest(of: source) == "Touchstone")
    #expect(throws: ByteSourceError("Illegal seek")) { try source.rewind(to: 0) }
  }

  @Test func flushesTheOutputBeforeItWaitsForAPipe() throws {
    let input = Pipe()
    let output = Pipe()
    let writer = OutputWriter(
      .owning(dup(output.fileHandleForWriting.fileDescriptor)), name: "standard output")
    let source = FileSource(
      .owning(dup(input.fileHandleForReading.fileDescriptor)), flushing: writer)
    try writer.write(Array("answer\n".utf8))
    try input.fileHandleForWriting.close()
    #expect(try rest(of: source) == "")
    #expect(output.fileHandleForReading.availableData == Data("answer\n".utf8))
  }

  @Test func aFolderIsNoFile() throws {
    let folder = try TemporaryFolder()
    let source = try FileSource(path: folder.path)
    var bytes: [UInt8] = []
    #expect(throws: ByteSourceError("Is a directory")) {
      try source.read(atMost: 1, into: &bytes)
    }
    #expect(bytes == [])
  }
}
