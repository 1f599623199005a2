@testable import Touchstone

extension Played {
  /// What a replay that was drained must not have done, in words.
  var brokenPromises: [String] {
    illegalTransitions + unfinishedGestures + whatIsLeft + unfinishedTouches
  }

  /// Transitions that do not follow from the state before.
  private var illegalTransitions: [String] {
    var states = [RecognizerState](repeating: .possible, count: scene.recognizers.count)
    var broken: [String] = []
    for event in events {
      if case .reset(let report) = event { states[report.recognizer] = .possible }
      guard case .transition(let transition) = event else { continue }
      let before = states[transition.recognizer]
      let isDiscrete = scene.recognizers[transition.recognizer].kind.isDiscrete
      if transition.from != before || !before.successors.contains(transition.to)
        || isDiscrete && transition.to == .began
        || !isDiscrete && before == .possible && transition.to == .ended
      {
        broken.append("\(transition.time.seconds) \(before)→\(transition.to)")
      }
      states[transition.recognizer] = transition.to
    }
    return broken
  }

  /// Recognizers whose began is not met by one ended or cancelled.
  private var unfinishedGestures: [String] {
    var isRunning = [Bool](repeating: false, count: scene.recognizers.count)
    var broken: [String] = []
    for transition in transitions {
      let (index, state) = (transition.recognizer, transition.to)
      let isEnd = state == .cancelled || state == .ended && transition.from != .possible
      if isEnd != isRunning[index], isEnd || !state.isRunning {
        broken.append("\(scene.recognizerNames[index]) \(state) at \(transition.time.seconds)")
      }
      isRunning[index] = state.isRunning
    }
    return broken + zip(scene.recognizerNames, isRunning).filter { $0.1 }.map { "\($0.0) runs" }
  }

  /// Recognizers and touches that are not done.
  private var whatIsLeft: [String] {
    var left: [String] = []
    for (name, recognizer) in zip(scene.recognizerNames, replay.arbiter.recognizers) {
      if recognizer.state != .possible { left.append("\(name) is \(recognizer.state)") }
      if recognizer.deadline != nil { left.append("\(name) still waits") }
      if recognizer.isEngaged { left.append("\(name) is engaged") }
    }
    return replay.touches.isEmpty ? left : left + ["touches are left"]
  }

  /// Touches that a view saw begin and did not see end or be cancelled once, or that it saw move or
  /// end outside of that.
  private var unfinishedTouches: [String] {
    var isDown: [TouchID: Bool] = [:]
    var broken: [String] = []
    for event in events {
      guard case .delivery(let report) = event, report.outcome == .delivered else { continue }
      for touch in report.touches {
        let isExpected = isDown[touch] == (report.phase == .began ? nil : true)
        if !isExpected { broken.append("\(report.time.seconds) \(report.phase) \(touch)") }
        isDown[touch] = !report.phase.isFinal
      }
    }
    return broken + isDown.filter { $0.value }.map { "\($0.key) never ended" }.sorted()
  }
}
