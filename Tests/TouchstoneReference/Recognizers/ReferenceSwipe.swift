package import Touchstone

/// Rules R51 to R53 for one direction or several.
package struct ReferenceSwipe: ReferenceRecognizer {
  var direction: SwipeDirection = .right
  var touches = 1

  package var settings: GestureSettings {
    var settings = SwipeSettings()
    settings.direction = direction
    settings.numberOfTouchesRequired = touches
    return .swipe(settings)
  }

  package func attempt(from start: Int, in history: History) -> Attempt {
    let own = history.fingers(since: start)
    let end = history.first(from: start) { frame in
      let result = test(own, start, frame, history)
      return result.isOver || result.direction != nil || history.isCancelled(own, frame)
        || history.staying(own, frame).isEmpty
    }
    let last = test(own, start, end, history)
    let landing = lastLanding(own, end, history)
    let transition = ExpectedTransition(
      time: history.times[end], state: last.direction == nil ? .failed : .ended,
      touches: last.direction == nil ? history.present(own, end).count : touches,
      location: history.mean(history.present(own, landing), landing),
      values: last.direction.map { [Double($0.rawValue)] } ?? [])
    return Attempt(transitions: [transition], next: end + 1)
  }

  private func lastLanding(_ own: [Int], _ frame: Int, _ history: History) -> Int {
    own.map { history.fingers[$0].landing }.filter { $0 <= frame }.max() ?? frame
  }

  /// Whether the fingers were too many at a landing, or one has lifted.
  private func isBad(_ own: [Int], _ start: Int, _ frame: Int, _ history: History) -> Bool {
    (start...frame).contains { history.lands(own, $0) && history.present(own, $0).count > touches }
      || (start..<frame).contains { history.leaves(own, $0) }
  }

  /// R52 in one frame.
  private func test(
    _ own: [Int], _ start: Int, _ frame: Int, _ history: History
  ) -> (isOver: Bool, direction: SwipeDirection?) {
    guard history.moves(own, frame) else { return (false, nil) }
    let landing = lastLanding(own, frame, history)
    let time = history.seconds(from: landing, to: frame)
    let fingers = history.present(own, frame)
    if history.times[frame] - history.times[landing] > .milliseconds(500) { return (true, nil) }
    if isBad(own, start, frame, history) || fingers.count < touches { return (false, nil) }
    let isHorizontal = !direction.isDisjoint(with: [.left, .right])
    let (back, forth): (SwipeDirection, SwipeDirection) =
      isHorizontal ? (.left, .right) : (.up, .down)
    let steps = fingers.map { finger -> (along: Double, across: Double) in
      let step = history.place(finger, frame) - history.place(finger, landing)
      return isHorizontal ? (step.dx, step.dy) : (step.dy, step.dx)
    }
    let strayed = steps.contains { step in
      abs(step.across) > 50 * (1 - 0.98 * time) || step.along < 0 && !direction.contains(back)
        || step.along > 0 && !direction.contains(forth)
    }
    if strayed { return (true, nil) }
    let need = 50 * (1 - 0.94 * time)
    if steps.allSatisfy({ $0.along >= need }) { return (false, forth) }
    if steps.allSatisfy({ -$0.along >= need }) { return (false, back) }
    return (false, nil)
  }
}
