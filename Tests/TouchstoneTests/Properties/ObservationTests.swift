import Testing

@testable import Touchstone

/// What is observed changes what is told, and nothing else.
struct ObservationTests {
  @Test func withoutTransitionsNothingIsToldAndEverythingGoesTheSameWay() throws {
    var changeCount = 0
    for seed in 0..<UInt64(200) {
      let scene = RandomScene(seed: seed).scene
      var (told, silent) = (Replay(scene), Replay(scene, observing: .noTransitions))
      var (events, silence): (ReplayEvents, ReplayEvents) = ([], [])
      for frame in RandomTouches(seed: seed &+ 3_000_000).frames {
        try told.process(frame, into: &events)
        try silent.process(frame, into: &silence)
        expectSame(told, silent)
      }
      told.finish(into: &events)
      silent.finish(into: &silence)
      expectSame(told, silent)
      #expect(silence.isEmpty)
      changeCount += events.count
    }
    #expect(changeCount > 1000)
  }

  private func expectSame(_ told: Replay, _ silent: Replay) {
    #expect(told.views.views.map(\.transform) == silent.views.views.map(\.transform))
    #expect(told.views.views.map(\.center) == silent.views.views.map(\.center))
    #expect(told.arbiter.recognizers.map(\.state) == silent.arbiter.recognizers.map(\.state))
    #expect(told.touches.map(\.recognizers) == silent.touches.map(\.recognizers))
  }
}
