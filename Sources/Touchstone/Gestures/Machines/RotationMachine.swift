/// Two fingers that turn about each other (R55, R57-R59).
struct RotationMachine: RecognizerMachine, Equatable {
  let settings: RotationSettings
  private(set) var phase = PairPhase.possible
  private(set) var tracker: PairTracker
  private var rate: RateBlend
  private var rotation = 0.0
  /// The direction of the fingers in the frame before, in radians.
  private var lastAngle = 0.0
  /// How far the pair has turned while possible, in radians.
  private(set) var turned = 0.0
  /// The largest turn while possible, in radians.
  private var farthest = 0.0
  /// The turn that was needed in that frame, in radians.
  private var slackAtFarthest: Double

  init(_ settings: RotationSettings) {
    self.settings = settings
    tracker = PairTracker(settings.pair)
    rate = RateBlend(newestShare: settings.pair.velocityNewestShare)
    slackAtFarthest = settings.hysteresis * Double.pi / 180
  }

  var location: Point2D { tracker.location }

  // Its own, those that lift now included.
  var touches: Int { tracker.touches }

  func takesAnotherTouch(beside count: Int) -> Bool { count < PairTracker.touchCount }

  var values: GestureValues { .rotation(rotation: rotation, velocity: rate.velocity) }

  // It rests while there are not two fingers.
  @inline(__always)
  var rest: Timestamp? {
    phase == .possible && tracker.pair == nil ? .distantFuture : nil
  }

  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    guard phase != .finished else { return nil }
    switch tracker.update(frame) {
    case .none: break
    case .joined:
      lastAngle = tracker.pair?.angle ?? lastAngle
      turned = 0
    case .moved(let interval):
      guard let pair = tracker.pair else { break }
      let angle = pair.angle
      let change = unwrapped(angle - lastAngle)
      lastAngle = angle
      if let step = follow(pair, change, over: interval) { return step }
    }
    return PairPhase.isLast(frame) ? leave(frame) : nil
  }

  private mutating func leave(_ frame: GestureFrame) -> GestureStep? {
    var next = phase
    let step = next.leave(frame) { reasonAtLastLift }
    phase = next
    return step
  }

  mutating func reset() { self = RotationMachine(settings) }

  mutating func set(_ value: SettableValue) {
    if case .rotation(let rotation) = value { self.rotation = rotation }
  }

  /// The difference of two directions, taken the short way.
  @inline(__always)
  private func unwrapped(_ difference: Double) -> Double {
    let limit = settings.unwrapping == .pi ? Double.pi : Double.pi / 2
    var change = difference
    while change > limit { change -= 2 * limit }
    while change <= -limit { change += 2 * limit }
    return change
  }

  private mutating func follow(
    _ pair: PairTracker.Pair, _ change: Double, over interval: Interval
  ) -> GestureStep? {
    guard phase == .running else { return test(pair, change) }
    let before = rotation
    if pair.filter.isRotationLive { rotation += change }
    rate.add(rotation - before, over: interval)
    return nil
  }

  private mutating func test(_ pair: PairTracker.Pair, _ change: Double) -> GestureStep? {
    let slack = slack(of: pair)
    turned += change
    // Turning that another motion dominates counts only within the slack.
    if self.turn(abs(turned), slack).isMet, !pair.filter.isRotationLive { turned -= change }
    if abs(turned) >= farthest { (farthest, slackAtFarthest) = (abs(turned), slack) }
    let turn = turn(abs(turned), slack)
    guard turn.isMet, pair.filter.isRotationLive else { return nil }
    phase = .running
    rotation = turned - (turned > 0 ? slack : -slack)
    rate.begin(turned, over: pair.age)
    return .begin(GestureReason(turn))
  }

  /// The turn that must be exceeded, in radians; it grows as the fingers' distance changes.
  func slack(of pair: PairTracker.Pair) -> Double {
    let change = abs(pair.distance - pair.landingDistance) / pair.landingDistance
    let degrees = settings.hysteresis + settings.hysteresis * min(change, 1).squareRoot()
    return degrees * Double.pi / 180
  }

  private var reasonAtLastLift: GestureReason {
    tracker.hasPaired
      ? GestureReason(.liftedEarly, turn(farthest, slackAtFarthest))
      : GestureReason(PairTracker.fingers(1))
  }
}
