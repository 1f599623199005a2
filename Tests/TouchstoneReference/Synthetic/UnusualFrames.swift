package import Touchstone

extension [Frame] {
  /// The same fingers with what a display seldom does: frames of one time, several fingers that
  /// land and lift in one frame, clock entries, and interruptions.
  package func disturbed(seed: UInt64) -> [Frame] {
    var random = SplitMix64(seed: seed)
    var result: [Frame] = []
    for frame in self {
      var frame = frame
      let last = result.last
      if let last, random.happens(8) { frame.time = last.time }
      if let last, random.happens(15), let joined = last.joined(with: frame) {
        result[result.count - 1] = joined
      } else {
        result.append(frame)
      }
      if random.happens(2) { result.append(Frame(time: frame.time)) }
    }
    return result.interrupted(&random)
  }

  /// With an interruption somewhere, after which the fingers that were down are gone.
  private func interrupted(_ random: inout SplitMix64) -> [Frame] {
    guard !isEmpty, random.happens(30) else { return self }
    let place = Int(random.next() % UInt64(count))
    let before = self[...place]
    let down = Set(before.flatMap { $0.samples.filter { $0.phase == .began }.map { $0.id } })
    let rest = self[(place + 1)...].map { frame in
      var frame = frame
      // Synthetic fingers never share a number.
      frame.samples.removeAll { down.contains($0.id) }
      return frame
    }
    return before + [Frame(time: self[place].time, systemEvent: .interruption)] + rest
  }
}

extension Frame {
  /// Both frames in one; nil when a finger would do two things in it.
  fileprivate func joined(with later: Frame) -> Frame? {
    guard !samples.isEmpty, !later.samples.isEmpty, systemEvent == nil else { return nil }
    var frame = Frame(time: later.time, samples: samples)
    for sample in later.samples {
      guard let index = samples.firstIndex(where: { $0.id == sample.id }) else {
        frame.samples.append(sample)
        continue
      }
      guard samples[index].phase == .moved || samples[index].phase == .stationary else {
        return nil
      }
      let hasMoved = samples[index].phase == .moved && sample.phase == .stationary
      frame.samples[index] = sample
      if hasMoved { frame.samples[index].phase = .moved }
    }
    return frame
  }
}
