import Touchstone

/// Gathers flat rows into frames (R7): neighbours of equal time are one frame.
struct FlatRows {
  /// Rows of one time that may still grow.
  struct Moment {
    var time: Timestamp
    var touches: [RawTouch]
  }

  private var pending: Moment?

  /// Whether no moment is unfinished.
  var isEmpty: Bool { pending == nil }

  /// Takes in a row; returns the moment that it shows to be complete.
  mutating func add(_ touch: RawTouch, at time: Timestamp) -> Moment? {
    guard var moment = pending, moment.time == time else { return replace(with: touch, time) }
    guard let index = moment.touches.firstIndex(where: { $0.id == touch.id }) else {
      moment.touches.append(touch)
      pending = moment
      return nil
    }
    // Of two moves of a finger the later one counts; the earlier one is its coalesced sample.
    guard moment.touches[index].phase == .moved, touch.phase == .moved else {
      return replace(with: touch, time)
    }
    moment.touches[index] = touch.coalescing(moment.touches[index], at: time)
    pending = moment
    return nil
  }

  /// Returns what is left, when something else follows or the recording ends.
  mutating func finish() -> Moment? {
    defer { pending = nil }
    return pending
  }

  private mutating func replace(with touch: RawTouch, _ time: Timestamp) -> Moment? {
    defer { pending = Moment(time: time, touches: [touch]) }
    return pending
  }
}

extension RawTouch {
  /// The touch with an earlier move of one time, and what that one had coalesced, among its
  /// coalesced samples.
  fileprivate func coalescing(_ earlier: RawTouch, at time: Timestamp) -> RawTouch {
    var touch = self
    touch.details.coalesced =
      earlier.details.coalesced + [IntermediateSample(time: time, location: earlier.location)]
      + details.coalesced
    return touch
  }
}
