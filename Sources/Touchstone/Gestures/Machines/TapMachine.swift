/// One or more taps with one or more fingers (R36-R40).
struct TapMachine: Equatable {
  /// The tap that is being made.
  struct Contact: Equatable {
    /// How many taps are complete.
    var taps: Int
    /// When its first finger landed.
    var since: Timestamp
  }

  enum Phase: Equatable {
    case idle
    /// Fingers are down, but never yet as many as required in this tap. `start` is where the first
    /// tap came down, if this is a later one.
    case gathering(Contact, start: Point2D?)
    /// The required number has been down.
    case down(Contact, start: Point2D)
    /// All fingers are up and another tap is needed.
    case between(taps: Int, start: Point2D, lifted: Timestamp)
    case finished
  }

  let settings: TapSettings
  private(set) var phase = Phase.idle
  private var farthest = 0.0

  /// Where the first tap came down; before that, where the fingers are.
  private(set) var location = Point2D.zero

  init(_ settings: TapSettings) {
    self.settings = settings
  }

  var maximumDuration: Interval {
    settings.numberOfTapsRequired == 1 ? settings.maximumDuration : settings.maximumTapDuration
  }

  var deadline: Deadline? {
    switch phase {
    case .gathering(let contact, _), .down(let contact, _):
      Deadline(time: contact.since + maximumDuration, kind: .maximumDuration)
    case .between(_, _, let lifted):
      Deadline(time: lifted + settings.maximumInterval, kind: .maximumInterval)
    case .idle, .finished: nil
    }
  }

  /// Until when it rests: while it waits for more fingers.
  @inline(__always)
  var rest: Timestamp? {
    if case .gathering = phase { .distantFuture } else { nil }
  }

  /// Takes in a frame in which an own touch changed.
  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    if isFinished { return nil }
    if !hasStart { location = frame.centroid }
    if frame.isPlainMove { return move(frame) }
    if frame.contains(.began), let step = land(frame) { return step }
    if frame.contains(.moved), let step = move(frame) { return step }
    if frame.contains(.ended), let step = lift(frame) { return step }
    return frame.contains(.cancelled) ? fail(GestureReason(.touchCancelled)) : nil
  }

  /// Takes note that its deadline has come.
  mutating func expire(at now: Timestamp) -> GestureStep? {
    switch phase {
    case .gathering(let contact, _), .down(let contact, _):
      return fail(.tooSlow, now - contact.since, limit: maximumDuration)
    case .between(_, _, let lifted):
      return fail(.intervalElapsed, now - lifted, limit: settings.maximumInterval)
    case .idle, .finished: return nil
    }
  }

  /// Ready for a new attempt.
  mutating func reset() { self = TapMachine(settings) }

  private var isFinished: Bool {
    if case .finished = phase { true } else { false }
  }

  private mutating func land(_ frame: GestureFrame) -> GestureStep? {
    let (contact, start) = currentContact(at: frame.time)
    guard frame.count <= settings.numberOfTouchesRequired else {
      return fail(.tooManyTouches, frame.count)
    }
    guard frame.count == settings.numberOfTouchesRequired else {
      keep(contact, start: start)
      return nil
    }
    if contact.taps > 0, let start {
      let distance = frame.centroid.distance(to: start)
      guard distance <= settings.allowableMovement else { return failMoved(by: distance) }
      farthest = max(farthest, distance)
      phase = .down(contact, start: start)
    } else {
      location = frame.centroid
      phase = .down(contact, start: location)
    }
    return nil
  }

  private var hasStart: Bool {
    switch phase {
    case .idle, .gathering(_, start: nil): false
    case .gathering, .down, .between, .finished: true
    }
  }

  /// The tap that a landing finger belongs to, and where the gesture's first tap came down.
  private func currentContact(at now: Timestamp) -> (Contact, start: Point2D?) {
    switch phase {
    case .gathering(let contact, let start): (contact, start)
    case .down(let contact, let start): (contact, start)
    case .between(let taps, let start, _): (Contact(taps: taps, since: now), start)
    case .idle, .finished: (Contact(taps: 0, since: now), nil)
    }
  }

  /// Keeps a landing that does not complete the required number; a tap that was complete stays so.
  private mutating func keep(_ contact: Contact, start: Point2D?) {
    if case .down(_, let start) = phase {
      phase = .down(contact, start: start)
    } else {
      phase = .gathering(contact, start: start)
    }
  }

  private mutating func move(_ frame: GestureFrame) -> GestureStep? {
    guard case .down(_, let start) = phase, frame.count == settings.numberOfTouchesRequired,
      frame.remainingCount == frame.count
    else { return nil }
    let distance = frame.centroid.distance(to: start)
    guard distance <= settings.allowableMovement else { return failMoved(by: distance) }
    farthest = max(farthest, distance)
    return nil
  }

  private mutating func lift(_ frame: GestureFrame) -> GestureStep? {
    guard case .down(let contact, let start) = phase else {
      return fail(.tooFewTouches, frame.count)
    }
    guard frame.isEveryTouchEnded else { return nil }
    let taps = contact.taps + 1
    guard taps == settings.numberOfTapsRequired else {
      phase = .between(taps: taps, start: start, lifted: frame.time)
      return nil
    }
    phase = .finished
    return .end(nearestLimit(afterDownFor: frame.time - contact.since))
  }

  /// Of the limits that a recognized tap kept, the one that it came nearest to.
  private func nearestLimit(afterDownFor duration: Interval) -> GestureReason {
    let isMovementNearer =
      farthest * maximumDuration.seconds > duration.seconds * settings.allowableMovement
    return GestureReason(
      .tapped,
      isMovementNearer
        ? .init(farthest, limit: settings.allowableMovement, .points)
        : .init(duration.seconds, limit: maximumDuration.seconds, .seconds))
  }

  private mutating func fail(_ reason: GestureReason) -> GestureStep {
    phase = .finished
    return .fail(reason)
  }

  private mutating func fail(
    _ code: GestureReason.Code, _ time: Interval, limit: Interval
  ) -> GestureStep {
    fail(GestureReason(code, .init(time.seconds, limit: limit.seconds, .seconds)))
  }

  private mutating func fail(_ code: GestureReason.Code, _ count: Int) -> GestureStep {
    let required = Double(settings.numberOfTouchesRequired)
    return fail(GestureReason(code, .init(Double(count), limit: required, .touches)))
  }

  private mutating func failMoved(by distance: Double) -> GestureStep {
    fail(GestureReason(.movedTooFar, .init(distance, limit: settings.allowableMovement, .points)))
  }

  /// How many fingers it reports.
  var touches: Int { settings.numberOfTouchesRequired }

  var values: GestureValues { .tap(taps: settings.numberOfTapsRequired) }
}
