extension Replay {
  /// Tells of a system event and who handled it, if anybody looks.
  func report(_ event: SystemEvent, at time: Timestamp, into events: inout ReplayEvents) {
    guard observation.contains(.deliveries) else { return }
    let (chain, handler) = responders.way(of: event)
    events.append(
      .event(EventReport(time: time, event: event, chain: chain, handler: handler)))
  }
}
