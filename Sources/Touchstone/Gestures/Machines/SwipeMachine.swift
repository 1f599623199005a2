/// A quick straight stroke, recognized while it is made (R51-R54).
struct SwipeMachine: RecognizerMachine, Equatable {
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

  var touches: Int { settings.numberOfTouchesRequired }

  var values: GestureValues { .swipe(direction: direction) }

  // With the wrong fingers only a move after the maximum duration counts.
  @inline(__always)
  var rest: Timestamp? {
    guard phase == .possible else { return nil }
    let isHopeless = stroke.isSpoilt || stroke.starts.count < settings.numberOfTouchesRequired
    return isHopeless ? stroke.since + settings.maximumDuration : nil
  }

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
    let duration = duration(elapsed)
    guard duration.isMet else { return fail(GestureReason(duration)) }
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
    let strides = strides(of: frame, along: axis)
    guard straying(strides.widest, at: seconds).isMet,
      axis.isTwoWay || direction(strides.least).isMet
    else { return .failed(firstFailure(in: frame, seconds, along: axis)) }
    let travel = travel(strides.slowest, at: seconds)
    stroke.farthest = max(stroke.farthest, strides.slowest)
    guard travel.isMet, !(strides.hasForward && strides.hasBackward) else { return .undecided }
    return .recognized(axis.direction(isAlong: !strides.hasBackward), GestureReason(travel))
  }

  /// Why a frame in which a finger went astray makes it fail: the first such finger's reason.
  private func firstFailure(
    in frame: GestureFrame, _ seconds: Double, along axis: SwipeAxis
  ) -> GestureReason {
    for place in 0..<min(frame.count, stroke.starts.count) {
      let (primary, secondary) = axis.parts(
        of: frame.touches[place].location - stroke.starts[place])
      let (direction, straying) = (direction(primary), straying(secondary, at: seconds))
      if !axis.isTwoWay, !direction.isMet { return GestureReason(direction) }
      if !straying.isMet { return GestureReason(straying) }
    }
    preconditionFailure("a finger went astray")
  }

  /// How a stroke is taken apart for one axis of the mask.
  func axis(isHorizontal: Bool) -> SwipeAxis {
    SwipeAxis(isHorizontal: isHorizontal, of: settings.direction)
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
    let fingers = fingers(stroke.largestCount)
    guard fingers.isMet else { return GestureReason(fingers) }
    let elapsed = min(now - stroke.since, settings.maximumDuration).seconds
    return GestureReason(.liftedEarly, travel(stroke.farthest, at: elapsed))
  }
}
