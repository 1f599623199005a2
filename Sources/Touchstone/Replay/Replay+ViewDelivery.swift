extension Replay {
  /// One phase of one touch on its way to a view.
  private struct Item {
    let view: Int
    let phase: TouchPhase
    let touch: TouchID
    let outcome: DeliveryReport.Outcome
  }

  /// Tells the views of their touches, keeps back what a recognizer delays, and takes away what one
  /// has recognized (R20).
  mutating func deliverToViews(into events: inout [ReplayEvent]) {
    var items: [Item] = []
    for index in touches.indices where touches[index].delivery != .finished {
      guard let view = touches[index].view else { continue }
      for (phase, outcome) in deliver(index) {
        items.append(
          Item(view: view, phase: phase, touch: touches[index].id, outcome: outcome))
      }
    }
    report(items, into: &events)
  }

  private mutating func deliver(_ index: Int) -> [(TouchPhase, DeliveryReport.Outcome)] {
    let current: [TouchPhase] = touches[index].hasChanged ? [touches[index].phase] : []
    guard touches[index].isCancelledInView else { return deliver(index, current) }
    let hasBegun = touches[index].delivery == .began
    let phases = touches[index].held + current
    touches[index].held = []
    touches[index].delivery = .finished
    return hasBegun ? [(.cancelled, .delivered)] : phases.map { ($0, .dropped) }
  }

  private mutating func deliver(
    _ index: Int, _ current: [TouchPhase]
  ) -> [(TouchPhase, DeliveryReport.Outcome)] {
    var waiting = touches[index].held + current
    if current.first == .cancelled, waiting.first == .began {
      touches[index].held = []
      touches[index].delivery = .finished
      return waiting.map { ($0, .dropped) }
    }
    var result: [(TouchPhase, DeliveryReport.Outcome)] = []
    while let phase = waiting.first, !isHeld(phase, index) {
      waiting.removeFirst()
      result.append((phase, .delivered))
      touches[index].delivery = phase.isFinal ? .finished : .began
    }
    for phase in current where waiting.last == phase {
      result.append((phase, phase == .moved ? .dropped : .held))
    }
    touches[index].held = waiting.filter { $0 != .moved }
    return result
  }

  /// Whether a recognizer that has not decided keeps a phase from the view.
  private func isHeld(_ phase: TouchPhase, _ index: Int) -> Bool {
    touches[index].recognizers.contains { number in
      let recognizer = arbiter.recognizers[number]
      guard recognizer.isUndecided else { return false }
      let definition = recognizer.definition
      return touches[index].delivery == .none && definition.delaysTouchesBegan
        || phase == .ended && definition.delaysTouchesEnded
    }
  }

  /// One call a view, phase and outcome: views by their first touch, then began, moved, ended,
  /// cancelled.
  private func report(_ items: [Item], into events: inout [ReplayEvent]) {
    var views: [Int] = []
    for item in items where !views.contains(item.view) { views.append(item.view) }
    for view in views {
      for phase in [TouchPhase.began, .moved, .ended, .cancelled] {
        for outcome in [DeliveryReport.Outcome.delivered, .held, .dropped] {
          let touches = items.filter {
            $0.view == view && $0.phase == phase && $0.outcome == outcome
          }.map { $0.touch }
          guard !touches.isEmpty else { continue }
          events.append(.delivery(call(view, phase, touches, outcome)))
        }
      }
    }
  }

  private func call(
    _ view: Int, _ phase: TouchPhase, _ touches: [TouchID], _ outcome: DeliveryReport.Outcome
  ) -> DeliveryReport {
    var chain: [Int] = []
    var handler: Int?
    var next: Int? = view
    while let responder = next, handler == nil {
      chain.append(responder)
      if handlers[responder] { handler = responder }
      next = views.views[responder].superview
    }
    return DeliveryReport(
      time: arbiter.now, view: view, phase: phase, touches: touches, outcome: outcome,
      chain: chain, handler: handler)
  }
}
