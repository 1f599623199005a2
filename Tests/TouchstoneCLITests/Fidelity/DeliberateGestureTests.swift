import Testing
import Touchstone
import TouchstoneReference
import TouchstoneReports
import TouchstoneTraces

/// What a person makes on purpose gets its name in the scene `default`, and nothing else does.
@Suite struct DeliberateGestureTests {
  private static func summary(_ frames: [Frame], _ scene: TouchScene) throws -> RecordingSummary {
    var replay = Replay(scene)
    var builder = SummaryBuilder(scene)
    var events = ReplayEvents()
    for frame in frames { try replay.process(frame, into: &events) }
    replay.finish(into: &events)
    builder.add(events)
    return builder.summary(RecordingEnd())
  }

  private static func scene(only recognizers: String? = nil) throws -> TouchScene {
    var overrides = SceneOverrides()
    if let recognizers { overrides.only = [recognizers] }
    return try SceneDescription(bundled: "default").applying(overrides).resolve(deviceSize: nil)
  }

  /// Noise of one point is more than any screen has. Then a first step may go backwards, which no
  /// swipe forgives, and the distance of two fingers that turn may change by a pinch's hysteresis.
  @Test(arguments: [0.35, 1])
  func nearlyAllAreClean(noise: Double) throws {
    let scene = try Self.scene()
    var misses: [String] = []
    var count = 0
    for kind in DeliberateGesture.Kind.allCases {
      for seed in 0..<UInt64(50) {
        let gesture = DeliberateGesture(kind, seed: seed, noise: noise)
        let label = try Self.summary(gesture.frames, scene).label
        count += 1
        if label != gesture.label {
          misses.append("\(kind) \(seed): \(gesture.label) got \(label)")
        }
      }
    }
    #expect(Double(misses.count) <= 0.02 * Double(count), "\(misses)")
  }

  /// Whoever else listens changes nothing about what a recognizer measures.
  @Test(arguments: [
    (DeliberateGesture.Kind.pinch, "pinch"), (.rotate, "rotation"), (.pan, "pan"),
    (.longPress, "longPress"),
  ])
  func valuesAreThoseOfTheRecognizerAlone(kind: DeliberateGesture.Kind, name: String) throws {
    let (all, alone) = (try Self.scene(), try Self.scene(only: name))
    for seed in 0..<UInt64(20) {
      let frames = DeliberateGesture(kind, seed: seed, noise: 0.35).frames
      let together = try Self.summary(frames, all).gestures.filter { $0.name == name }
      let single = try Self.summary(frames, alone).gestures
      #expect(!single.isEmpty)
      #expect(together.map(\.values) == single.map(\.values), "seed \(seed)")
      #expect(together.map(\.began) == single.map(\.began), "seed \(seed)")
    }
  }
}
