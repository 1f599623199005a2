/// A quick straight stroke, recognized while it is made (R51-R54).
struct SwipeMachine: Equatable {
  /// A stroke since the newest finger landed.
  struct Stroke: Equatable {
    var since = Timestamp.zero
    /// Where each finger was then, in landing order.
    var starts: [Point2D] = []
    var largestCount = 0
    /// Whether too many fingers landed or some have lifted: it cannot be recognized any more, but
    /// stays possible until a move after the maximum duration, or the last lift.
    var isSpoilt = false
    /// The furthest that the slowest finger came along the direction.
    var farthest = 0.0
    /// Why an axis of the mask is out, where two are tested.
    var horizontalFailure: GestureReason?
    var verticalFailure: GestureReason?

    /// Ready for a new attempt, with the room for starts that there is.
    mutating func reset() {
      starts.removeAll(keepingCapacity: true)
      (largestCount, isSpoilt, farthest) = (0, false, 0)
      (horizontalFailure, verticalFailure) = (nil, nil)
    }
  }

  enum Phase {
    case idle
    /// `stroke` is under way.
    case possible
    case finished
  }

  /// What one axis of the mask says to a frame.
  private enum Verdict {
    case undecided
    case recognized(SwipeDirection, GestureReason)
    case failed(GestureReason)
  }

  let settings: SwipeSettings
  private(set) var phase = Phase.idle
  // Beside the phase, not in it: there it would be copied in each frame.
  private(set) var stroke = Stroke()
  private var direction: SwipeDirection

  /// Where the stroke started: the centroid of its starting points.
  private(set) var location = Point2D.zero

  init(_ settings: SwipeSettings) {
    self.settings = settings
    direction = settings.direction
  }

  /// How many fingers it reports.
  var touches: Int { settings.numberOfTouchesRequired }

  var values: GestureValues { .swipe(direction: direction) }

  /// Until when it rests: with the wrong fingers only a move after the maximum duration counts.
  @inline(__always)
  var rest: Timestamp? {
    guard phase == .possible else { return nil }
    let isHopeless = stroke.isSpoilt || stroke.starts.count < settings.numberOfTouchesRequired
    return isHopeless ? stroke.since + settings.maximumDuration : nil
  }

  /// Takes in a frame in which an own touch changed.
  mutating func step(_ frame: GestureFrame) -> GestureStep? {
    if phase == .finished { return nil }
    if phase == .idle { stroke.since = frame.time }
    phase = .possible
    if frame.isPlainMove { return move(frame) }
    if frame.contains(.began) { land(frame) }
    if frame.contains(.moved), let step = move(frame) { return step }
    if frame.contains(.cancelled) { return fail(GestureReason(.touchCancelled)) }
    if frame.contains(.ended) {
      if frame.isEveryTouchEnded { return fail(reasonAtLastLift(at: frame.time)) }
      stroke.isSpoilt = true
    }
    return nil
  }

  /// Ready for a new attempt.
  mutating func reset() {
    phase = .idle
    stroke.reset()
    direction = settings.direction
    location = .zero
  }

  private mutating func land(_ frame: GestureFrame) {
    stroke.since = frame.time
    if !stroke.starts.isEmpty { stroke.starts.removeAll(keepingCapacity: true) }
    for touch in frame.touches { stroke.starts.append(touch.location) }
    stroke.largestCount = max(stroke.largestCount, frame.count)
    if frame.count > settings.numberOfTouchesRequired { stroke.isSpoilt = true }
    location = frame.centroid
  }

  private mutating func move(_ frame: GestureFrame) -> GestureStep? {
    let elapsed = frame.time - stroke.since
    guard elapsed <= settings.maximumDuration else {
      let limit = settings.maximumDuration.seconds
      return fail(GestureReason(.tooSlow, .init(elapsed.seconds, limit: limit, .seconds)))
    }
    guard !stroke.isSpoilt, frame.count >= settings.numberOfTouchesRequired else { return nil }
    return settings.axes == .both && mixesAxes
      ? testBothAxes(frame, elapsed.seconds) : testOneAxis(frame, elapsed.seconds)
  }

  var hasHorizontal: Bool {
    !settings.direction.isDisjoint(with: [.left, .right])
  }

  var mixesAxes: Bool {
    hasHorizontal && !settings.direction.isDisjoint(with: [.up, .down])
  }

  private mutating func testOneAxis(
    _ frame: GestureFrame, _ seconds: Double
  ) -> GestureStep? {
    switch test(frame, seconds, isHorizontal: hasHorizontal) {
    case .undecided: return nil
    case .recognized(let direction, let reason): return recognize(direction, reason)
    case .failed(let reason): return fail(reason)
    }
  }

  private mutating func testBothAxes(
    _ frame: GestureFrame, _ seconds: Double
  ) -> GestureStep? {
    if stroke.horizontalFailure == nil {
      switch test(frame, seconds, isHorizontal: true) {
      case .undecided: break
      case .recognized(let direction, let reason): return recognize(direction, reason)
      case .failed(let reason): stroke.horizontalFailure = reason
      }
    }
    if stroke.verticalFailure == nil {
      switch test(frame, seconds, isHorizontal: false) {
      case .undecided: break
      case .recognized(let direction, let reason): return recognize(direction, reason)
      case .failed(let reason): stroke.verticalFailure = reason
      }
    }
    guard let reason = stroke.horizontalFailure, stroke.verticalFailure != nil else { return nil }
    return fail(reason)
  }

  /// Tests every finger against one axis of the mask, at a time since the start (R52).
  private mutating func test(
    _ frame: GestureFrame, _ seconds: Double, isHorizontal: Bool
  ) -> Verdict {
    let axis = axis(isHorizontal: isHorizontal)
    let allowed = maximumSecondaryMovement(at: seconds)
    let needed = minimumPrimaryMovement(at: seconds)
    var (slowest, forwards, backwards) = (Double.infinity, 0, 0)
    for place in 0..<min(frame.count, stroke.starts.count) {
      let (primary, secondary) = axis.parts(
        of: frame.touches[place].location - stroke.starts[place])
      if !axis.isTwoWay, primary < 0 {
        return .failed(GestureReason(.wrongDirection, .init(primary, limit: 0, .points)))
      }
      if secondary > allowed {
        return .failed(GestureReason(.movedSideways, .init(secondary, limit: allowed, .points)))
      }
      slowest = min(slowest, abs(primary))
      if primary >= 0 { forwards += 1 } else { backwards += 1 }
    }
    stroke.farthest = max(stroke.farthest, slowest)
    guard slowest >= needed, forwards == 0 || backwards == 0 else { return .undecided }
    return .recognized(
      axis.direction(isAlong: backwards == 0),
      GestureReason(.movedFarEnough, .init(slowest, limit: needed, .points)))
  }

  /// How a stroke is taken apart for one axis of the mask.
  func axis(isHorizontal: Bool) -> SwipeAxis {
    SwipeAxis(isHorizontal: isHorizontal, of: settings.direction)
  }

  /// The travel that is needed at a time since the start, in points.
  func minimumPrimaryMovement(at seconds: Double) -> Double {
    settings.minimumPrimaryMovement * (1 - settings.primaryDecay * seconds)
  }

  /// The travel across that is allowed at a time since the start, in points.
  func maximumSecondaryMovement(at seconds: Double) -> Double {
    settings.maximumSecondaryMovement * (1 - settings.secondaryDecay * seconds)
  }

  private mutating func recognize(
    _ direction: SwipeDirection, _ reason: GestureReason
  ) -> GestureStep {
    self.direction = direction
    phase = .finished
    return .end(reason)
  }

  private mutating func fail(_ reason: GestureReason) -> GestureStep {
    phase = .finished
    return .fail(reason)
  }

  private func reasonAtLastLift(at now: Timestamp) -> GestureReason {
    let required = settings.numberOfTouchesRequired
    if stroke.largestCount > required { return fingers(.tooManyTouches, stroke.largestCount) }
    if stroke.largestCount < required { return fingers(.tooFewTouches, stroke.largestCount) }
    let elapsed = min(now - stroke.since, settings.maximumDuration).seconds
    let limit = minimumPrimaryMovement(at: elapsed)
    return GestureReason(.liftedEarly, .init(stroke.farthest, limit: limit, .points))
  }

  private func fingers(_ code: GestureReason.Code, _ count: Int) -> GestureReason {
    let required = Double(settings.numberOfTouchesRequired)
    return GestureReason(code, .init(Double(count), limit: required, .touches))
  }
}
