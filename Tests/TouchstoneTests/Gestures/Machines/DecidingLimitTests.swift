import Testing
import TouchstoneReference

@testable import Touchstone

/// The last point of the series that decided is the number of the reason, for every machine and rule.
struct DecidingLimitTests {
  /// A rule of a kind of recognizer.
  private struct Decision: Hashable {
    let kind: GestureKind
    let code: GestureReason.Code
  }

  /// Follows the limits of each recognizer through a recording, and holds reasons against them.
  private struct Follower {
    let scene: TouchScene
    private var last: [Int: [GestureLimit]] = [:]
    private(set) var decisions: Set<Decision> = []
    private(set) var faults: [String] = []

    init(_ scene: TouchScene) { self.scene = scene }

    mutating func follow(_ event: ReplayEvent) {
      switch event {
      case .progress(let report): follow(report)
      case .transition(let transition) where transition.from == .possible: check(transition)
      default: break
      }
    }

    private mutating func follow(_ report: ProgressReport) {
      switch report.progress {
      case .limit(let limit):
        last[report.recognizer, default: []].removeAll { $0.isSameLimit(as: limit) }
        last[report.recognizer, default: []].append(limit)
      case .released: last[report.recognizer] = nil
      default: break
      }
    }

    private mutating func check(_ transition: StateTransition) {
      guard let reason = transition.reason, let limit = reason.limit else { return }
      let kind = scene.recognizers[transition.recognizer].kind
      decisions.insert(Decision(kind: kind, code: reason.code))
      // A tap kept all of its limits.
      guard reason.code != .tapped else { return }
      let limits = last[transition.recognizer] ?? []
      if !limits.contains(limit) { faults.append("\(reason) after \(limits)") }
      // Fingers that came far enough too late, or not all in one direction, lift too early too.
      if limit.isMet != (transition.to != .failed), reason.code != .liftedEarly {
        faults.append("\(reason) of \(kind) is met: \(limit.isMet)")
      }
    }
  }

  @Test func reasonsEndTheirSeries() throws {
    var decisions: Set<Decision> = []
    for seed in 0..<UInt64(600) {
      let scene = RandomScene(seed: seed).scene
      var follower = Follower(scene)
      let frames = RandomTouches(seed: seed &+ 1_000_000).frames
      for event in try Watched(scene, frames).events { follower.follow(event) }
      #expect(follower.faults == [], "seed \(seed)")
      decisions.formUnion(follower.decisions)
    }
    let codes: [GestureKind: Set<GestureReason.Code>] = [
      .tap: [
        .movedTooFar, .tooSlow, .intervalElapsed, .tooManyTouches, .tooFewTouches, .tapped,
      ],
      .longPress: [
        .movedTooFar, .tooSlow, .intervalElapsed, .liftedEarly, .heldLongEnough, .tooManyTouches,
        .tooFewTouches,
      ],
      .pan: [.movedFarEnough, .liftedEarly, .tooManyTouches, .tooFewTouches],
      .swipe: [
        .movedFarEnough, .liftedEarly, .tooSlow, .movedSideways, .wrongDirection, .tooManyTouches,
        .tooFewTouches,
      ],
      .pinch: [.movedFarEnough, .liftedEarly, .tooFewTouches],
      .rotation: [.turnedFarEnough, .liftedEarly, .tooFewTouches],
      .screenEdgePan: [
        .movedFarEnough, .liftedEarly, .movedSideways, .outsideEdge, .wrongDirection,
      ],
    ]
    for (kind, codes) in codes {
      for code in codes where !decisions.contains(Decision(kind: kind, code: code)) {
        Issue.record("no recording has \(kind) \(code)")
      }
    }
  }

  @Test func whoLooksChangesNothing() throws {
    for seed in 0..<UInt64(100) {
      let scene = RandomScene(seed: seed).scene
      let frames = RandomTouches(seed: seed &+ 1_000_000).frames
      var replay = Replay(scene, observing: [])
      var events = ReplayEvents()
      for frame in frames { try replay.process(frame, into: &events) }
      replay.finish(into: &events)
      let others = try Watched(scene, frames).events.filter {
        if case .progress = $0 { false } else { true }
      }
      #expect(events == others, "seed \(seed)")
    }
  }
}
