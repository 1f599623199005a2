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
    if case .undecided = recognizers[index].standing { return }
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
    let old = recognizers[index].state
    assert(old.successors.contains(state), "states change along their successors")
    let isFailure = state == .failed
    transitions.append(
      Transition(
        time: now, recognizer: index, from: old, to: state,
        touches: isFailure ? touchCount(of: index) : machines.touches(of: index),
        fingers: fingers(of: index), location: machines.location(of: index),
        values: isFailure ? nil : machines.values(of: index), reason: reason))
    recognizers[index].state = state
  }
}
