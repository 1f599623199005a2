import Foundation
import Testing
import TouchstoneCLI
import TouchstoneTraces

@Suite struct InputTests {
  private func inputs(for paths: [String]) -> [Input] { Array(Input.inputs(for: paths)) }

  @Test func noPathMeansStandardInput() {
    #expect(inputs(for: []) == [.standardInput])
  }

  @Test func keepsTheOrderOfTheArguments() {
    #expect(
      inputs(for: ["b.json", "-", "missing", "a.json"])
        == [.file("b.json"), .standardInput, .file("missing"), .file("a.json")])
  }

  @Test func walksFoldersInBytewiseOrderOfPaths() throws {
    let folder = try TemporaryFolder()
    for name in ["b.json", "a/z.ndjson", "a.json", "a-1.jsonl", "B.json", "a/y/é.json", "a/x.json"]
    {
      try folder.write("", to: name)
    }
    let names = ["B.json", "a-1.jsonl", "a.json", "a/x.json", "a/y/é.json", "a/z.ndjson", "b.json"]
    #expect(
      inputs(for: [folder.path]) == names.map { .found(folder.path + "/" + $0) })
    #expect(
      inputs(for: [folder.path + "/"]) == names.map { .found(folder.path + "/" + $0) })
  }

  @Test func picksFilesOfAllFormats() throws {
    let folder = try TemporaryFolder()
    let names = [
      "a.event", "b.events", "c.evemu", "d.txt", "e.log", "f.yml", "g.yaml", "h.json", "i.jsonl",
      "j.ndjson",
    ]
    for name in names { try folder.write("", to: name) }
    #expect(inputs(for: [folder.path]) == names.map { .found(folder.path + "/" + $0) })
    #expect(TraceFormat.fileEndings.count == names.count)
  }

  @Test(arguments: ["Documentation/Formats.md", "Documentation/CI.md", "Examples/CI/pre-commit"])
  func documentsNameAllEndings(document: String) throws {
    let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    let text = try String(contentsOf: root.appending(path: document), encoding: .utf8)
    for ending in TraceFormat.fileEndings {
      #expect(text.contains("`\(ending)`") || text.contains("/*\(ending)\""), "\(ending)")
    }
  }

  @Test func leavesOutHiddenEntriesAndOtherEndings() throws {
    let folder = try TemporaryFolder()
    for name in [
      ".a.json", ".git/b.json", "c.md", "c.expected.txt", "json", "d.json.new", "e.JSON",
    ] {
      try folder.write("", to: name)
    }
    #expect(inputs(for: [folder.path]) == [])
    let hidden = folder.path + "/.git"
    #expect(inputs(for: [hidden]) == [.found(hidden + "/b.json")])
  }

  @Test func followsLinksToFilesButNotToFolders() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "real.md")
    try folder.link("file.json", to: "real.md")
    try folder.link("loop.json", to: ".")
    #expect(inputs(for: [folder.path]) == [.found(folder.path + "/file.json")])
    #expect(
      inputs(for: [folder.path + "/loop.json"])
        == [.found(folder.path + "/loop.json/file.json")])
  }

  @Test func aMissingFileIsAnErrorWhenItIsOpened() {
    let missing = InputError(path: "x.json", reason: "No such file or directory")
    #expect(throws: missing) { try FileSource(path: "x.json") }
    #expect(missing.message == "cannot read 'x.json': No such file or directory")
    #expect(
      InputError(path: nil, reason: "Input/output error").message
        == "cannot read standard input: Input/output error")
  }
}
