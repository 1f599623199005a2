import Foundation
import Testing
import TouchstoneReports

@testable import TouchstoneCLI

@Suite struct SpoolFileTests {
  @Test func givesBackWhatItHoldsAndLeavesNothingBehind() throws {
    let folder = try TemporaryFolder()
    let file = try SpoolFile(inFolder: folder.path)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    try file.append(Array("one ".utf8))
    try file.append(Array("two".utf8))
    #expect(try file.read(from: 2, atMost: 3) == Array("e t".utf8))
    // Reading moves nothing.
    try file.append(Array("!".utf8))
    #expect(try file.read(from: 4, atMost: 100) == Array("two!".utf8))
  }

  @Test func saysWhereNothingCanBeKept() throws {
    let folder = try TemporaryFolder()
    let name = "a temporary file in '\(folder.path)/missing'"
    #expect(throws: SpoolError(name: name, reason: "No such file or directory")) {
      try SpoolFile(inFolder: folder.path + "/missing")
    }
    let file = try SpoolFile(inFolder: folder.path)
    #expect(
      throws: SpoolError(
        name: "a temporary file in '\(folder.path)'", reason: "it ends too early")
    ) { try file.read(from: 0, atMost: 1) }
  }
}
