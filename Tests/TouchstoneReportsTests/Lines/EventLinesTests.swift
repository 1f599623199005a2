import Testing

@testable import Touchstone
@testable import TouchstoneReports

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
    var expected = XXH64()
    expected.add(Array(lines.map { $0 + "\n" }.joined().utf8).span)
    #expect(hash == expected.text)
  }

  @Test(arguments: [Show.all, [], .transitions, .transforms, [.resets, .actions], .gestures])
  func theHashDoesNotDependOnWhatIsShown(show: Show) {
    #expect(report(show).hash == report(.standard).hash)
  }

  @Test func theHashChangesWithTheValues() {
    let other = Sample.transition(.tap, at: 1, to: .ended, values: .tap(taps: 2))
    let text = Sample.document(.ndjson, .init(), [[.transition(other)]])
    #expect(!text.contains(report(.standard).hash))
  }

  @Test func theHashOfADocumentIsThatOfLines() throws {
    for show in [Show.all, [], .standard] {
      let text = Sample.document(.json, .init(show: show), [Self.events])
      #expect(text.contains(#""hash":"\#(report(.standard).hash)""#))
    }
  }

  @Test func numbersAreThoseOfTransitionsAndTransformsWhateverIsShown() {
    #expect(
      report([.actions, .transforms]).lines.map { $0.prefix(31) } == [
        #"{"type":"action","t":0,"recogni"#, #"{"type":"transform","seq":2,"t""#,
      ])
  }

  @Test func gesturesAreLinesOfTheirOwn() {
    let pan = Sample.transition(.pan, at: 1, to: .began, touches: 2)
    let pinch = Sample.transition(
      .pinch, at: 2, to: .began, touches: 2, values: .pinch(scale: 1.5, velocity: 3))
    let tap = Sample.transition(.tap, at: 3, to: .ended, values: .tap(taps: 1))
    let failure = Sample.transition(.swipe, at: 3, to: .failed)
    let events = [pan, pinch, tap, failure].map { ReplayEvent.transition($0) }
    let text = Sample.document(.ndjson, .init(show: .gestures), [events])
    let expected = """
      {"type":"gesture","recognizer":"tap","kind":"tap","began":0.003,"ended":0.003,\
      "state":"ended","touches":1,"taps":1}
      {"type":"gesture","recognizer":"pan","kind":"pan","began":0.001,"state":"began",\
      "touches":2}
      {"type":"gesture","recognizer":"pinch","kind":"pinch","began":0.002,"state":"began",\
      "touches":2,"scale":1.5}
      """
    let lines = text.split(separator: "\n").dropFirst().dropLast()
    #expect(lines.joined(separator: "\n") == expected)
  }
}
