extension Replay {
  /// What is wrong with a frame that contradicts what came before it; nil when nothing is. Mutating
  /// like its caller, which would otherwise copy the replay to ask it.
  mutating func contradiction(in frame: Frame) -> ReplayError? {
    if let newestTime, frame.time < newestTime { return .timeGoesBack }
    for index in frame.samples.indices {
      if let contradiction = contradiction(in: frame, at: index) { return contradiction }
    }
    return nil
  }

  private mutating func contradiction(in frame: Frame, at index: Int) -> ReplayError? {
    let (id, location) = (frame.samples[index].id, frame.samples[index].location)
    guard location.x.isFinite, location.y.isFinite else { return .notFinite(id) }
    for earlier in 0..<index where frame.samples[earlier].id == id { return .duplicateTouch(id) }
    let isDown = liveIndex(of: id) != nil || !lostFingers.isEmpty && lostFingers.contains(id)
    if frame.samples[index].phase == .began {
      if isDown { return .alreadyDown(id) }
    } else if !isDown {
      return .notDown(id)
    }
    if let view = frame.samples[index].view, !stage.views.views.indices.contains(view) {
      return .unknownView(view)
    }
    return nil
  }

  private mutating func liveIndex(of id: TouchID) -> Int? {
    for index in touches.indices where touches[index].id == id && !touches[index].phase.isFinal {
      return index
    }
    return nil
  }

  /// Forgets what the touches did in the frame before.
  mutating func settleTouches() {
    for index in touches.indices where !touches[index].phase.isFinal {
      touches[index].phase = .stationary
    }
  }

  /// Applies a sample of a finger that is down (R15), by its place in the frame: a sample by itself
  /// would be a copy.
  mutating func follow(_ place: Int, in frame: Frame) {
    let (id, phase) = (frame.samples[place].id, frame.samples[place].phase)
    guard let index = liveIndex(of: id) else {
      if phase.isFinal { lostFingers.removeAll { $0 == id } }
      return
    }
    let location = stage.views.windowPoint(
      frame.samples[place].location, in: touches[index].window)
    let hasMoved = location != touches[index].location
    if phase == .stationary, !hasMoved { return }
    touches[index].follow(hasMoved || phase == .moved ? location : nil, phase, at: arbiter.now)
    if frame.samples[place].rareDetails.isKnown || touches[index].rareDetails.isKnown {
      touches[index].rareDetails = frame.samples[place].rareDetails
      arbiter.update(touches[index].sequence, touches[index].details)
    }
    if phase.isFinal { return leave(index, phase) }
    countTap(index)
    tellRecognizers(index)
  }

  /// Ends a touch where it is.
  mutating func leave(_ index: Int, _ phase: TouchPhase) {
    touches[index].phase = phase
    if phase == .ended {
      countTap(index)
      if touches[index].isNoTap { touches[index].tapCount = 0 }
    }
    tapCounter.leave(touches[index].sequence, isLift: phase == .ended, at: arbiter.now)
    tellRecognizers(index)
  }

  private mutating func countTap(_ index: Int) {
    guard !touches[index].isNoTap else { return }
    let (sequence, location) = (touches[index].sequence, touches[index].location)
    if tapCounter.follow(sequence, to: location, at: arbiter.now) { touches[index].isNoTap = true }
  }

  private mutating func tellRecognizers(_ index: Int) {
    arbiter.update(
      touches[index].sequence, to: touches[index].location, touches[index].phase)
  }

  /// Brings in a new finger: hit test, tap count, view, recognizers (R16).
  mutating func land(_ sample: TouchSample, into events: inout ReplayEvents) {
    var skipped: [TouchReport.SkippedView] = []
    stage.now = arbiter.now
    let hitView = sample.view ?? stage.hitTest(sample.location, skipped: &skipped)
    let window = hitView.map { stage.views.window(of: $0) }
    let location = stage.views.windowPoint(sample.location, in: window)
    let view = hitView.flatMap { isRefused(by: $0) ? nil : $0 }
    if let hitView, view == nil { skipped.append(.init(view: hitView, reason: .refused)) }
    var touch = Touch(
      sample, sequence: nextSequence, view: view, window: window, location: location,
      at: arbiter.now)
    nextSequence += 1
    touch.tapCount = tapCounter.land(
      touch.sequence, at: location, on: hitView, of: window, at: arbiter.now)
    if let view, stage.views.views[view].isExclusiveTouch, !hasLiveTouchInView(of: window) {
      exclusiveViews.append(view)
    }
    if let hitView {
      touch.recognizers = arbiter.attach(
        touch, to: hitView, exclusiveView: exclusiveView(of: window), stage.views)
      meetBehaviors(&touch, on: hitView)
    }
    touches.append(touch)
    reportTouch(touch, hitTest: skipped, into: &events)
  }

  /// Lets behaviors catch what moves under a new finger, and keep the finger from its view.
  private mutating func meetBehaviors(_ touch: inout Touch, on hitView: Int) {
    var recognizers: [Int] = []
    for index in behaviors.scrolls.indices {
      behaviors.scrolls[index].land(touch, &stage)
      let recognizer = behaviors.scrolls[index].recognizerDelaying(touch, on: hitView, stage.views)
      if let recognizer { recognizers.append(recognizer) }
    }
    guard tellsViews, !recognizers.isEmpty else { return }
    touch.delay = TouchDelay(
      end: arbiter.now + ScrollBehavior.contentDelay, recognizers: recognizers)
  }

  private func hasLiveTouchInView(of window: Int?) -> Bool {
    touches.contains { $0.isLive && $0.view != nil && $0.window == window }
  }

  private func exclusiveView(of window: Int?) -> Int? {
    exclusiveViews.first { views.window(of: $0) == window }
  }

  /// Lets other views in again when the last touch of an exclusive one has left, for new touches of
  /// the same frame too.
  mutating func releaseExclusiveViews() {
    guard !exclusiveViews.isEmpty else { return }
    exclusiveViews.removeAll { view in !touches.contains { $0.isLive && $0.view == view } }
  }

  /// Whether the hit view does not take another finger: multiple touch, exclusive touch (R16).
  private func isRefused(by view: Int) -> Bool {
    let definition = views.views[view]
    let window = views.window(of: view)
    let others = touches.lazy.filter { $0.isLive && $0.view != nil && $0.window == window }
    guard let first = others.first else { return false }
    if first.view == view || others.contains(where: { $0.view == view }) {
      return !definition.isMultipleTouchEnabled
    }
    return definition.isExclusiveTouch || exclusiveView(of: window) != nil
  }

  /// Tells of a touch that changed, if anybody looks.
  func reportTouch(
    _ touch: Touch, hitTest: [TouchReport.SkippedView] = [], into events: inout ReplayEvents
  ) {
    guard observation.contains(.touches) else { return }
    events.append(
      .touch(
        TouchReport(
          time: arbiter.now, id: touch.id, phase: touch.phase, tapCount: touch.tapCount,
          view: touch.view, location: touch.location, hitTest: hitTest)))
  }
}
