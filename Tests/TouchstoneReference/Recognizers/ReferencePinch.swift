package import Touchstone

/// Rules R55, R56, R58 and R61.
package struct ReferencePinch: ReferenceRecognizer {
  package var settings: GestureSettings { .pinch(PinchSettings()) }

  package func attempt(from start: Int, in history: History) -> Attempt {
    let course = PairCourse(from: start, history)
    let frames = Array(course.frames.drop { abs($0.distance - $0.landingDistance) <= 8 })
    guard let begin = frames.first else { return course.attempt(from: start, values: []) }
    let scales = scales(frames)
    let time = history.seconds(from: begin.landing, to: begin.number)
    let steps = zip(frames.dropFirst(), zip(scales, scales.dropFirst())).map { frame, scales in
      (change: scales.1 - scales.0, interval: frame.interval)
    }
    let velocities = PairCourse.velocities(time > 0 ? (scales[0] - 1) / time : 0, steps)
    let values = zip(frames, zip(scales, velocities)).map { frame, values in
      (frame: frame.number, values: [values.0, values.1])
    }
    return course.attempt(from: start, values: values)
  }

  /// Each run of live frames is measured from what came before it: the slack, a frozen frame or a
  /// landing. The quotient is the rule's own, as equal scales decide over a velocity.
  private func scales(_ frames: [PairFrame]) -> [Double] {
    var result: [Double] = []
    for (index, frame) in frames.enumerated() {
      let earlier = frames[..<index]
      guard frame.isPinch else {
        result.append(result.last ?? 1)
        continue
      }
      let frozen = earlier.lastIndex { !$0.isPinch && $0.landing == frame.landing }
      if let frozen {
        result.append(result[frozen] * frame.distance / frames[frozen].distance)
      } else if frame.landing == frames[0].landing {
        let opens = frames[0].distance > frame.landingDistance
        result.append(frame.distance / (frame.landingDistance + (opens ? 8 : -8)))
      } else {
        let old = earlier.lastIndex { $0.landing != frame.landing } ?? 0
        result.append(result[old] * frame.distance / frame.landingDistance)
      }
    }
    return result
  }
}
