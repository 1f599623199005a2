import Testing

@testable import TouchstoneCLI

/// Names in order, however few of them are kept at a time.
@Suite struct FolderNamesTests {
  private static func names(_ folder: String, keeping kept: Int) throws -> [String] {
    var names = try FolderNames(inFolder: folder, keeping: kept) { !$0.hasSuffix(".txt") }
    var found: [String] = []
    while let name = try names.next() { found.append(name.text) }
    return found
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func everyNameComesOnceAndInOrder(kept: Int) throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a.json", "a/x", "a0", "c.txt", "a-", ".hidden", "ä", "aa", "z/y/x"] {
      try folder.write("", to: name)
    }
    // A folder's slash (2F) comes behind - (2D) and . (2E), and before 0 (30).
    #expect(
      try Self.names(folder.path, keeping: kept)
        == ["a-", "a.json", "a/", "a0", "aa", "b", "z/", "ä"])
  }

  @Test func aFolderWithoutNamesHasNone() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.names(folder.path, keeping: 1) == [])
  }

  @Test func aFolderThatIsNotThereIsAnError() {
    #expect(throws: SystemError.self) { try Self.names("/nowhere/at/all", keeping: 1) }
  }
}
