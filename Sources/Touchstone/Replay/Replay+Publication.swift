/// Publication: what was decided becomes public (R19).
extension Replay {
  /// Makes the item's decisions public, and lets behaviors follow them (R19).
  mutating func publish(into events: inout ReplayEvents) {
    for place in arbiter.failures.indices {
      if observation.contains(.noTransitions),
        behaviors.followerCount(of: arbiter.failures[place].recognizer) == 0
      {
        arbiter.passFailure(place)
      } else {
        act(on: arbiter.publishFailure(place), into: &events)
      }
    }
    let (isQuiet, passesChanges) = (!arbiter.hasNews, passesChanges)
    var place = 0
    while let next = arbiter.nextOutcome(from: place, isQuiet: isQuiet) {
      if passesChanges, arbiter.passChange(next.recognizer) {
        moveViews(withChangeOf: next.recognizer, into: &events)
      } else {
        act(on: arbiter.publishOutcome(next.recognizer), into: &events)
      }
      place = next.place
    }
  }

  /// Whether only views' transforms follow gestures that go on: nothing needs to know how.
  @inline(__always)
  private var passesChanges: Bool {
    observation.contains(.noTransitions) && !observation.contains(.actions)
      && arbiter.delegate.action == nil && behaviors.scrolls.isEmpty
  }

  private mutating func act(on transition: StateTransition, into events: inout ReplayEvents) {
    if !observation.contains(.noTransitions) { events.append(transition) }
    if transition.to != .failed { send(transition, into: &events) }
    moveViews(with: transition, into: &events)
  }

  private mutating func send(_ transition: StateTransition, into events: inout ReplayEvents) {
    let (index, now) = (transition.recognizer, transition.time)
    if observation.contains(.actions) {
      events.append(.action(ActionReport(time: now, recognizer: index, state: transition.to)))
    }
    arbiter.delegate.action?(transition)
    if transition.from == .possible,
      arbiter.definitions[index].cancelsTouchesInView
    {
      for touch in touches.indices where touches[touch].recognizers.contains(index) {
        touches[touch].isCancelledInView = true
      }
    }
  }

  private mutating func moveViews(with transition: StateTransition, into events: inout ReplayEvents)
  {
    for number in 0..<behaviors.followerCount(of: transition.recognizer) {
      switch behaviors.follower(number, of: transition.recognizer) {
      case .transform(let index): moveView(index, with: transition, into: &events)
      case .scroll(let index):
        stage.now = transition.time
        behaviors.scrolls[index].follow(transition, &stage)
        report(stageInto: &events)
      case .drag, .placard, .drawer: break
      }
    }
  }

  private mutating func moveView(
    _ index: Int, with transition: StateTransition, into events: inout ReplayEvents
  ) {
    let centroid = arbiter.centroid(of: transition.recognizer)
    let hasChanged = behaviors.transforms[index].act(
      on: transition, centroid: centroid, &stage.views)
    if hasChanged { reportTransform(by: index, into: &events) }
  }

  private mutating func moveViews(
    withChangeOf recognizer: Int, into events: inout ReplayEvents
  ) {
    for number in 0..<behaviors.followerCount(of: recognizer) {
      guard case .transform(let index) = behaviors.follower(number, of: recognizer) else {
        continue
      }
      let hasChanged = behaviors.transforms[index].follow(
        arbiter.machines.values(of: recognizer), of: recognizer,
        centroid: arbiter.centroid(of: recognizer), &stage.views)
      if hasChanged { reportTransform(by: index, into: &events) }
    }
  }

  // Mutating like its callers, which would otherwise copy the replay to call it.
  private mutating func reportTransform(by behavior: Int, into events: inout ReplayEvents) {
    guard observation.contains(.transforms) else { return }
    let view = behaviors.transforms[behavior].view
    let transform = stage.views.views[view].transform
    events.append(TransformReport(time: arbiter.now, view: view, transform: transform))
  }
}
