import Testing

@testable import Touchstone

@Suite struct ReplayEventsTests {
  private static func transition(_ number: Int) -> ReplayEvent {
    .transition(
      StateTransition(
        time: Timestamp(nanoseconds: Int64(number)), recognizer: number, from: .possible,
        to: .failed, touches: 1, fingers: FingerSet(), location: .zero, values: nil, reason: nil))
  }

  private static func transform(_ number: Int) -> ReplayEvent {
    .transform(
      TransformReport(
        time: Timestamp(nanoseconds: Int64(number)), view: number, transform: .identity))
  }

  private static func reset(_ number: Int) -> ReplayEvent {
    .reset(ResetReport(time: Timestamp(nanoseconds: Int64(number)), recognizer: number))
  }

  private static let mixed = (0..<12).map { number in
    [transition, transform, reset][number % 5 % 3](number)
  }

  @Test func eventsComeInTheOrderInWhichTheyWereAppended() {
    var events = ReplayEvents()
    for event in Self.mixed { events.append(event) }
    #expect(Array(events) == Self.mixed)
    #expect(events == ReplayEvents(Self.mixed))
    #expect(events.transitions.count == Self.mixed.count { $0.isTransition })
  }

  @Test func anythingCanTakeThePlaceOfAnything() {
    for start in 0...Self.mixed.count {
      for end in start...Self.mixed.count {
        for count in 0...3 {
          let news = (0..<count).map { Self.reset(100 + $0) } + [Self.transition(200)]
          var (events, expected) = (ReplayEvents(Self.mixed), Self.mixed)
          events.replaceSubrange(start..<end, with: news)
          expected.replaceSubrange(start..<end, with: news)
          #expect(Array(events) == expected)
        }
      }
    }
  }

  @Test func afterRemovalThereIsNothing() {
    var events = ReplayEvents(Self.mixed)
    events.removeSubrange(..<5)
    events.removeAll(keepingCapacity: true)
    #expect(events.isEmpty)
    #expect(events.entries.isEmpty && events.transitions.isEmpty && events.transforms.isEmpty)
    events.append(Self.transform(3))
    #expect(events == [Self.transform(3)])
    events.removeAll()
    #expect(events == [])
  }
}

extension ReplayEvent {
  fileprivate var isTransition: Bool { if case .transition = self { true } else { false } }
}
