import Testing

@testable import Touchstone

/// What holds for every recording and every scene.
struct PromiseTests {
  /// Plays a random stream over the fifteen recognizers.
  private func everyGesture(_ seed: UInt64, _ builder: SceneBuilder) throws -> Played {
    try Played(builder.scene, RandomTouches(seed: seed).frames)
  }

  private func randomScene(_ seed: UInt64) throws -> Played {
    try Played(RandomScene(seed: seed).scene, RandomTouches(seed: seed &+ 1_000_000).frames)
  }

  @Test func theFifteenRecognizersKeepThePromises() throws {
    for seed in 0..<UInt64(120) {
      let played = try everyGesture(seed, .everyGesture)
      #expect(played.brokenPromises.isEmpty, "seed \(seed)")
    }
  }

  @Test func theFifteenRecognizersKeepThePromisesWithoutAPolicy() throws {
    for seed in 0..<UInt64(40) {
      for scene in [SceneBuilder.fifteenRecognizers, .fifteenRecognizers.allSimultaneous()] {
        let played = try everyGesture(seed, scene)
        #expect(played.brokenPromises.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func randomScenesKeepThePromisesAndReachEverything() throws {
    var kinds: Set<GestureKind> = []
    var codes: Set<GestureReason.Code> = []
    for seed in 0..<UInt64(600) {
      let played = try randomScene(seed)
      #expect(played.brokenPromises.isEmpty, "seed \(seed)")
      for transition in played.transitions {
        if let reason = transition.reason { codes.insert(reason.code) }
        guard transition.from == .possible, transition.to != .failed else { continue }
        kinds.insert(played.scene.recognizers[transition.recognizer].kind)
      }
    }
    #expect(kinds == Set(GestureKind.uikit))
    // Only a program switches recognizers off or takes them away.
    #expect(codes == Set(GestureReason.Code.allCases).subtracting([.disabled, .removed]))
  }
}
