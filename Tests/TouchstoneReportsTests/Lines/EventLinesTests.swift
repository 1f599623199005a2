import Testing
import TouchstoneReports

@testable import Touchstone

@Suite struct EventLinesTests {
  private static let events: [ReplayEvent] = [
    .reset(ResetReport(time: .zero, recognizer: 0)),
    .transition(Sample.transition(.tap, at: 1, to: .ended, values: .tap(taps: 1))),
    .action(ActionReport(time: .zero, recognizer: 0, state: .ended)),
    .transform(TransformReport(time: .zero, view: 1, transform: .identity)),
  ]

  /// The hash in the summary, and the lines that it covers.
  private func report(_ show: Show) -> (hash: Substring, lines: [Substring]) {
    let text = Sample.document(.ndjson, .init(show: show), [Self.events])
    let lines = text.split(separator: "\n")
    let hash = lines.last?.suffix(18).prefix(16) ?? ""
    return (hash, Array(lines.dropFirst().dropLast()))
  }

  @Test func theHashIsOfTheTransitionAndTransformLines() {
    let (hash, lines) = report(.standard)
    #expect(lines.count == 2)
    var expected: UInt64 = 14_695_981_039_346_656_037
    for byte in lines.map({ $0 + "\n" }).joined().utf8 {
      expected = (expected ^ UInt64(byte)) &* 1_099_511_628_211
    }
    #expect(UInt64(hash, radix: 16) == expected)
  }

  @Test(arguments: [Show.all, [], .transitions, .transforms, [.resets, .actions]])
  func theHashDoesNotDependOnWhatIsShown(show: Show) {
    #expect(report(show).hash == report(.standard).hash)
  }

  @Test func theHashChangesWithTheValues() {
    let other = Sample.transition(.tap, at: 1, to: .ended, values: .tap(taps: 2))
    let text = Sample.document(.ndjson, .init(), [[.transition(other)]])
    #expect(!text.contains(report(.standard).hash))
  }

  @Test func numbersOnlyWhatIsShown() {
    #expect(
      report([.actions, .transforms]).lines.map { $0.prefix(30) } == [
        #"{"type":"action","seq":1,"t":0"#, #"{"type":"transform","seq":2,"t"#,
      ])
  }
}
