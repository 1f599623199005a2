/// One or more taps with one or more fingers (R36-R40).
struct TapMachine: RecognizerMachine, Equatable {
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
  /// The setting that limits how far the fingers may stray.
  let strayingProperty: GestureLimit.Property
  private(set) var phase = Phase.idle
  private var farthest = 0.0

  /// Where the first tap came down; before that, where the fingers are.
  private(set) var location = Point2D.zero

  init(
    _ settings: TapSettings, strayingProperty: GestureLimit.Property = .allowableMovement
  ) {
    self.settings = settings
    self.strayingProperty = strayingProperty
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

  // It rests while it waits for more fingers.
  @inline(__always)
  var rest: Timestamp? {
    if case .gathering = phase { .distantFuture } else { nil }
  }

  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    if isFinished { return nil }
    if !hasStart { location = frame.centroid }
    if frame.isPlainMove { return move(frame) }
    if frame.contains(.began), let step = land(frame) { return step }
    if frame.contains(.moved), let step = move(frame) { return step }
    if frame.contains(.ended), let step = lift(frame) { return step }
    return frame.contains(.cancelled) ? fail(GestureReason(.touchCancelled)) : nil
  }

  mutating func expire(at now: Timestamp) -> GestureStep? {
    switch phase {
    case .gathering(let contact, _), .down(let contact, _):
      return fail(duration(now - contact.since).expired)
    case .between(_, _, let lifted):
      return fail(interval(now - lifted).expired)
    case .idle, .finished: return nil
    }
  }

  mutating func reset() { self = TapMachine(settings, strayingProperty: strayingProperty) }

  private var isFinished: Bool {
    if case .finished = phase { true } else { false }
  }

  private mutating func land(_ frame: GestureFrame) -> GestureStep? {
    let (contact, start) = currentContact(at: frame.time)
    let fingers = fingers(frame.count)
    guard fingers.isMet else {
      if fingers.rule == .tooManyTouches { return fail(fingers) }
      keep(contact, start: start)
      return nil
    }
    if contact.taps > 0, let start {
      if let step = stray(frame, from: start) { return step }
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
    guard case .down(_, let start) = phase, isHolding(frame) else { return nil }
    return stray(frame, from: start)
  }

  /// Whether the required fingers are down, and none of them leaves.
  @inline(__always)
  func isHolding(_ frame: GestureFrame) -> Bool {
    frame.count == settings.numberOfTouchesRequired && frame.remainingCount == frame.count
  }

  @inline(__always)
  private mutating func stray(_ frame: GestureFrame, from start: Point2D) -> GestureStep? {
    let straying = straying(frame.centroid.distance(to: start))
    guard straying.isMet else { return fail(straying) }
    farthest = max(farthest, straying.measured)
    return nil
  }

  private mutating func lift(_ frame: GestureFrame) -> GestureStep? {
    guard case .down(let contact, let start) = phase else {
      return fail(fingers(frame.count))
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
    let (straying, duration) = (straying(farthest), self.duration(duration))
    let isStrayingNearer =
      straying.measured * duration.limit > duration.measured * straying.limit
    return GestureReason(.tapped, isStrayingNearer ? straying : duration)
  }

  private mutating func fail(_ limit: GestureLimit) -> GestureStep { fail(GestureReason(limit)) }

  private mutating func fail(_ reason: GestureReason) -> GestureStep {
    phase = .finished
    return .fail(reason)
  }

  var touches: Int { settings.numberOfTouchesRequired }

  var values: GestureValues { .tap(taps: settings.numberOfTapsRequired) }
}
