extension Replay {
  /// Reports how far the recognizers have come in this item, before what comes of it.
  mutating func reportProgress(into events: inout ReplayEvents) {
    arbiter.noteProgress()
    reportNotes(into: &events)
  }

  /// Reports what the arbiter has noted since it was asked last.
  mutating func reportNotes(into events: inout ReplayEvents) {
    for report in arbiter.takeProgress() { events.append(.progress(report)) }
  }
}
