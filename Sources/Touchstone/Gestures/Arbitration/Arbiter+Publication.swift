/// How the decisions of an item become public: failures first, in the order decided, then everything
/// else in canonical order (R19).
extension Arbiter {
  /// Makes one of the item's failures public.
  mutating func publishFailure(_ place: Int) -> StateTransition {
    let (index, reason) = failures[place]
    return transition(index, to: .failed, reason)
  }

  /// Publishes one of the item's failures when nothing observes transitions.
  mutating func passFailure(_ place: Int) {
    recognizers[failures[place].recognizer].state = .failed
  }

  /// Publishes that a recognizer's gesture goes on, when nothing observes transitions;
  /// says whether it is.
  @inline(__always)
  mutating func passChange(_ index: Int) -> Bool {
    guard case .running(.change) = recognizers[index].standing else { return false }
    wake(index)
    recognizers[index].standing = .running(.none)
    recognizers[index].state = .changed
    return true
  }

  /// The first recognizer from a place on that has an outcome, with its place. As long as nothing else
  /// has happened (`isQuiet`), only those can have one that were shown the frame.
  @inline(__always)
  func nextOutcome(from place: Int, isQuiet: Bool) -> (place: Int, recognizer: Int)? {
    var place = place
    while place < (isQuiet ? attentive.count : engaged.count) {
      let index = isQuiet ? attentive[place] : engaged[place]
      if recognizers[index].standing.hasOutcome { return (place, index) }
      place += 1
    }
    return nil
  }

  /// Makes the next outcome of a recognizer public, which must have one.
  mutating func publishOutcome(_ index: Int) -> StateTransition {
    let (state, reason) = takeOutcome(index)
    return transition(index, to: state, reason)
  }

  private mutating func takeOutcome(_ index: Int) -> (RecognizerState, GestureReason?) {
    let reason = recognizers[index].reason
    switch recognizers[index].standing {
    case .effective(.begin):
      recognizers[index].standing = .running(.none)
      return (.began, reason)
    case .effective(.beginAndEnd):
      recognizers[index].finish(.end, nil)
      return (.began, reason)
    case .effective(.end), .running(.end):
      settle(index)
      return (.ended, reason)
    case .running(.cancel):
      settle(index)
      return (.cancelled, reason)
    case .running(.change), .running(.none), .undecided, .proposed, .settled:
      recognizers[index].standing = .running(.none)
      return (.changed, nil)
    }
  }

  private mutating func settle(_ index: Int) {
    recognizers[index].standing = .settled
    wait(for: nil, index)
  }

  private mutating func transition(
    _ index: Int, to state: RecognizerState, _ reason: GestureReason?
  ) -> StateTransition {
    wake(index)
    let old = recognizers[index].state
    assert(old.successors.contains(state), "states change along their successors")
    recognizers[index].state = state
    guard state != .failed else {
      return StateTransition(
        time: now, recognizer: index, from: old, to: state, touches: touchCount(of: index),
        fingers: fingers(of: index), location: machines.location(of: index), values: nil,
        reason: reason)
    }
    let (touches, location, values) = machines.report(of: index)
    return StateTransition(
      time: now, recognizer: index, from: old, to: state, touches: touches,
      fingers: fingers(of: index), location: location, values: values, reason: reason)
  }
}
