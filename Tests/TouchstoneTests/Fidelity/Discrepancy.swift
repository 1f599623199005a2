import TouchstoneReference

@testable import Touchstone

/// The first difference between what the rules demand and what the engine did, in words.
func discrepancy(
  between expected: [ExpectedTransition], and actual: [StateTransition]
) -> String? {
  for (index, (rule, engine)) in zip(expected, actual).enumerated() {
    let before = index > 0 && !expected[index - 1].state.isFinal ? expected[index - 1].state : nil
    guard !rule.agrees(with: engine) || engine.from != before ?? .possible else { continue }
    return "transition \(index): expected \(rule.words), the engine has \(engine.words)"
  }
  if expected.count > actual.count {
    return
      "transition \(actual.count): expected \(expected[actual.count].words), the engine has none"
  }
  guard expected.count < actual.count else { return nil }
  return
    "transition \(expected.count): expected none, the engine has \(actual[expected.count].words)"
}

extension ExpectedTransition {
  fileprivate func agrees(with engine: StateTransition) -> Bool {
    time == engine.time && state == engine.to && touches == engine.touches
      && near([location.x, location.y], [engine.location.x, engine.location.y])
      && near(values, engine.numbers)
  }

  private func near(_ left: [Double], _ right: [Double]) -> Bool {
    left.count == right.count
      && zip(left, right).allSatisfy { abs($0 - $1) <= 1e-9 * max(1, abs($0), abs($1)) }
  }

  fileprivate var words: String {
    "\(time.seconds) \(state.name) touches \(touches) at \(location.x), \(location.y) \(values)"
  }
}

extension StateTransition {
  /// The numbers that a kind of recognizer reports besides its location.
  fileprivate var numbers: [Double] {
    switch values {
    case .tap(let taps): [Double(taps)]
    case .longPress(let duration): [duration.seconds]
    case .pan(let translation, let velocity), .screenEdgePan(let translation, let velocity, _):
      [translation.dx, translation.dy, velocity.dx, velocity.dy]
    case .swipe(let direction): [Double(direction.rawValue)]
    case .pinch(let scale, let velocity): [scale, velocity]
    case .rotation(let rotation, let velocity): [rotation, velocity]
    case .custom, nil: []
    }
  }

  fileprivate var words: String {
    "\(time.seconds) \(from.name)→\(to.name) touches \(touches) at \(location.x), \(location.y) \(numbers)"
      + (reason.map { " because \($0.code.name)" } ?? "")
  }
}
