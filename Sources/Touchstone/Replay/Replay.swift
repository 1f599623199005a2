/// A scene in time: takes frames, and reports what every recognizer did and why.
///
/// A replay is a value: a copy goes its own way. It reads no clock; time comes with the frames.
///
///     var replay = Replay(scene)
///     var events = ReplayEvents()
///     try replay.process(frame, into: &events)
///     replay.finish(into: &events)
public struct Replay {
  /// The scene, with the recognizers that were added since.
  var scene: TouchScene
  var stage: Stage
  var arbiter: Arbiter
  var tapCounter: TapCounter
  private var coalescer: FrameCoalescer
  var behaviors: RunningBehaviors
  /// The touches that are down, and those that a recognizer still keeps from their view, in the
  /// order in which they landed.
  var touches: [Touch] = []
  var nextSequence = 0
  /// Fingers on the screen whose touches ended with a view that was taken away.
  var lostFingers: [TouchID] = []
  /// The views that have their windows for themselves (R16), by index.
  var exclusiveViews: [Int] = []
  /// The time of the newest frame that was given; nil before the first.
  var newestTime: Timestamp?
  /// The time of the newest frame that was played; nil before the first.
  private(set) var lastTime: Timestamp?
  let observation: Observation
  let responders: ResponderChain
  /// Whether deliveries to views are observed.
  let tellsViews: Bool

  // Scratch space, kept from frame to frame.
  var released: [Int] = []
  var resets: [Int] = []

  /// A replay of a scene from its beginning. Transitions are always reported, everything else as
  /// far as it is observed.
  public init(_ scene: TouchScene, observing observation: Observation = .transforms) {
    let views = ViewTree(scene.views)
    self.scene = scene
    stage = Stage(views)
    arbiter = Arbiter(
      scene, views, reportsTimers: observation.contains(.timers),
      reportsProgress: observation.contains(.progress))
    tapCounter = TapCounter(scene.options)
    coalescer = FrameCoalescer(hertz: scene.options.coalesceHertz)
    behaviors = RunningBehaviors(scene)
    let listeners = behaviors.listeners
    responders = ResponderChain(scene, windows: views.windows, listeners: listeners)
    tellsViews = observation.contains(.deliveries) || !listeners.isEmpty
    self.observation = observation
  }

  /// Plays one frame, and before it the timers that are due. Cost: a few machines and one pass over
  /// pairs of engaged recognizers.
  ///
  /// Throws when the frame contradicts the ones before it; nothing has happened then. With
  /// `EngineOptions.coalesceHertz` a frame of moves waits for the next one.
  public mutating func process(
    _ frame: Frame, into events: inout ReplayEvents
  ) throws(ReplayError) {
    if let contradiction = contradiction(in: frame) { throw contradiction }
    processChecked(frame, into: &events)
  }

  /// Plays a frame of a reader that makes none that contradicts the ones before it, which is not
  /// checked anew. One that does is played as something that makes no sense, or ends the program.
  package mutating func processChecked(_ frame: Frame, into events: inout ReplayEvents) {
    assert(contradiction(in: frame) == nil, "readers repair or refuse what contradicts")
    newestTime = frame.time
    guard coalescer.isActive else { return perform(frame, into: &events) }
    for complete in coalescer.add(frame) { perform(complete, into: &events) }
  }

  private mutating func perform(_ frame: Frame, into events: inout ReplayEvents) {
    if arbiter.mayFire(by: frame.time) || !stage.animations.isEmpty || tellsViews {
      runTimers(within: .frame(at: frame.time), into: &events)
    }
    lastTime = frame.time
    if let event = frame.systemEvent {
      report(event, at: frame.time, into: &events)
      if event == .interruption { cancelTouches(at: frame.time, into: &events) }
    } else if !frame.samples.isEmpty {
      play(frame, into: &events)
    }
  }

  /// Ends the recording: lets timers run out and takes away fingers that are still down (R23).
  public mutating func finish(_ atEnd: AtEnd = .drain, into events: inout ReplayEvents) {
    if let rest = coalescer.finish() { perform(rest, into: &events) }
    guard atEnd != .stop, let lastTime else { return }
    if isAnyFingerDown {
      if atEnd == .drain { runTimers(within: .through(lastTime), into: &events) }
      cancelTouches(at: lastTime, into: &events)
    }
    runTimers(within: .everything, into: &events)
  }

  /// The delegate in code, for programs that answer questions themselves.
  public var delegate: GestureDelegate {
    get { arbiter.delegate }
    set { arbiter.delegate = newValue }
  }

  /// The views as they are now.
  var views: ViewTree { stage.views }

  // MARK: Items

  private mutating func runTimers(
    within horizon: TimerHorizon, into events: inout ReplayEvents
  ) {
    while true {
      let timer = arbiter.nextTimer(within: horizon)
      if endNext(within: horizon, before: timer?.deadline, into: &events) { continue }
      guard let timer else { return }
      arbiter.begin(at: timer.deadline.time)
      settleTouches()
      if observation.contains(.progress) { arbiter.beginProgress() }
      arbiter.fire(timer.recognizer, timer.deadline, stage.views)
      conclude(into: &events)
    }
  }

  /// Ends the next animation, or the next delay of touches, if it comes before a timer; at the same
  /// time, minimum timers come first and delays last. Says whether it did.
  private mutating func endNext(
    within horizon: TimerHorizon, before timer: Deadline?, into events: inout ReplayEvents
  ) -> Bool {
    let (animation, delay) = (stage.nextEnd, nextDelayEnd)
    guard let end = delay.map({ min($0, animation ?? $0) }) ?? animation, horizon.reaches(end: end)
    else { return false }
    if let timer, timer.time < end || timer.time == end && timer.kind.isMinimum { return false }
    if end == animation {
      finishAnimations(at: end, into: &events)
    } else {
      endDelays(at: end, into: &events)
    }
    return true
  }

  private mutating func finishAnimations(at end: Timestamp, into events: inout ReplayEvents) {
    stage.now = end
    for owner in stage.finishAnimations() { behaviors.animationsFinished(owner, &stage) }
    report(stageInto: &events)
  }

  private mutating func cancelTouches(at time: Timestamp, into events: inout ReplayEvents) {
    guard isAnyFingerDown else { return }
    arbiter.begin(at: time)
    settleTouches()
    if observation.contains(.progress) { arbiter.beginProgress() }
    for index in touches.indices where touches[index].isLive {
      leave(index, .cancelled)
      reportTouch(touches[index], into: &events)
    }
    arbiter.deliver(stage.views)
    conclude(into: &events)
  }

  private mutating func play(_ frame: Frame, into events: inout ReplayEvents) {
    arbiter.begin(at: frame.time)
    settleTouches()
    if observation.contains(.progress) { arbiter.beginProgress() }
    var hasLanding = false
    for place in frame.samples.indices {
      if frame.samples[place].phase == .began {
        hasLanding = true
      } else {
        follow(place, in: frame)
      }
    }
    releaseExclusiveViews()
    if observation.contains(.touches) {
      for touch in touches where touch.hasChanged { reportTouch(touch, into: &events) }
    }
    if hasLanding {
      for sample in frame.samples where sample.phase == .began { land(sample, into: &events) }
      report(stageInto: &events)
    }
    arbiter.deliver(stage.views)
    conclude(into: &events)
  }

  /// Settles what recognizers propose, publishes it, informs views, and resets (R18-R21).
  mutating func conclude(into events: inout ReplayEvents) {
    arbiter.resolve()
    if observation.contains(.progress) { reportProgress(into: &events) }
    let start = events.count
    publish(into: &events)
    if !arbiter.timerReports.isEmpty {
      events.insert(contentsOf: arbiter.timerReports.map { .timer($0) }, at: start)
    }
    if tellsViews { deliverToViews(into: &events) }
    reset(into: &events)
  }

  private mutating func reset(into events: inout ReplayEvents) {
    if arbiter.hasNews { resetRecognizers(into: &events) }
    if hasFinishedTouch { touches.removeAll { $0.isFinished } }
  }

  private mutating func resetRecognizers(into events: inout ReplayEvents) {
    if !released.isEmpty { released.removeAll(keepingCapacity: true) }
    if !resets.isEmpty { resets.removeAll(keepingCapacity: true) }
    arbiter.reset(released: &released, resets: &resets)
    if !released.isEmpty {
      for index in touches.indices {
        touches[index].recognizers.removeAll { released.contains($0) }
      }
    }
    if observation.contains(.progress) { reportNotes(into: &events) }
    guard observation.contains(.resets) else { return }
    for index in resets {
      events.append(.reset(ResetReport(time: arbiter.now, recognizer: index)))
    }
  }

  private var hasFinishedTouch: Bool {
    for index in touches.indices
    where touches[index].phase.isFinal && touches[index].held.isEmpty { return true }
    return false
  }
}
