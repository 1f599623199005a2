import Testing
import TouchstoneReference

@testable import Touchstone

/// What does not change the verdicts, and what changes them in a known way.
struct SymmetryTests {
  private let scene = SceneBuilder.everyGesture.scene
  private let seeds = 0..<UInt64(60)

  /// Streams of two fingers at the most, whose sums are exact, and in which time passes.
  private func pairs(_ seed: UInt64) -> [Frame] {
    RandomTouches(seed: seed, fingers: 2, isMixed: false).frames
  }

  private func mixed(_ seed: UInt64) -> [Frame] { RandomTouches(seed: seed).frames }

  private func sorted(_ played: Played, renamed: [String: String] = [:]) -> [String] {
    played.verdicts.map { verdict in
      verdict.split(separator: " ").map { renamed[String($0)] ?? String($0) }
        .joined(separator: " ")
    }.sorted()
  }

  @Test func timeMayBeShifted() throws {
    let shift = Interval(nanoseconds: 1_234_567_890_123)
    for seed in seeds {
      let frames = mixed(seed)
      let later = frames.map {
        Frame(time: $0.time + shift, samples: $0.samples, systemEvent: $0.systemEvent)
      }
      var expected = try Played(scene, frames).transitions
      for index in expected.indices { expected[index].time = expected[index].time + shift }
      #expect(try Played(scene, later).transitions == expected, "seed \(seed)")
    }
  }

  @Test func placeMayBeShiftedByWholePoints() throws {
    for seed in seeds {
      let frames = pairs(seed)
      let shifted = frames.mapLocations { Point2D($0.x + 317, $0.y - 91) }
      let (here, there) = (try Played(scene, frames), try Played(scene, shifted))
      #expect(there.verdicts == here.verdicts, "seed \(seed)")
      #expect(there.transitions.map { $0.values } == here.transitions.map { $0.values })
      for (one, other) in zip(here.transitions, there.transitions) {
        #expect((one.location + Vector2D(317, -91)).isNear(other.location), "seed \(seed)")
      }
    }
  }

  @Test func aMirrorSwapsLeftAndRight() throws {
    let names = [
      "swipeLeft": "swipeRight", "swipeRight": "swipeLeft", "swipeLeft2": "swipeRight2",
      "swipeRight2": "swipeLeft2",
    ]
    for seed in seeds {
      let frames = pairs(seed)
      let here = try Played(scene, frames)
      let there = try Played(scene, frames.mapLocations { Point2D(-$0.x, $0.y) })
      #expect(sorted(there) == sorted(here, renamed: names), "seed \(seed)")
      let turns = zip(here.transitions(of: "rotation"), there.transitions(of: "rotation"))
      for (one, other) in turns where one.to != .failed {
        #expect((-(one.rotation ?? 0)).isNear(other.rotation), "seed \(seed)")
      }
    }
  }

  @Test func aQuarterTurnTurnsTheDirections() throws {
    let turned = [
      "swipeRight": "swipeDown", "swipeDown": "swipeLeft", "swipeLeft": "swipeUp",
      "swipeUp": "swipeRight",
    ]
    let names = turned.merging(turned.map { ($0.key + "2", $0.value + "2") }) { first, _ in first }
    for seed in seeds {
      let frames = pairs(seed)
      let here = try Played(scene, frames)
      let there = try Played(scene, frames.mapLocations { Point2D(-$0.y, $0.x) })
      #expect(sorted(there) == sorted(here, renamed: names), "seed \(seed)")
      for (one, other) in zip(here.transitions(of: "pan"), there.transitions(of: "pan")) {
        let translation = one.translation.map { Vector2D(-$0.dy, $0.dx) }
        #expect(translation == other.translation, "seed \(seed)")
      }
      for (one, other) in zip(here.transitions(of: "pinch"), there.transitions(of: "pinch")) {
        #expect(one.scale == other.scale, "seed \(seed)")
      }
    }
  }

  @Test func fingersMayHaveOtherNumbers() throws {
    for seed in seeds {
      let frames = mixed(seed)
      let renamed = frames.mapSamples { $0.id = TouchID(7_000_000_000 - 3 * $0.id.rawValue) }
      #expect(
        try Played(scene, renamed).transitions == Played(scene, frames).transitions,
        "seed \(seed)")
    }
  }

  @Test func recognizersThatGetAlongMayComeInAnyOrder() throws {
    for seed in seeds {
      var random = SplitMix64(seed: seed)
      var (ordered, shuffled) = (scene, scene)
      ordered.policy = Policy()
      ordered.policy.isAllSimultaneous = true
      let order = Array(scene.recognizers.indices).shuffled(using: &random)
      shuffled.policy = ordered.policy
      shuffled.recognizers = order.map { scene.recognizers[$0] }
      shuffled.recognizerNames = order.map { scene.recognizerNames[$0] }
      let frames = mixed(seed)
      let (one, other) = (try Played(ordered, frames), try Played(shuffled, frames))
      #expect(sorted(one) == sorted(other), "seed \(seed)")
      for name in scene.recognizerNames {
        let (expected, found) = (one.transitions(of: name), other.transitions(of: name))
        #expect(expected.map { $0.values } == found.map { $0.values }, "seed \(seed)")
        #expect(expected.map { $0.location } == found.map { $0.location }, "seed \(seed)")
      }
    }
  }

  @Test func aCopyGoesItsOwnWay() throws {
    for seed in seeds {
      let scene = RandomScene(seed: seed).scene
      let frames = mixed(seed)
      let expected = try Played(scene, frames).events
      var original = Replay(scene, observing: .all)
      var events = ReplayEvents()
      for frame in frames.prefix(frames.count / 2) { try original.process(frame, into: &events) }
      var (copy, copiedEvents) = (original, events)
      // What becomes of the copy's copy concerns nobody else.
      var (lost, forgotten) = (copy, events)
      lost.finish(.cancel, into: &forgotten)
      for frame in frames.dropFirst(frames.count / 2) {
        try copy.process(frame, into: &copiedEvents)
      }
      copy.finish(into: &copiedEvents)
      for frame in frames.dropFirst(frames.count / 2) {
        try original.process(frame, into: &events)
      }
      original.finish(into: &events)
      #expect(events == expected, "seed \(seed)")
      #expect(copiedEvents == expected, "seed \(seed)")
    }
  }

  @Test func whatIsObservedDoesNotChangeWhatHappens() throws {
    for seed in seeds {
      let scene = RandomScene(seed: seed).scene
      let frames = mixed(seed)
      var replay = Replay(scene, observing: [])
      var events = ReplayEvents()
      for frame in frames { try replay.process(frame, into: &events) }
      replay.finish(into: &events)
      let expected = try Played(scene, frames).transitions.map { ReplayEvent.transition($0) }
      #expect(Array(events) == expected, "seed \(seed)")
    }
  }
}
