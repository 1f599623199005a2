import Foundation
import Testing
import TouchstoneCLI

/// Small changes to recordings and thresholds: `test` tells all that comes of them, and nothing else.
@Suite struct MutationTests {
  /// What a run of `test` has reported.
  private struct Report {
    var status: TouchstoneCLI.ExitStatus
    var outcomes: [String] = []
    /// Lines of the left sides of its differences, and how often; the same of the right sides.
    var left: [String: Int] = [:]
    var right: [String: Int] = [:]
    var reorderings = 0
    var members = 0
  }

  private static let all = Mutation.ofRecordings + Mutation.ofThresholds

  private static let traces = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../traces").standardizedFileURL

  /// What replay prints of the traces as they are, with the options of their goldens.
  private static let results: [String: String] = {
    var results: [String: String] = [:]
    for name in Set(all.map(\.trace)) {
      let folder = traces.appending(path: name)
      let golden = try? String(
        contentsOf: folder.appending(path: "trace.expected.ndjson"), encoding: .utf8)
      results[name] = try? replay(
        folder.appending(path: "trace.json").path, options(of: golden ?? ""))
    }
    return results
  }()

  @Test func thereAreManyAndEachIsAnother() {
    #expect(Self.all.count >= 100)
    #expect(Set(Self.all.map(\.testDescription)).count == Self.all.count)
    #expect(Self.all.count { $0.effect == .nothing } >= 10)
  }

  @Test(arguments: all)
  func exactlyWhatChangedIsReported(mutation: Mutation) throws {
    let folder = try TemporaryFolder()
    let source = Self.traces.appending(path: mutation.trace)
    let golden = try String(
      contentsOf: source.appending(path: "trace.expected.ndjson"), encoding: .utf8)
    try folder.write(golden, to: "trace.expected.ndjson")
    var trace = try EditedTrace(Data(contentsOf: source.appending(path: "trace.json")))
    mutation.edit(&trace)
    let path = try folder.write(String(decoding: trace.data(), as: UTF8.self), to: "trace.json")
    let before = try #require(Self.results[mutation.trace])
    let after = try Self.replay(path, try Self.options(of: golden) + mutation.options)

    let plain = try PlainComparison(before, after)
    try check(mutation, does: plain)
    let report = try test(folder.path, mutation.options)
    #expect(report.left == plain.left)
    #expect(report.right == plain.right)
    #expect(report.reorderings == (plain.isInOrder ? 0 : 1))
    #expect((report.members == 0) == plain.hasSameMembers)
    let isSame = mutation.effect == .nothing
    #expect(report.outcomes == [isSame ? "passed" : "failed"])
    #expect(report.status == (isSame ? .done : .different))
  }

  /// A change that does not do what its name says would check nothing.
  private func check(_ mutation: Mutation, does plain: PlainComparison) throws {
    let hasSameLines = plain.left.isEmpty && plain.right.isEmpty
    #expect(hasSameLines == (mutation.effect != .lines))
    #expect(!hasSameLines || plain.isInOrder == (mutation.effect != .order))
    #expect(!hasSameLines || plain.hasSameMembers == (mutation.effect != .members))
  }

  private static func options(of golden: String) throws -> [String] {
    let line = golden.prefix { $0 != "\n" }
    let value = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    return try #require(value?["options"] as? [String])
  }

  private static func replay(_ path: String, _ options: [String]) throws -> String {
    var console = MemoryConsole()
    let status = CommandLineTool.run(
      arguments: ["replay", "--format", "ndjson"] + options + [path], console: &console)
    #expect(status == .done, "\(console.errors)")
    return console.output
  }

  private func test(_ folder: String, _ options: [String]) throws -> Report {
    var console = MemoryConsole()
    let status = CommandLineTool.run(
      arguments: ["test", "--ci", "--format", "ndjson"] + options + [folder], console: &console)
    var report = Report(status: status)
    for text in console.output.split(separator: "\n") {
      let value = try JSONSerialization.jsonObject(with: Data(text.utf8))
      let line = try #require(value as? [String: Any])
      switch line["type"] as? String {
      case "case": report.outcomes.append(line["outcome"] as? String ?? "")
      case "difference": try take(line, into: &report)
      default: break
      }
    }
    return report
  }

  private func take(_ line: [String: Any], into report: inout Report) throws {
    switch line["kind"] as? String {
    case "reordered": report.reorderings += 1
    case "member": report.members += 1
    default:
      if let left = line["left"] { report.left[try PlainComparison.line(left), default: 0] += 1 }
      if let right = line["right"] {
        report.right[try PlainComparison.line(right), default: 0] += 1
      }
    }
  }
}
