/// How the decisions of an item become public: failures first, in the order decided, then everything
/// else in canonical order (R19).
extension Arbiter {
  /// Makes one of the item's failures public.
  mutating func publishFailure(_ place: Int) -> Transition {
    let (index, reason) = failures[place]
    return transition(index, to: .failed, reason)
  }

  /// Makes the next transition of an engaged recognizer public; nil: there is none left.
  mutating func publishNext(_ index: Int) -> Transition? {
    switch recognizers[index].standing {
    case .undecided, .proposed, .running(.none), .settled: return nil
    case .running(.change):
      recognizers[index].standing = .running(.none)
      return transition(index, to: .changed, nil)
    case .effective(.begin):
      recognizers[index].standing = .running(.none)
      return transition(index, to: .began, recognizers[index].reason)
    case .effective(.beginAndEnd):
      let reason = recognizers[index].reason
      recognizers[index].finish(.end, nil)
      return transition(index, to: .began, reason)
    case .effective(.end), .running(.end): return settle(index, .ended)
    case .running(.cancel): return settle(index, .cancelled)
    }
  }

  private mutating func settle(_ index: Int, _ state: GestureState) -> Transition {
    recognizers[index].standing = .settled
    wait(for: nil, index)
    return transition(index, to: state, recognizers[index].reason)
  }

  private mutating func transition(
    _ index: Int, to state: GestureState, _ reason: GestureReason?
  ) -> Transition {
    let old = recognizers[index].state
    assert(old.successors.contains(state), "states change along their successors")
    recognizers[index].state = state
    let isFailure = state == .failed
    return Transition(
      time: now, recognizer: index, from: old, to: state,
      touches: isFailure ? touchCount(of: index) : machines.touches(of: index),
      fingers: fingers(of: index), location: machines.location(of: index),
      values: isFailure ? nil : machines.values(of: index), reason: reason)
  }
}
