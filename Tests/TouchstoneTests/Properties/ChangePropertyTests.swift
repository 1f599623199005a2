import Testing
import TouchstoneReference

@testable import Touchstone

/// What holds while a program adds, switches and takes away recognizers and views at random.
struct ChangePropertyTests {
  /// A random recording during which the scene is changed.
  private struct ChangedSession {
    private var random: SplitMix64
    private var session: Session
    private let frames: [Frame]
    /// Recognizers of all kinds to add.
    private let spare: [RecognizerDefinition]
    /// The recognizers that are switched off or taken away.
    private var absent: Set<Int>
    /// Those that changed their state nevertheless.
    private(set) var ghosts: [Int] = []

    init(seed: UInt64) {
      random = SplitMix64(seed: seed)
      frames = RandomTouches(seed: seed &+ 3_000_000).frames
      spare = RandomScene(seed: seed &+ 4_000_000).scene.recognizers
      let scene = RandomScene(seed: seed).scene
      session = Session(scene, [])
      absent = Set(scene.recognizers.indices.filter { !scene.recognizers[$0].isEnabled })
    }

    mutating func play() throws -> Played {
      for frame in frames {
        let (frame, old) = (withoutLostFingers(frame), session.events.count)
        try session.change { try $0.process(frame, into: &$1) }
        for case .transition(let transition) in session.events.dropFirst(old)
        where absent.contains(transition.recognizer) { ghosts.append(transition.recognizer) }
        while random.happens(25) { change() }
      }
      return try session.finish()
    }

    /// A finger whose view is gone is no finger of the replay any more.
    private func withoutLostFingers(_ frame: Frame) -> Frame {
      let live = session.replay.allTouches.map { $0.id }
      var frame = frame
      frame.samples.removeAll { $0.phase != .began && !live.contains($0.id) }
      return frame
    }

    private mutating func change() {
      let recognizer = random.pick(Array(session.replay.scene.recognizers.indices))
      switch random.pick([0, 0, 0, 1, 1, 1, 2, 3, 3, 4]) {
      case 0: session.change { $0.setEnabled(false, ofRecognizer: recognizer, into: &$1) }
      case 1: session.change { $0.setEnabled(true, ofRecognizer: recognizer, into: &$1) }
      case 2: session.change { $0.removeRecognizer(recognizer, into: &$1) }
      case 3: add()
      default: removeView()
      }
      let arbiter = session.replay.arbiter
      absent = Set(
        arbiter.recognizers.indices.filter {
          arbiter.recognizers[$0].isRemoved || !arbiter.definitions[$0].isEnabled
        })
    }

    /// Removes a view, and once in a while the window: nothing is left without it.
    private mutating func removeView() {
      let view = random.pick(Array(session.replay.scene.views.indices))
      guard view != 0 || random.happens(20) else { return }
      session.change { $0.removeView(view, into: &$1) }
    }

    private mutating func add() {
      let scene = session.replay.scene
      var definition = random.pick(spare)
      definition.view = random.pick(Array(scene.views.indices))
      let new = scene.recognizers.count
      let other = random.pick(Array(scene.recognizers.indices))
      var policy = scene.policy
      switch random.pick([0, 1, 2, 3]) {
      // Only from earlier to later ones, so that there is no cycle.
      case 0: policy.requireToFail.append(.init(other, new))
      case 1: policy.simultaneous.append([new, other])
      case 2: policy.dynamicRequireToFail.append(.init(new, other))
      default: break
      }
      session.change { replay, _ in
        _ = replay.addRecognizer(definition, named: "added\(new)", policy: policy)
      }
    }
  }

  @Test func thePromisesAreKeptWhateverAProgramChanges() throws {
    var codes: Set<GestureReason.Code> = []
    var states: Set<RecognizerState> = []
    var added = 0
    for seed in 0..<UInt64(600) {
      var session = ChangedSession(seed: seed)
      let played = try session.play()
      #expect(played.brokenPromises.isEmpty, "seed \(seed)")
      #expect(session.ghosts.isEmpty, "seed \(seed)")
      for transition in played.transitions {
        if let code = transition.reason?.code { codes.insert(code) }
        guard transition.to != .failed else { continue }
        states.insert(transition.to)
        if played.scene.recognizerNames[transition.recognizer].hasPrefix("added") { added += 1 }
      }
    }
    #expect(codes.isSuperset(of: [.disabled, .removed, .touchCancelled, .requirementRecognized]))
    #expect(states.isSuperset(of: [.began, .changed, .ended, .cancelled]))
    #expect(added > 100)
  }

  /// R5.
  @Test func theSameChangesGiveTheSameEvents() throws {
    for seed in 0..<UInt64(60) {
      var (one, other) = (ChangedSession(seed: seed), ChangedSession(seed: seed))
      #expect(try one.play().events == other.play().events, "seed \(seed)")
    }
  }
}
