import Testing

@testable import Touchstone

/// What the arbiter never lets happen, in random scenes with random fingers.
struct ArbitrationPropertyTests {
  /// One frame's transitions, with the recognizers before and after it.
  private struct Item {
    let transitions: [StateTransition]
    let before: [Recognizer]
    let after: [Recognizer]
    /// The touches that each one tracks after it.
    let touches: [[OwnTouch]]
    /// Which fingers these are.
    let fingers: [FingerSet]

    /// Who was recognized in it.
    var recognized: [StateTransition] {
      transitions.filter { $0.from == .possible && $0.to != .failed }
    }
  }

  /// Plays a seed's stream over a seed's scene and looks at every frame before which no timer ran.
  private func eachFrame(_ seed: UInt64, _ body: (Item, TouchScene, ArbitrationRules) -> Void)
    throws
  {
    let scene = RandomScene(seed: seed).scene
    let rules = ArbitrationRules(scene, ViewTree(scene.views))
    var replay = Replay(scene, observing: .timers)
    for frame in RandomTouches(seed: seed &+ 2_000_000).frames {
      var events = ReplayEvents()
      let before = replay.arbiter.recognizers
      try replay.process(frame, into: &events)
      let hasFired = events.contains {
        if case .timer(let report) = $0 { report.event == .fired } else { false }
      }
      let transitions = events.compactMap {
        if case .transition(let transition) = $0 { transition } else { nil }
      }
      guard !hasFired else { continue }
      let after = replay.arbiter.recognizers
      body(
        Item(
          transitions: transitions, before: before, after: after,
          touches: after.indices.map { replay.arbiter.touches(of: $0) },
          fingers: after.indices.map { replay.arbiter.fingers(of: $0) }), scene, rules)
    }
  }

  private func isDynamic(_ first: Int, _ second: Int, _ scene: TouchScene) -> Bool {
    scene.policy.dynamicRequireToFail.contains {
      $0 == .init(first, second) || $0 == .init(second, first)
    }
  }

  @Test func nobodyIsRecognizedBeforeItsRequirementsHaveFailed() throws {
    var count = 0
    for seed in 0..<UInt64(200) {
      try eachFrame(seed) { item, _, rules in
        for transition in item.recognized {
          for required in rules.requirements[transition.recognizer] {
            let recognizer = item.after[required]
            #expect(!(recognizer.isEngaged && recognizer.isUndecided), "seed \(seed)")
            count += 1
          }
        }
      }
    }
    #expect(count > 10)
  }

  @Test func whoExcludeEachOtherAreNotRecognizedTogether() throws {
    for seed in 0..<UInt64(100) {
      try eachFrame(seed) { item, scene, rules in
        for one in item.recognized {
          for other in item.recognized where other.recognizer != one.recognizer {
            guard !one.fingers.isDisjoint(with: other.fingers),
              !isDynamic(one.recognizer, other.recognizer, scene)
            else { continue }
            let exclusion = rules.exclusion(of: other.recognizer, by: one.recognizer)
            let reverse = rules.exclusion(of: one.recognizer, by: other.recognizer)
            #expect(exclusion != .always || reverse != .always, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func nobodyIsRecognizedBesideARunningOneThatExcludesIt() throws {
    for seed in 0..<UInt64(100) {
      try eachFrame(seed) { item, scene, rules in
        for active in item.after.indices
        where item.before[active].state.isRunning && item.after[active].state.isRunning {
          for transition in item.recognized {
            let isTouching = !transition.fingers.isDisjoint(with: item.fingers[active])
            guard isTouching, !isDynamic(active, transition.recognizer, scene) else { continue }
            let exclusion = rules.exclusion(of: transition.recognizer, by: active)
            #expect(exclusion != .always, "seed \(seed)")
          }
        }
      }
    }
  }

  @Test func aRecognizerGetsNoTouchThatItCouldNotHave() throws {
    for seed in 0..<UInt64(100) {
      try eachFrame(seed) { item, scene, _ in
        for (index, touches) in item.touches.enumerated() {
          let definition = scene.recognizers[index]
          let types = Set(touches.map { $0.type })
          #expect(types.isSubset(of: Set(definition.allowedTouchTypes)), "seed \(seed)")
          #expect(types.count < 2 || !definition.requiresExclusiveTouchType, "seed \(seed)")
          #expect(touches.isEmpty || definition.isEnabled, "seed \(seed)")
          let isPair = definition.kind == .pinch || definition.kind == .rotation
          #expect(!isPair || touches.count <= 2, "seed \(seed)")
        }
      }
    }
  }
}
