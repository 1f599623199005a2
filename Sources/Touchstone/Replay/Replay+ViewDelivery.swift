extension Replay {
  /// One phase of one touch on its way to a view.
  private struct Item {
    let view: Int
    let phase: TouchPhase
    let id: TouchID
    let touch: HeardTouch
    let outcome: DeliveryReport.Outcome
  }

  /// What becomes of a phase.
  private typealias Fate = (held: Touch.HeldPhase, outcome: DeliveryReport.Outcome)

  /// Tells the views of their touches, keeps back what a recognizer delays, and takes away what one
  /// has recognized (R20). Behaviors hear what is delivered.
  mutating func deliverToViews(into events: inout ReplayEvents) {
    var items: [Item] = []
    for index in touches.indices where touches[index].delivery != .finished {
      guard let view = touches[index].view else { continue }
      for fate in deliver(index, on: view) {
        items.append(
          Item(
            view: view, phase: fate.held.phase, id: touches[index].id, touch: fate.held.touch,
            outcome: fate.outcome))
      }
    }
    call(items, into: &events)
  }

  private mutating func deliver(_ index: Int, on view: Int) -> [Fate] {
    let touch = touches[index]
    let now = HeardTouch(touch, on: view)
    let current = touch.hasChanged ? [Touch.HeldPhase(phase: touch.phase, touch: now)] : []
    guard touch.isCancelledInView else { return deliver(index, current) }
    touches[index].held = []
    touches[index].delivery = .finished
    guard touch.delivery == .began else { return (touch.held + current).map { ($0, .dropped) } }
    return [(Touch.HeldPhase(phase: .cancelled, touch: now), .delivered)]
  }

  private mutating func deliver(_ index: Int, _ current: [Touch.HeldPhase]) -> [Fate] {
    var waiting = touches[index].held + current
    if current.first?.phase == .cancelled, waiting.first?.phase == .began {
      touches[index].held = []
      touches[index].delivery = .finished
      return waiting.map { ($0, .dropped) }
    }
    var result: [Fate] = []
    while let first = waiting.first, !isHeld(first.phase, index) {
      waiting.removeFirst()
      result.append((first, .delivered))
      touches[index].delivery = first.phase.isFinal ? .finished : .began
    }
    if let new = current.first, !waiting.isEmpty {
      result.append((new, new.phase == .moved ? .dropped : .held))
    }
    touches[index].held = waiting.filter { $0.phase != .moved }
    return result
  }

  /// Whether a recognizer that has not decided keeps a phase from the view.
  private func isHeld(_ phase: TouchPhase, _ index: Int) -> Bool {
    let touch = touches[index]
    let delaying = touch.isWaitingForDelay ? touch.delay?.recognizers ?? [] : []
    return touch.recognizers.contains { number in
      guard arbiter.recognizers[number].isUndecided else { return false }
      let delaysBegan =
        arbiter.definitions[number].delaysTouchesBegan || delaying.contains(number)
      return touch.delivery == .none && delaysBegan
        || phase == .ended && arbiter.definitions[number].delaysTouchesEnded
    }
  }

  /// When the next view hears of its touches because they have been kept from it long enough.
  var nextDelayEnd: Timestamp? {
    guard tellsViews else { return nil }
    var first: Timestamp?
    for index in touches.indices where touches[index].isWaitingForDelay {
      guard let end = touches[index].delay?.end else { continue }
      first = min(end, first ?? end)
    }
    return first
  }

  /// Tells views of the touches that have been kept from them until a time.
  mutating func endDelays(at time: Timestamp, into events: inout ReplayEvents) {
    arbiter.begin(at: time)
    settleTouches()
    for index in touches.indices {
      guard let end = touches[index].delay?.end, end <= time else { continue }
      touches[index].delay = nil
    }
    deliverToViews(into: &events)
  }

  /// One call a view, phase and outcome: views by their first touch, then began, moved, ended,
  /// cancelled.
  private mutating func call(_ items: [Item], into events: inout ReplayEvents) {
    var views: [Int] = []
    for item in items where !views.contains(item.view) { views.append(item.view) }
    for view in views {
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        for outcome in [DeliveryReport.Outcome.delivered, .held, .dropped] {
          let called = items.filter {
            $0.view == view && $0.phase == phase && $0.outcome == outcome
          }
          if !called.isEmpty { call(view, phase, called, outcome, into: &events) }
        }
      }
    }
  }

  private mutating func call(
    _ view: Int, _ phase: TouchPhase, _ items: [Item], _ outcome: DeliveryReport.Outcome,
    into events: inout ReplayEvents
  ) {
    let (chain, handler) = responders.way(of: .touches, from: view)
    if observation.contains(.deliveries) {
      events.append(
        .delivery(
          DeliveryReport(
            time: arbiter.now, view: view, phase: phase, touches: items.map { $0.id },
            outcome: outcome, chain: chain, handler: handler)))
    }
    guard outcome == .delivered else { return }
    stage.now = arbiter.now
    behaviors.hear(phase, items.map { $0.touch }, chain, &stage)
    report(stageInto: &events)
  }

  /// Reports what behaviors have done, if anybody looks.
  mutating func report(stageInto events: inout ReplayEvents) {
    guard !stage.events.isEmpty else { return }
    for event in stage.events {
      switch event {
      case .view(let report) where observation.contains(.views): events.append(.view(report))
      case .animation(let report) where observation.contains(.animations):
        events.append(.animation(report))
      case .view, .animation: break
      }
    }
    stage.events.removeAll(keepingCapacity: true)
  }
}

extension HeardTouch {
  /// A touch as it is now.
  fileprivate init(_ touch: Touch, on view: Int) {
    self.init(
      sequence: touch.sequence, view: view, location: touch.location,
      previousLocation: touch.previousLocation, tapCount: touch.tapCount)
  }
}
