/// Two fingers that turn about each other (R55, R57-R59).
struct RotationMachine: Equatable {
  let settings: RotationSettings
  private(set) var phase = PairPhase.possible
  private(set) var tracker: PairTracker
  private var rate = RateBlend()
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
    slackAtFarthest = settings.hysteresis * Double.pi / 180
  }

  var location: Point2D { tracker.location }

  /// How many fingers it reports: its own, those that lift now included.
  var touches: Int { tracker.touches }

  var values: GestureValues { .rotation(rotation: rotation, velocity: rate.velocity) }

  /// Until when it rests: while there are not two fingers.
  @inline(__always)
  var rest: Timestamp? {
    phase == .possible && tracker.pair == nil ? .distantFuture : nil
  }

  /// Takes in a frame in which an own touch changed.
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

  /// Ready for a new attempt.
  mutating func reset() { self = RotationMachine(settings) }

  /// Makes the rotation another one from here on (R57); the velocity stays.
  mutating func setRotation(_ rotation: Double) {
    self.rotation = rotation
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
    if abs(turned) > slack, !pair.filter.isRotationLive { turned -= change }
    if abs(turned) >= farthest { (farthest, slackAtFarthest) = (abs(turned), slack) }
    guard abs(turned) > slack, pair.filter.isRotationLive else { return nil }
    phase = .running
    rotation = turned - (turned > 0 ? slack : -slack)
    rate.begin(turned, over: pair.age)
    return .begin(reason(.turnedFarEnough, abs(turned), limit: slack))
  }

  /// The turn that must be exceeded, in radians; it grows as the fingers' distance changes.
  func slack(of pair: PairTracker.Pair) -> Double {
    let change = abs(pair.distance - pair.landingDistance) / pair.landingDistance
    let degrees = settings.hysteresis + settings.hysteresis * min(change, 1).squareRoot()
    return degrees * Double.pi / 180
  }

  private var reasonAtLastLift: GestureReason {
    tracker.hasPaired
      ? reason(.liftedEarly, farthest, limit: slackAtFarthest)
      : GestureReason(.tooFewTouches, .init(1, limit: 2, .touches))
  }

  func reason(
    _ code: GestureReason.Code, _ turned: Double, limit slack: Double
  ) -> GestureReason {
    let degrees = 180 / Double.pi
    return GestureReason(code, .init(turned * degrees, limit: slack * degrees, .degrees))
  }
}
