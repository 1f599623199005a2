import Foundation
import Testing
import TouchstoneCLI

/// Real recordings, for those who have them.
@Suite struct CorpusTests {
  @Test(.enabled(if: !Corpus.bugs.isEmpty), arguments: Corpus.bugs)
  func aKnownBugIsNotOurs(file: URL) throws {
    let bug = try BugCase(file)
    var console = MemoryConsole(files: ["bug.json": bug.trace])
    let status = CommandLineTool.run(
      arguments: ["replay", "bug.json", "--format", "ndjson", "--show", "transitions"],
      console: &console)
    #expect(status == .done)
    let transitions = try console.output.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("{\"type\":\"transition\"") }.map { try PrintedTransition($0) }
    #expect(!bug.expectations.isEmpty)
    for expectation in bug.expectations {
      let name = try #require(expectation["recognizer"] as? String)
      let own = BugExpectation(transitions: transitions.filter { $0.recognizer == name })
      for (key, value) in expectation {
        let holds = own.holds(key, value)
        #expect(
          holds == true,
          "\(name): \(key) \(value) \(holds == nil ? "is not understood" : "does not hold")")
      }
    }
  }

  @Test(.enabled(if: OracleScorer.installed != nil))
  func uikitItselfSaidTheSame() throws {
    let totals = try #require(OracleScorer.installed).totals()
    for row in ["verdicts", "began frames", "values", "frozen values", "tap counts"] {
      let pattern = try Regex("[ ,]\(row) ([0-9]+)/([0-9]+)")
      let match = try #require(totals.firstMatch(of: pattern), "no \(row) in \(totals)")
      let (hits, all) = (match.output[1].substring, match.output[2].substring)
      #expect(hits == all, "\(row)")
      #expect(all != "0", "\(row)")
    }
  }

  /// The keys are understood even where no corpus is.
  @Test func anUnknownExpectationIsNotPassedOver() {
    let nothing = BugExpectation(transitions: [])
    #expect(nothing.holds("maxSpeed", 3) == nil)
    #expect(nothing.holds("outcome", "perhaps") == nil)
    #expect(nothing.holds("outcome", "not-recognized") == true)
    #expect(nothing.holds("maxStep", 1) == false)
  }
}
