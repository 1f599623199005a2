/// A press that is held, perhaps after some taps (R41-R43).
struct LongPressMachine: RecognizerMachine, Equatable {
  enum Phase: Equatable {
    case idle
    /// The taps that come first.
    case tapping(TapMachine)
    /// The taps are complete.
    case awaiting(tap: Point2D, lifted: Timestamp)
    /// Fewer fingers are down than required. `tap` is where the taps before it were.
    case gathering(tap: Point2D?)
    case pressing(from: Point2D, since: Timestamp)
    case held(since: Timestamp)
    case finished(held: Interval)
  }

  let settings: LongPressSettings
  private(set) var phase: Phase
  private var now = Timestamp.zero

  /// The centroid of the fingers.
  private(set) var location = Point2D.zero
  /// How many fingers it reports: its own, those that lift now included.
  private(set) var touches = 0

  init(_ settings: LongPressSettings) {
    self.settings = settings
    phase = settings.numberOfTapsRequired > 0 ? .tapping(Self.prelude(settings)) : .idle
  }

  private static func prelude(_ settings: LongPressSettings) -> TapMachine {
    var taps = settings.taps
    taps.numberOfTapsRequired = settings.numberOfTapsRequired
    taps.numberOfTouchesRequired = settings.numberOfTouchesRequired
    taps.maximumInterval = settings.maximumInterval
    return TapMachine(taps, strayingProperty: .tapAllowableMovement)
  }

  // None once it has begun.
  func takesAnotherTouch(beside count: Int) -> Bool {
    if case .held = phase { false } else { true }
  }

  var deadline: Deadline? {
    switch phase {
    case .tapping(let taps): taps.deadline
    case .awaiting(_, let lifted):
      Deadline(time: lifted + settings.maximumInterval, kind: .maximumInterval)
    case .pressing(_, let since):
      Deadline(time: since + settings.minimumPressDuration, kind: .minimumPressDuration)
    case .idle, .gathering, .held, .finished: nil
    }
  }

  var values: GestureValues {
    switch phase {
    case .held(let since), .pressing(_, let since): .longPress(duration: now - since)
    case .finished(let held): .longPress(duration: held)
    case .idle, .tapping, .awaiting, .gathering: .longPress(duration: .zero)
    }
  }

  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    now = frame.time
    location = frame.centroid
    touches = frame.count
    switch phase {
    case .tapping(var taps): return follow(taps.step(frame), taps)
    case .idle, .gathering, .awaiting, .pressing: return press(frame)
    case .held(let since): return holdOn(frame, since: since)
    case .finished: return nil
    }
  }

  mutating func expire(at time: Timestamp) -> GestureStep? {
    now = time
    switch phase {
    case .tapping(var taps): return follow(taps.expire(at: now), taps)
    case .awaiting(_, let lifted):
      return fail(GestureReason(interval(now - lifted).expired))
    case .pressing(_, let since): return hold(since: since)
    case .idle, .gathering, .held, .finished: return nil
    }
  }

  mutating func release(at time: Timestamp) {
    if case .held = phase { now = time }
  }

  mutating func reset() { self = LongPressMachine(settings) }

  private mutating func follow(_ step: GestureStep?, _ taps: TapMachine) -> GestureStep? {
    switch step {
    case .end: phase = .awaiting(tap: taps.location, lifted: now)
    case .fail(let reason): return fail(reason)
    default: phase = .tapping(taps)
    }
    return nil
  }

  private mutating func press(_ frame: GestureFrame) -> GestureStep? {
    if frame.contains(.began), let step = land(frame) { return step }
    if frame.contains(.moved), let step = move(frame) { return step }
    if frame.contains(.ended) { return lift(frame) }
    return frame.contains(.cancelled) ? fail(GestureReason(.touchCancelled)) : nil
  }

  private mutating func land(_ frame: GestureFrame) -> GestureStep? {
    let (fingers, tap) = (fingers(frame.count), tapLocation)
    guard fingers.isMet else {
      if fingers.rule == .tooManyTouches { return fail(GestureReason(fingers)) }
      phase = .gathering(tap: tap)
      return nil
    }
    if let straying = tap.map({ tapStraying($0.distance(to: frame.centroid)) }), !straying.isMet {
      return fail(GestureReason(straying))
    }
    phase = .pressing(from: frame.centroid, since: frame.time)
    return settings.minimumPressDuration > .zero ? nil : hold(since: frame.time)
  }

  private var tapLocation: Point2D? {
    switch phase {
    case .awaiting(let tap, _): tap
    case .gathering(let tap): tap
    default: nil
    }
  }

  private mutating func move(_ frame: GestureFrame) -> GestureStep? {
    guard case .pressing(let start, _) = phase, !frame.contains(.ended) else { return nil }
    let straying = straying(frame.centroid.distance(to: start))
    return straying.isMet ? nil : fail(GestureReason(straying))
  }

  private mutating func lift(_ frame: GestureFrame) -> GestureStep {
    guard case .pressing(_, let since) = phase else {
      return fail(GestureReason(fingers(frame.count)))
    }
    return fail(GestureReason(.liftedEarly, holding(frame.time - since)))
  }

  private mutating func hold(since: Timestamp) -> GestureStep {
    phase = .held(since: since)
    return .begin(GestureReason(holding(now - since)))
  }

  private mutating func holdOn(_ frame: GestureFrame, since: Timestamp) -> GestureStep? {
    guard frame.remainingCount < frame.count else { return nil }
    phase = .finished(held: now - since)
    return frame.contains(.ended) ? .end(nil) : .cancel(GestureReason(.touchCancelled))
  }

  private mutating func fail(_ reason: GestureReason) -> GestureStep {
    phase = .finished(held: .zero)
    return .fail(reason)
  }
}
