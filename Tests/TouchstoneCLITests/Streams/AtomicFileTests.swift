import Foundation
import Testing

@testable import TouchstoneCLI

@Suite struct AtomicFileTests {
  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
  }

  private func names(in folder: borrowing TemporaryFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func isThereWhenItIsCommitted() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/out"
    let file = try AtomicFile(replacing: path)
    try file.write(Array("one ".utf8))
    try file.write(Array(repeating: 120, count: 70_000))
    #expect(text(path) == nil)
    try file.commit()
    #expect(text(path) == "one " + String(repeating: "x", count: 70_000))
    #expect(try names(in: folder) == ["out"])
  }

  @Test func leavesTheOldOneUntilThen() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "out")
    do {
      let file = try AtomicFile(replacing: path)
      try file.write(Array(repeating: 120, count: 70_000))
      #expect(text(path) == "old")
      #expect(try names(in: folder).count == 2)
    }
    #expect(text(path) == "old")
    #expect(try names(in: folder) == ["out"])
  }

  /// What a killed program leaves behind is no trace, and is in nobody's way.
  @Test func passesOverWhatOthersHaveLeft() throws {
    let folder = try TemporaryFolder()
    let first = try AtomicFile(replacing: folder.path + "/a.json")
    let second = try AtomicFile(replacing: folder.path + "/b.json")
    try first.write([97])
    try second.write([98])
    #expect(Array(Input.inputs(for: [folder.path])) == [])
    try second.commit()
    try first.commit()
    #expect(text(folder.path + "/a.json") == "a")
    #expect(text(folder.path + "/b.json") == "b")
  }

  @Test func keepsThePermissions() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "out")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    let file = try AtomicFile(replacing: path)
    try file.commit()
    let attributes = try FileManager.default.attributesOfItem(atPath: path)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(text(path) == "")
  }

  @Test func followsALink() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "real/out")
    try folder.link("link", to: "real/out")
    let file = try AtomicFile(replacing: folder.path + "/link")
    try file.write(Array("new".utf8))
    try file.commit()
    #expect(text(path) == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link")
        == "real/out")
    #expect(try names(in: folder) == ["link", "real"])
  }

  @Test func takesTheLongestName() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/" + String(repeating: "n", count: 255)
    let file = try AtomicFile(replacing: path)
    try file.commit()
    #expect(text(path) == "")
  }

  @Test func takesANameWithoutAFolder() throws {
    let name = "touchstone-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: name) }
    let file = try AtomicFile(replacing: name)
    try file.write([97])
    try file.commit()
    #expect(text(name) == "a")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func writesToDevicesDirectly() throws {
    try AtomicFile(replacing: "/dev/null").commit()
    let full = try AtomicFile(replacing: "/dev/full")
    try full.write([120])
    let error = OutputError.failed(name: "'/dev/full'", reason: "No space left on device")
    #expect(throws: error) { try full.commit() }
  }

  @Test func saysWhyNot() throws {
    let folder = try TemporaryFolder()
    let missing = folder.path + "/missing/out"
    #expect(
      throws: OutputError.failed(name: "'\(missing)'", reason: "No such file or directory")
    ) { try AtomicFile(replacing: missing) }
    #expect(throws: OutputError.failed(name: "'\(folder.path)'", reason: "Is a directory")) {
      try AtomicFile(replacing: folder.path)
    }
  }
}
