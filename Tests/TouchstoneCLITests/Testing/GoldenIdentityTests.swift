import Foundation
import Testing
import TouchstoneCLI

/// A golden is the same bytes whenever and however it is written.
@Suite struct GoldenIdentityTests {
  private static let traces = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../traces").standardizedFileURL

  /// A copy of all bundled traces that expect nothing of themselves: only a golden can hold them.
  private func copyTraces(to folder: borrowing TemporaryFolder) throws -> Int {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.traces.path)
      .filter { !$0.contains(".") }
    for name in names {
      let path = Self.traces.appending(path: "\(name)/trace.json")
      var trace = try EditedTrace(Data(contentsOf: path))
      trace.members["expect"] = nil
      try folder.write(String(decoding: trace.data(), as: UTF8.self), to: "\(name)/trace.json")
    }
    return names.count
  }

  private func run(_ arguments: [String]) -> TouchstoneCLI.ExitStatus {
    var console = MemoryConsole()
    return CommandLineTool.run(arguments: ["test"] + arguments, console: &console)
  }

  private func files(in folder: borrowing TemporaryFolder) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      files[name] = FileManager.default.contents(atPath: folder.path + "/" + name)
    }
    return files
  }

  @Test func forAnyNumberOfThreads() throws {
    var first: [String: Data]?
    for jobs in ["1", "2", "8"] {
      let folder = try TemporaryFolder()
      let count = try copyTraces(to: folder)
      #expect(run(["--accept", "--jobs", jobs, folder.path]) == .done)
      let written = try files(in: folder)
      #expect(written.keys.count { $0.hasSuffix("trace.expected.ndjson") } == count)
      #expect(written.count == 2 * count)
      let again = jobs == "8" ? "1" : "8"
      #expect(run(["--accept", "--jobs", again, folder.path]) == .done)
      #expect(try files(in: folder) == written)
      #expect(first == nil || first == written)
      first = written
    }
  }

  /// What waits for a decision is what would be accepted.
  @Test func forReviewAndForAcceptance() throws {
    let reviewed = try TemporaryFolder()
    let accepted = try TemporaryFolder()
    let count = try copyTraces(to: reviewed)
    _ = try copyTraces(to: accepted)
    #expect(run([reviewed.path]) == .different)
    var console = MemoryConsole()
    console.input = String(repeating: "a\n", count: count)
    #expect(
      CommandLineTool.run(arguments: ["test", "--review", reviewed.path], console: &console)
        == .done)
    #expect(run(["--accept", accepted.path]) == .done)
    #expect(try files(in: reviewed) == files(in: accepted))
  }
}
