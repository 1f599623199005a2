@testable import Touchstone

/// What came of a script: the replay at its end and everything it reported.
struct Played {
  let scene: TouchScene
  let events: ReplayEvents
  let replay: Replay
  let transitions: [StateTransition]

  init(_ scene: TouchScene, _ frames: [Frame], atEnd: AtEnd = .drain) throws {
    var replay = Replay(scene, observing: .all)
    var events = ReplayEvents()
    for frame in frames { try replay.process(frame, into: &events) }
    replay.finish(atEnd, into: &events)
    self.scene = scene
    self.events = events
    self.replay = replay
    transitions = events.compactMap {
      if case .transition(let transition) = $0 { transition } else { nil }
    }
  }

  // MARK: Recognizers

  func transitions(of name: String) -> [StateTransition] {
    let index = scene.recognizerNames.index(of: name)
    return transitions.filter { $0.recognizer == index }
  }

  /// The states that a recognizer entered, without the resets.
  func states(of name: String) -> [RecognizerState] { transitions(of: name).map { $0.to } }

  /// The first transition of a recognizer into a state.
  func first(_ state: RecognizerState, of name: String) -> StateTransition? {
    transitions(of: name).first { $0.to == state }
  }

  /// A recognizer's last transition.
  func last(of name: String) -> StateTransition? { transitions(of: name).last }

  /// The transitions in words: `0.45 double possible→failed intervalElapsed`, and at the end the
  /// other recognizer that decided, if one did.
  var verdicts: [String] { transitions.map(verdict) }

  /// A recognizer's transitions in words, without its name.
  func verdicts(of name: String) -> [String] {
    transitions(of: name).map { verdict($0, withName: false) }
  }

  /// The public state at the end.
  func state(of name: String) -> RecognizerState {
    replay.state(ofRecognizer: scene.recognizerNames.index(of: name))
  }

  private func verdict(_ transition: StateTransition) -> String {
    verdict(transition, withName: true)
  }

  private func verdict(_ transition: StateTransition, withName: Bool) -> String {
    var words = [transition.time.text]
    if withName { words.append(scene.recognizerNames[transition.recognizer]) }
    words.append("\(transition.from.name)→\(transition.to.name)")
    if let reason = transition.reason {
      words.append("\(reason.code.name)")
      if let other = reason.by { words.append(scene.recognizerNames[other]) }
    }
    return words.joined(separator: " ")
  }

  // MARK: Touches and views

  var touches: [TouchReport] {
    events.compactMap { if case .touch(let report) = $0 { report } else { nil } }
  }

  /// The name of the view that a finger got, by landing; nil for none.
  func view(ofFinger finger: Int) -> String? {
    touches.first { $0.id.rawValue == Int64(finger) }?.view.map { scene.viewNames[$0] }
  }

  /// What a view was told, in words: `0.1 ended 1 2`, fingers at the end.
  func calls(to view: String) -> [String] {
    deliveryReports(to: view).filter { $0.outcome == .delivered }.map(words)
  }

  /// All that became of a view's touches, in words: `0.1 ended 1 held`.
  func deliveries(to view: String) -> [String] {
    deliveryReports(to: view).map { words($0) + ($0.outcome == .delivered ? "" : " \($0.outcome)") }
  }

  func deliveryReports(to view: String) -> [DeliveryReport] {
    events.compactMap {
      guard case .delivery(let report) = $0, scene.viewNames[report.view] == view else {
        return nil
      }
      return report
    }
  }

  private func words(_ report: DeliveryReport) -> String {
    let fingers = report.touches.map { "\($0.rawValue)" }.joined(separator: " ")
    return "\(report.time.text) \(report.phase.name) \(fingers)"
  }

  /// The times at which a recognizer was reset.
  func resets(of name: String) -> [String] {
    events.compactMap {
      guard case .reset(let report) = $0, scene.recognizerNames[report.recognizer] == name else {
        return nil
      }
      return report.time.text
    }
  }

  /// A view's transform at the end.
  func transform(of view: String) -> AffineTransform2D {
    replay.transform(ofView: scene.viewNames.index(of: view))
  }
}

extension Timestamp {
  /// Seconds without needless zeros: `0.45`, `1`.
  fileprivate var text: String {
    let text = "\(seconds)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
