/// Two fingers that change their distance (R55-R58).
struct PinchMachine: RecognizerMachine, Equatable {
  let settings: PinchSettings
  private(set) var phase = PairPhase.possible
  private(set) var tracker: PairTracker
  private var rate: RateBlend
  private var scale = 1.0
  /// The scale that belongs to `base`.
  private var baseScale = 1.0
  /// The distance from which the scale is measured, in points.
  private var base = 1.0
  /// The largest change of distance while possible, in points.
  private var farthest = 0.0

  init(_ settings: PinchSettings) {
    self.settings = settings
    tracker = PairTracker(settings.pair)
    rate = RateBlend(newestShare: settings.pair.velocityNewestShare)
  }

  var location: Point2D { tracker.location }

  // Its own, those that lift now included.
  var touches: Int { tracker.touches }

  func takesAnotherTouch(beside count: Int) -> Bool { count < PairTracker.touchCount }

  var values: GestureValues { .pinch(scale: scale, velocity: rate.velocity) }

  // It rests while there are not two fingers.
  @inline(__always)
  var rest: Timestamp? {
    phase == .possible && tracker.pair == nil ? .distantFuture : nil
  }

  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    guard phase != .finished else { return nil }
    switch tracker.update(frame) {
    case .none: break
    case .joined: rebase(to: distance)
    case .moved(let interval):
      if let pair = tracker.pair, let step = follow(pair, over: interval) { return step }
    }
    return PairPhase.isLast(frame) ? leave(frame) : nil
  }

  private mutating func leave(_ frame: GestureFrame) -> GestureStep? {
    var next = phase
    let step = next.leave(frame) { reasonAtLastLift }
    phase = next
    return step
  }

  mutating func reset() { self = PinchMachine(settings) }

  mutating func set(_ value: SettableValue) {
    guard case .scale(let scale) = value else { return }
    self.scale = scale
    rebase(to: distance)
  }

  /// How far apart the fingers are; while there are not two, how far they were.
  private var distance: Double { tracker.pair?.distance ?? base }

  private mutating func rebase(to distance: Double) {
    baseScale = scale
    base = distance
  }

  private mutating func follow(
    _ pair: PairTracker.Pair, over interval: Interval
  ) -> GestureStep? {
    guard phase == .running else { return test(pair) }
    let before = scale
    if pair.filter.isPinchLive {
      scale = baseScale * pair.distance / base
    } else {
      rebase(to: pair.distance)
    }
    rate.add(scale - before, over: interval)
    return nil
  }

  private mutating func test(_ pair: PairTracker.Pair) -> GestureStep? {
    let change = change(of: pair)
    let travel = travel(abs(change))
    farthest = max(farthest, travel.measured)
    guard travel.isMet else { return nil }
    phase = .running
    if pair.filter.isPinchLive {
      base =
        change > 0
        ? pair.landingDistance + settings.hysteresis : pair.landingDistance - settings.hysteresis
      scale = pair.distance / base
    } else {
      base = pair.distance
    }
    rate.begin(scale - 1, over: pair.age)
    return .begin(GestureReason(travel))
  }

  /// How much closer or further apart the fingers are than when they landed, in points.
  func change(of pair: PairTracker.Pair) -> Double { pair.distance - pair.landingDistance }

  private var reasonAtLastLift: GestureReason {
    tracker.hasPaired
      ? GestureReason(.liftedEarly, travel(farthest)) : GestureReason(PairTracker.fingers(1))
  }
}
