import Testing
import TouchstoneReference

@testable import Touchstone

/// Whole recordings of synthetic fingers, of which the engine and a second statement of the rules
/// must say the same.
@Suite struct FidelityTests {
  @Test(arguments: UInt64(1)...120)
  func sayWhatTheRulesSay(seed: UInt64) throws {
    var frames = SyntheticFingers.recording(seed: seed).frames
    // Some recordings end while fingers are down.
    if seed % 8 == 7 { frames.removeLast(frames.count / 3) }
    try expectAgreement(ReferenceRoster.scene(), frames, History(frames), seed)
  }

  @Test(arguments: UInt64(2001)...2120)
  func sayWhatTheRulesSayOfUnusualFrames(seed: UInt64) throws {
    let frames = SyntheticFingers.recording(seed: seed).frames.disturbed(seed: seed)
    try expectAgreement(ReferenceRoster.scene(), frames, History(frames), seed)
  }

  @Test(arguments: UInt64(1001)...1040)
  func gatherSamplesIntoFrames(seed: UInt64) throws {
    let recording = SyntheticFingers.recording(seed: seed)
    let hertz = [30, 60, 120][Int(seed % 3)]
    let history = History(recording.frames(hertz: Int64(hertz)))
    try expectAgreement(
      ReferenceRoster.scene(coalesceHertz: hertz), recording.raw, history, seed)
  }

  @Test(arguments: UInt64(1)...60)
  func countTapsAsTheRulesDo(seed: UInt64) throws {
    let frames = SyntheticFingers.recording(seed: seed).frames
    let touches = try Played(ReferenceRoster.scene(), frames).touches
    let history = History(frames)
    let expected = ReferenceTapCounts(history).counts
    for (finger, counts) in zip(history.fingers, expected) {
      let own = touches.filter { $0.id == finger.id }
      #expect(own.first?.tapCount == counts.landing, "seed \(seed), \(finger.id)")
      #expect(own.last?.tapCount == counts.leaving, "seed \(seed), \(finger.id)")
    }
  }

  /// The recordings are worth their while: every recognizer fires and fails in them often, and
  /// values both follow the fingers and stand still while another motion dominates.
  @Test func meetEveryOutcome() {
    var outcomes: [String: Int] = [:]
    for seed in UInt64(1)...100 {
      let history = History(SyntheticFingers.recording(seed: seed).frames)
      for (name, reference) in ReferenceRoster.all {
        for key in reference.transitions(in: history).outcomes {
          outcomes["\(name) \(key)", default: 0] += 1
        }
      }
    }
    for (name, reference) in ReferenceRoster.all {
      #expect(outcomes["\(name) failed", default: 0] >= 10, "\(name)")
      #expect(outcomes["\(name) ended", default: 0] >= 5, "\(name)")
      guard !reference.settings.kind.isDiscrete else { continue }
      #expect(outcomes["\(name) began", default: 0] >= 10, "\(name)")
    }
    for name in ["pinch", "rotation"] {
      #expect(outcomes["\(name) frozen", default: 0] >= 100, "\(name)")
      #expect(outcomes["\(name) live", default: 0] >= 100, "\(name)")
      #expect(outcomes["\(name) joined", default: 0] >= 5, "\(name)")
    }
    #expect(outcomes["rotation beyond half a turn", default: 0] >= 10)
  }

  private func transitions(_ scene: TouchScene, _ frames: [Frame]) throws -> [StateTransition] {
    var replay = Replay(scene, observing: [])
    var events = ReplayEvents()
    for frame in frames { try replay.process(frame, into: &events) }
    replay.finish(into: &events)
    return events.compactMap {
      if case .transition(let transition) = $0 { transition } else { nil }
    }
  }

  private func expectAgreement(
    _ scene: TouchScene, _ frames: [Frame], _ history: History, _ seed: UInt64
  ) throws {
    let transitions = try transitions(scene, frames)
    for (index, (name, reference)) in ReferenceRoster.all.enumerated() {
      let difference = discrepancy(
        between: reference.transitions(in: history),
        and: transitions.filter { $0.recognizer == index })
      if let difference { Issue.record("seed \(seed), \(name): \(difference)") }
    }
  }
}

extension [ExpectedTransition] {
  /// The states entered, and what happened to the value of a pinch or rotation meanwhile.
  fileprivate var outcomes: [String] {
    let states = map { "\($0.state.name)" }
    return states
      + zip(self, dropFirst()).flatMap { before, after -> [String] in
        guard after.state == .changed, after.values.count == 2 else { return [] }
        let isTurned = abs(after.values[0]) > Double.pi
        return [before.values[0] == after.values[0] ? "frozen" : "live"]
          + (before.touches < after.touches ? ["joined"] : [])
          + (isTurned ? ["beyond half a turn"] : [])
      }
  }
}
