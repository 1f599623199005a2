package import Touchstone

/// Rules R41 to R43.
package struct ReferenceLongPress: ReferenceRecognizer {
  var touches = 1

  package var settings: GestureSettings {
    var settings = LongPressSettings()
    settings.numberOfTouchesRequired = touches
    return .longPress(settings)
  }

  package func attempt(from start: Int, in history: History) -> Attempt {
    let own = history.fingers(since: start)
    func count(_ frame: Int) -> Int { history.present(own, frame).count }
    // Nobody may lift before it begins, so the count only grows.
    let full = history.first(from: start) { count($0) >= touches || history.leaves(own, $0) }
    let failure = history.first(from: start) { frame in
      if history.leaves(own, frame) || count(frame) > touches { return true }
      guard count(frame) == touches, history.moves(own, frame) else { return false }
      let pressed = history.mean(history.present(own, full), full)
      return history.mean(history.present(own, frame), frame).distance(to: pressed) > 10
    }
    let isFull = full < history.times.count && count(full) == touches
    let deadline = history.times[min(full, history.times.count - 1)] + .milliseconds(500)
    guard isFull, history.frame(afterMinimum: deadline) <= failure else {
      return Attempt(
        transitions: [at(failure, .failed, own, since: nil, history)], next: failure + 1)
    }
    return held(history.present(own, full), since: full, from: deadline, history)
  }

  private func held(
    _ own: [Int], since full: Int, from deadline: Timestamp, _ history: History
  ) -> Attempt {
    let next = history.frame(afterMinimum: deadline)
    let end = history.first(from: next) { history.leaves(own, $0) }
    var began = at(next - 1, .began, own, since: full, history)
    began.time = deadline
    began.values = [0.5]
    let changes = (next..<end).filter { history.moves(own, $0) }
    let lifted = own.contains {
      history.fingers[$0].leaving == end && !history.fingers[$0].isCancelled
    }
    let last: RecognizerState = lifted ? .ended : .cancelled
    return Attempt(
      transitions: [began] + changes.map { at($0, .changed, own, since: full, history) }
        + [at(end, last, own, since: full, history)], next: end + 1)
  }

  private func at(
    _ frame: Int, _ state: RecognizerState, _ own: [Int], since full: Int?, _ history: History
  ) -> ExpectedTransition {
    let fingers = history.present(own, frame)
    return ExpectedTransition(
      time: history.times[frame], state: state, touches: fingers.count,
      location: history.mean(fingers, frame),
      values: full.map { [history.seconds(from: $0, to: frame)] } ?? [])
  }
}
