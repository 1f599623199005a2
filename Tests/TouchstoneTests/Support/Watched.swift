@testable import Touchstone

/// A script that is played with a look at how far the recognizers come.
struct Watched {
  let scene: TouchScene
  private(set) var events = ReplayEvents()

  init(_ scene: TouchScene, _ frames: [Frame], atEnd: AtEnd = .drain) throws {
    self.scene = scene
    var replay = Replay(scene, observing: .progress)
    for frame in frames { try replay.process(frame, into: &events) }
    replay.finish(atEnd, into: &events)
  }

  init(_ builder: SceneBuilder, _ touches: Touches, atEnd: AtEnd = .drain) throws {
    try self.init(builder.scene, touches.frames, atEnd: atEnd)
  }

  var reports: [ProgressReport] {
    events.compactMap { if case .progress(let report) = $0 { report } else { nil } }
  }

  /// What there is to tell of a recognizer, without its limits: `0.1 took 1`, `0.1 waits for pan`.
  func news(of name: String) -> [String] {
    let index = scene.recognizerNames.index(of: name)
    return reports.compactMap { report in
      guard report.recognizer == index, let words = words(report.progress) else { return nil }
      return "\(rounded(report.time.seconds)) \(words)"
    }
  }

  private func words(_ progress: ProgressReport.Progress) -> String? {
    switch progress {
    case .took(let touch): "took \(touch.rawValue)"
    case .refused(let touch, let refusal): "refused \(touch.rawValue) \(refusal.name)"
    case .limit: nil
    case .waits(let other): "waits for \(scene.recognizerNames[other])"
    case .released: "released"
    }
  }

  /// How a recognizer stands to one of its limits: `0.1 movedTooFar 3.0/45.0`.
  func series(_ property: GestureLimit.Property, of name: String) -> [String] {
    let index = scene.recognizerNames.index(of: name)
    return reports.compactMap { report in
      guard report.recognizer == index, case .limit(let limit) = report.progress,
        limit.property == property
      else { return nil }
      let (value, bound) = (rounded(limit.measured), rounded(limit.limit))
      return "\(rounded(report.time.seconds)) \(limit.rule.name) \(value)/\(bound)"
    }
  }

  private func rounded(_ number: Double) -> Double { (number * 1e6).rounded() / 1e6 }
}
