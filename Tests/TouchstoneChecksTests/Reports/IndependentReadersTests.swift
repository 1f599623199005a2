import Foundation
import SafeJSON
import Testing
import TouchstoneChecks

/// Reports as readers that others have written find them: `make readers` fetches those.
@Suite(
  .enabled(
    if: IndependentReader.isThere,
    "'make readers' has not fetched the readers: no Python, or no network"))
struct IndependentReadersTests {
  private let cases = CheckedCase.samples + CheckedCase.hard

  @Test func junitparserFindsEverythingAndTheSchemaHolds() throws {
    let suites = try IndependentReader.junit(written(JUnitReport(), cases))
    let suite = try #require(suites.first)
    #expect(suites.count == 1)
    #expect(suite.name == "touchstone")
    let hard = CheckedCase.hardTexts.count
    #expect(suite.counts == [4 + 2 * hard, 2 + hard, 1])
    #expect(suite.cases.map(\.kind) == cases.map { ReadCase.kind(of: $0.outcome) })
    #expect(
      suite.cases.prefix(4).map(\.folder) == ["traces", "traces", "touchstone", "touchstone"])
    #expect(suite.cases.prefix(4).map(\.name) == ["tap.json", "swipe.json #2", "new.json", "-"])
    for (found, checked) in zip(suite.cases, cases) where checked.outcome != .passed {
      #expect(found.message == legal(checked.message))
      let place = checked.line.map { ["\(checked.path):\($0)" + (checked.column == 7 ? ":7" : "")] }
      let lines = [checked.message] + (place ?? []) + checked.details
      let expected = lines.map { PlainText(legal($0)) }.joined(separator: "\n")
      #expect(found.text ?? "" == expected.withoutCommands.text)
    }
  }

  @Test func manyCasesAreSeveralSuites() throws {
    let passed = CheckedCase(name: "a/b", path: "a/b")
    let suites = try IndependentReader.junit(
      written(JUnitReport(), Array(repeating: passed, count: 2500)))
    #expect(suites.map(\.name) == ["touchstone", "touchstone (2)", "touchstone (3)"])
    #expect(suites.map(\.cases.count) == [1000, 1000, 500])
    #expect(suites.map(\.counts) == [[1000, 0, 0], [1000, 0, 0], [500, 0, 0]])
  }

  @Test func anEmptyRunCanBeRead() throws {
    #expect(try IndependentReader.junit(written(JUnitReport(), [])).map(\.counts) == [[0, 0, 0]])
    #expect(try IndependentReader.tap(written(TAPReport(), [])).map(\.plan) == [nil, 0])
  }

  @Test func tapPyFindsEverything() throws {
    let lines = try IndependentReader.tap(written(TAPReport(), cases))
    #expect(lines.first?.version == 14)
    #expect(lines.last?.plan == cases.count)
    let results = lines.filter { $0.number != nil }
    #expect(lines.count == results.count + 2)
    #expect(results.map(\.number) == (1...cases.count).map { $0 })
    for (found, checked) in zip(results, cases) {
      #expect(found.isPassed == (checked.outcome == .passed))
      // tap.py reads version 13, in which there was no way to escape a #.
      let looksDirected = ["# todo", "# SKIP"].contains { checked.name.contains($0) }
      #expect(found.isDirected == looksDirected)
      guard checked.outcome != .passed else { continue }
      #expect(found.diagnostics?.message == legal(checked.message))
      #expect(found.diagnostics?.file == checked.path)
      #expect(found.diagnostics?.line == checked.line)
      #expect(found.diagnostics?.details ?? [] == checked.details.map(legal))
    }
    #expect(results.first?.description == "- traces/tap.json")
  }

  /// A line as the reader must find it: with what could do harm, and what XML and YAML forbid, replaced.
  private func legal(_ text: String) -> String {
    PlainText.harmless(text).replacing("\u{FFFE}", with: "\u{FFFD}")
      .replacing("\u{FFFF}", with: "\u{FFFD}")
  }
}
