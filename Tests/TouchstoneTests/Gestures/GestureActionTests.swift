import Synchronization
import Testing

@testable import Touchstone

/// Actions that a program is told of as they are sent.
struct GestureActionTests {
  private final class Heard: Sendable {
    let states = Mutex<[RecognizerState]>([])
  }

  @Test func anActionIsHeardForBeganEachChangedAndEndedButNotForFailed() throws {
    let heard = Heard()
    var replay = Replay(SceneBuilder().pan().tap().allSimultaneous().scene)
    replay.delegate.action = { transition in
      heard.states.withLock { $0.append(transition.to) }
    }
    var events = ReplayEvents()
    // The tap fails at 60 points: of that nobody hears.
    let touches = Touches().down(1, at: (100, 100)).drag(by: (20, 0), times: 3, every: 0.01).wait(
      0.01
    ).up(1)
    for frame in touches.frames { try replay.process(frame, into: &events) }
    #expect(heard.states.withLock { $0 } == [.began, .changed, .changed, .ended])
    #expect(replay.state(ofRecognizer: 1) == .possible)
    let failed = events.contains {
      if case .transition(let it) = $0 { it.to == .failed } else { false }
    }
    #expect(failed)
  }
}
