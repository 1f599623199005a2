package import Touchstone

/// Rules R55, R56, R58, R59 and R61.
package struct ReferenceRotation: ReferenceRecognizer {
  package var settings: GestureSettings { .rotation(RotationSettings()) }

  package func attempt(from start: Int, in history: History) -> Attempt {
    let course = PairCourse(from: start, history)
    guard let (begin, turned, slack) = beginning(of: course.frames) else {
      return course.attempt(from: start, values: [])
    }
    let frames = course.frames[begin...]
    let turns = frames.dropFirst().map { $0.isRotation ? $0.turn : 0 }
    let first = turned - (turned > 0 ? slack : -slack)
    let rotations = turns.indices.reduce(into: [first]) { sums, index in
      sums.append(first + turns[...index].reduce(0, +))
    }
    let time = history.seconds(from: frames[begin].landing, to: frames[begin].number)
    let steps = zip(turns, frames.dropFirst()).map { (change: $0, interval: $1.interval) }
    let velocities = PairCourse.velocities(time > 0 ? turned / time : 0, steps)
    let values = zip(frames, zip(rotations, velocities)).map { frame, values in
      (frame: frame.number, values: [values.0, values.1])
    }
    return course.attempt(from: start, values: values)
  }

  /// The first pair frame, by index, that turns beyond the slack while turning dominates, with the
  /// turn since the landing and the slack.
  private func beginning(of frames: [PairFrame]) -> (Int, Double, Double)? {
    var turned = 0.0
    for (index, frame) in frames.enumerated() {
      if index == 0 || frames[index - 1].landing != frame.landing { turned = 0 }
      let change = abs(frame.distance - frame.landingDistance) / frame.landingDistance
      let slack = (5 + 5 * min(change, 1).squareRoot()) * Double.pi / 180
      let sum = turned + frame.turn
      guard abs(sum) > slack else {
        turned = sum
        continue
      }
      if frame.isRotation { return (index, sum, slack) }
    }
    return nil
  }
}
