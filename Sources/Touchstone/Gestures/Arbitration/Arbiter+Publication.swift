extension Arbiter {
  /// Makes the decisions of this item public: failures first, in the order decided, then everything
  /// else in canonical order (R19).
  mutating func publish(into transitions: inout [Transition]) {
    for (index, reason) in failures {
      transition(index, to: .failed, reason, into: &transitions)
    }
    for index in engaged { publish(index, into: &transitions) }
  }

  private mutating func publish(_ index: Int, into transitions: inout [Transition]) {
    let reason = recognizers[index].reason
    switch recognizers[index].standing {
    case .effective(.begin):
      transition(index, to: .began, reason, into: &transitions)
      recognizers[index].standing = .running(.none)
    case .effective(.end):
      transition(index, to: .ended, reason, into: &transitions)
      settle(index)
    case .effective(.beginAndEnd):
      transition(index, to: .began, reason, into: &transitions)
      transition(index, to: .ended, nil, into: &transitions)
      settle(index)
    case .running(.change):
      transition(index, to: .changed, nil, into: &transitions)
      recognizers[index].standing = .running(.none)
    case .running(.end(let reason)):
      transition(index, to: .ended, reason, into: &transitions)
      settle(index)
    case .running(.cancel(let reason)):
      transition(index, to: .cancelled, reason, into: &transitions)
      settle(index)
    case .undecided, .proposed, .running(.none), .settled: break
    }
  }

  private mutating func settle(_ index: Int) {
    recognizers[index].standing = .settled
    wait(for: nil, index)
  }

  private mutating func transition(
    _ index: Int, to state: GestureState, _ reason: GestureReason?,
    into transitions: inout [Transition]
  ) {
    let recognizer = recognizers[index]
    assert(recognizer.state.successors.contains(state), "states change along their successors")
    let isFailure = state == .failed
    transitions.append(
      Transition(
        time: now, recognizer: index, from: recognizer.state, to: state,
        touches: isFailure ? recognizer.ownTouches.count : recognizer.machine.touches,
        fingers: recognizer.fingers, location: recognizer.machine.location,
        values: isFailure ? nil : recognizer.machine.values, reason: reason))
    recognizers[index].state = state
  }
}
