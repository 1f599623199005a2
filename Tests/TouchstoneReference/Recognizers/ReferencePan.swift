package import Touchstone

/// Rules R44 to R50.
package struct ReferencePan: ReferenceRecognizer {
  var minimum = 1
  var maximum = Int.max

  package var settings: GestureSettings {
    var settings = PanSettings()
    settings.minimumNumberOfTouches = minimum
    settings.maximumNumberOfTouches = maximum
    return .pan(settings)
  }

  package func attempt(from start: Int, in history: History) -> Attempt {
    let all = Course(own: history.fingers(since: start), start: start, history)
    let end = history.first(from: start) { frame in
      isOverfull(all, frame) || begins(all, frame) || history.staying(all.own, frame).isEmpty
    }
    guard begins(all, end) else {
      return Attempt(transitions: [all.failure(end)], next: end + 1)
    }
    let course = Course(own: taken(all.own, until: end, history), start: start, history)
    return course.run(from: end)
  }

  private func isOverfull(_ course: Course, _ frame: Int) -> Bool {
    course.history.present(course.own, frame).count > maximum
  }

  private func begins(_ course: Course, _ frame: Int) -> Bool {
    let (history, own) = (course.history, course.own)
    let count = history.present(own, frame).count
    let raw = course.travel(frame)
    return count >= minimum && count <= maximum && history.moves(history.staying(own, frame), frame)
      && max(abs(raw.dx), abs(raw.dy)) >= 10
  }

  /// The fingers that a pan that begins in a frame takes: later ones while there is room.
  private func taken(_ own: [Int], until begin: Int, _ history: History) -> [Int] {
    own.reduce(into: []) { taken, finger in
      let landing = history.fingers[finger].landing
      let hasRoom = history.present(taken, landing).count < maximum
      if landing <= begin || hasRoom { taken.append(finger) }
    }
  }
}

/// The way of some fingers' centroid.
private struct Course {
  let own: [Int]
  let start: Int
  let history: History
  /// The sum of all displacements up to each frame from the start until all fingers are up.
  private var travels: [Vector2D] = []
  /// The frames that give a velocity a sample, after the landing.
  private var samples: [Int] = []

  init(own: [Int], start: Int, _ history: History) {
    self.own = own
    self.start = start
    self.history = history
    var sum = Vector2D.zero
    let end = history.first(from: start) { history.staying(own, $0).isEmpty }
    for frame in start...end {
      sum = sum + displacement(frame)
      travels.append(sum)
    }
    samples = [start]
    for frame in start..<end where frame > start && isSample(frame) { samples.append(frame) }
  }

  private func isSample(_ frame: Int) -> Bool {
    history.changes(own, frame) && !history.staying(own, frame).isEmpty
      && history.seconds(from: samples[samples.count - 1], to: frame) >= 0.001
  }

  func travel(_ frame: Int) -> Vector2D { travels[frame - start] }

  /// R44: of those that were down before, unless the last of all lifts.
  private func displacement(_ frame: Int) -> Vector2D {
    let fingers = history.earlier(own, frame)
    guard frame > start, !fingers.isEmpty, !history.staying(own, frame).isEmpty else {
      return .zero
    }
    return history.mean(fingers, frame) - history.mean(fingers, frame - 1)
  }

  /// R48: three quarters of the interval before the newest one, a quarter of the newest one.
  private func velocity(_ frame: Int) -> Vector2D {
    let ends = samples.prefix { $0 <= frame }.suffix(3)
    let rates = zip(ends, ends.dropFirst()).map { from, to in
      (travel(to) - travel(from)) / history.seconds(from: from, to: to)
    }
    return rates.count == 2 ? 0.75 * rates[0] + 0.25 * rates[1] : rates.first ?? .zero
  }

  /// R28: without those that lift; when none is left, where it was.
  private func location(_ frame: Int) -> Point2D {
    let kept = (start...frame).last { !history.staying(own, $0).isEmpty } ?? start
    return history.mean(history.staying(own, kept), kept)
  }

  func failure(_ frame: Int) -> ExpectedTransition {
    ExpectedTransition(
      time: history.times[frame], state: .failed, touches: history.present(own, frame).count,
      location: location(frame))
  }

  private func slop(_ raw: Vector2D) -> Vector2D {
    Vector2D(dx: min(max(raw.dx, -10), 10), dy: min(max(raw.dy, -10), 10))
  }

  /// Everything from the beginning of the pan to its end.
  func run(from begin: Int) -> Attempt {
    let end = history.first(from: begin) { history.staying(own, $0).isEmpty }
    let taken = slop(travel(begin))
    let changed = (begin + 1..<end).filter { history.changes(own, $0) }
    let last: RecognizerState = history.isCancelled(own, end) ? .cancelled : .ended
    let steps = [(begin, RecognizerState.began)] + changed.map { ($0, .changed) } + [(end, last)]
    let transitions = steps.map { frame, state in
      let (moved, velocity) = (travel(frame) - taken, velocity(frame))
      return ExpectedTransition(
        time: history.times[frame], state: state, touches: history.staying(own, frame).count,
        location: location(frame), values: [moved.dx, moved.dy, velocity.dx, velocity.dy])
    }
    return Attempt(transitions: transitions, next: end + 1)
  }
}
