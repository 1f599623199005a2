import Foundation
import Testing

/// The examples for CI: they stand in the document as they are, and do what they say.
@Suite struct CIExampleTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static let programs = root.appending(path: ".build/debug").path(percentEncoded: false)
  private static let isBuilt = FileManager.default.isExecutableFile(
    atPath: programs + "/touchstone")

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Runs a script in a folder with the built program in reach; its status and all that it printed.
  private static func run(
    _ script: String, in folder: String, _ variables: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    process.arguments = ["-e", "-c", script]
    process.currentDirectoryURL = URL(filePath: folder)
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    environment["PATH"] = programs + ":" + (environment["PATH"] ?? "")
    environment["HOME"] = folder
    process.environment = environment
    let output = Pipe()
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test(arguments: ["github.yml", "pre-commit"])
  func theDocumentShowsTheFile(name: String) throws {
    let file = try Self.text("Examples/CI/\(name)")
    #expect(try Self.text("Documentation/CI.md").contains("\n\(file)```\n"))
  }

  // MARK: The workflow

  /// The script of a step: the lines below its `run: |`.
  private static func script(ofStep name: String) throws -> String {
    let lines = try text("Examples/CI/github.yml").components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- name: \(name)") })
    let run = try #require(lines[start...].firstIndex { $0.hasSuffix("run: |") })
    return lines[(run + 1)...].prefix { $0.hasPrefix("          ") }
      .map { String($0.dropFirst(10)) }.joined(separator: "\n")
  }

  @Test(.enabled(if: isBuilt)) func theWorkflowTestsAndShowsASummary() throws {
    let folder = try TestFolder()
    let variables = ["RECORDINGS": "gestures", "GITHUB_STEP_SUMMARY": folder.path + "/summary"]
    try folder.write(TestFolder.tap(#","expect":{"label":"tap"}"#), to: "gestures/tap.json")
    let test = try Self.script(ofStep: "Test the gestures")
    #expect(try Self.run(test, in: folder.path, variables).status == 0)
    #expect(folder.read("gestures.xml")?.contains("<testcase") == true)

    try folder.write(TestFolder.tap(#","expect":{"label":"pan"}"#), to: "gestures/tap.json")
    let failed = try Self.run(test, in: folder.path, variables)
    #expect(failed.status == 1)
    #expect(failed.output.contains("::error file=gestures/tap.json"))
    #expect(folder.read("gesture-failures/gestures/tap.json/differences.txt") != nil)
    _ = try Self.run(
      try Self.script(ofStep: "Show the summary"), in: folder.path, variables)
    #expect(folder.read("summary")?.contains("expected the label pan, found tap") == true)
  }

  @Test(.enabled(if: isBuilt)) func theWorkflowFailsForAGoldenWithoutItsTrace() throws {
    let folder = try TestFolder()
    try folder.write("", to: "gestures/gone.expected.ndjson")
    let test = try Self.script(ofStep: "Test the gestures")
    #expect(try Self.run(test, in: folder.path, ["RECORDINGS": "gestures"]).status == 1)
  }

  // MARK: The hook

  private static let repository = """
    git init -q . && git config user.email a@b && git config user.name a
    cp "$HOOK" .git/hooks/pre-commit
    """

  private static func commit(_ files: String, in folder: String) throws -> (Int32, String) {
    let hook = root.appending(path: "Examples/CI/pre-commit").path(percentEncoded: false)
    let script = "if [ ! -d .git ]; then \(repository); fi; git add \(files); git commit -qm x"
    return try run(script, in: folder, ["HOOK": hook])
  }

  @Test(.enabled(if: isBuilt)) func theHookLetsGoodGesturesThrough() throws {
    let folder = try TestFolder()
    try folder.write("words", to: "README")
    #expect(try Self.commit("README", in: folder.path).0 == 0)
    try folder.write(TestFolder.tap(#","expect":{"label":"tap"}"#), to: "tap.json")
    let (status, output) = try Self.commit("tap.json", in: folder.path)
    #expect(status == 0)
    #expect(output.contains("1 passed"))
  }

  @Test(.enabled(if: isBuilt)) func theHookHoldsBadGesturesBack() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(#","expect":{"label":"pan"}"#), to: "tap.json")
    let (status, output) = try Self.commit("tap.json", in: folder.path)
    #expect(status != 0)
    #expect(output.contains("expected the label pan, found tap"))
  }

  @Test(.enabled(if: isBuilt)) func theHookKeepsWaitingResultsOut() throws {
    let folder = try TestFolder()
    try folder.write(TestFolder.tap(), to: "tap.json")
    _ = folder.test()
    let (status, output) = try Self.commit(".", in: folder.path)
    #expect(status != 0)
    #expect(output.contains("results that wait for a decision are not committed"))
  }

  @Test(.enabled(if: isBuilt), arguments: ["tap", "größe"])
  func theHookKeepsWaitingResultsOutThatComeAlone(name: String) throws {
    let folder = try TestFolder()
    try folder.write("", to: "\(name).expected.ndjson.new")
    #expect(try Self.commit("*.new", in: folder.path).0 != 0)
  }
}
