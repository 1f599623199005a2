package import Touchstone

/// Rules R36 to R40.
package struct ReferenceTap: ReferenceRecognizer {
  var taps = 1
  var touches = 1

  package var settings: GestureSettings {
    var settings = TapSettings()
    settings.numberOfTapsRequired = taps
    settings.numberOfTouchesRequired = touches
    return .tap(settings)
  }

  package func attempt(from start: Int, in history: History) -> Attempt {
    let own = history.fingers(since: start)
    var centroid: Point2D?
    var opening = start
    for tap in 1...taps {
      let one = Tap(
        own: own, opening: opening, touches: touches, firstCentroid: tap == 1 ? nil : centroid,
        history)
      let length = Interval.milliseconds(taps == 1 ? 1500 : 750)
      let deadline = history.times[opening] + length
      let late = history.frame(afterMaximum: deadline)
      let end = history.first(from: opening, until: late) { one.fails($0) || one.isComplete($0) }
      centroid = one.centroid(min(end, late - 1))
      guard end < late else {
        return failure(own, at: deadline, seen: late - 1, centroid, next: late, history)
      }
      guard !one.fails(end) else {
        return failure(own, at: history.times[end], seen: end, centroid, next: end + 1, history)
      }
      guard tap < taps else {
        let fires = ExpectedTransition(
          time: history.times[end], state: .ended, touches: touches, location: centroid ?? .zero,
          values: [Double(taps)])
        return Attempt(transitions: [fires], next: end + 1)
      }
      let pause = history.times[end] + .milliseconds(350)
      let tooLate = history.frame(afterMaximum: pause)
      opening = history.first(from: end + 1, until: tooLate) { history.lands(own, $0) }
      guard opening < tooLate else {
        let fails = ExpectedTransition(
          time: pause, state: .failed, touches: 0, location: centroid ?? .zero)
        return Attempt(transitions: [fails], next: tooLate)
      }
    }
    return Attempt(transitions: [], next: history.times.count)
  }

  private func failure(
    _ own: [Int], at time: Timestamp, seen frame: Int, _ centroid: Point2D?, next: Int,
    _ history: History
  ) -> Attempt {
    // A timer sees the fingers as the frame before it left them.
    let fingers =
      next > frame && time != history.times[frame]
      ? history.staying(own, frame) : history.present(own, frame)
    let fails = ExpectedTransition(
      time: time, state: .failed, touches: fingers.count,
      location: centroid ?? history.mean(fingers, frame))
    return Attempt(transitions: [fails], next: next)
  }
}

/// One tap of a series, asked frame by frame.
private struct Tap {
  let own: [Int]
  let touches: Int
  let firstCentroid: Point2D?
  let history: History
  /// The frames in which a landing makes the fingers as many as are required.
  private var full: [Int] = []

  init(
    own: [Int], opening: Int, touches: Int, firstCentroid: Point2D?, _ history: History
  ) {
    self.own = own.filter { history.fingers[$0].landing >= opening }
    self.touches = touches
    self.firstCentroid = firstCentroid
    self.history = history
    let landings = Set(self.own.map { history.fingers[$0].landing })
    full = landings.filter { count($0) == touches }.sorted()
  }

  private func count(_ frame: Int) -> Int { history.present(own, frame).count }

  /// Where the fingers came down, as far as is known in a frame.
  func centroid(_ frame: Int) -> Point2D? {
    guard firstCentroid == nil else { return firstCentroid }
    let landing = full.last { $0 <= frame }
    return landing.map { history.mean(history.present(own, $0), $0) }
  }

  private func wasReached(_ frame: Int) -> Bool { full.contains { $0 <= frame } }

  private func isAway(_ frame: Int) -> Bool {
    guard let centroid = centroid(frame) else { return false }
    return history.mean(history.present(own, frame), frame).distance(to: centroid) > 45
  }

  func fails(_ frame: Int) -> Bool {
    if history.isCancelled(own, frame) { return true }
    if history.lands(own, frame), count(frame) > touches { return true }
    if full.contains(frame), isAway(frame) { return true }
    if history.leaves(own, frame) { return !wasReached(frame) }
    return history.moves(own, frame) && count(frame) == touches && wasReached(frame)
      && isAway(frame)
  }

  func isComplete(_ frame: Int) -> Bool {
    history.leaves(own, frame) && history.staying(own, frame).isEmpty && !fails(frame)
  }
}
