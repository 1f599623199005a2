package import Touchstone

/// One recording on its way through the engine to a report.
package struct RecordingReplay {
  private var replay: Replay
  /// What is known of the recording so far.
  package private(set) var end = RecordingEnd()
  /// The time of the frame before the newest one.
  private var timeBefore: Timestamp?
  private var events = ReplayEvents()

  package init(_ scene: TouchScene, observing observation: Observation) {
    replay = Replay(scene, observing: observation)
  }

  /// Plays a frame that a reader has checked. Says how many events are to be reported.
  package mutating func play(_ frame: Frame) -> Int {
    count(frame)
    replay.processChecked(frame, into: &events)
    return events.entries.count
  }

  /// Plays a frame of anybody. Throws when it contradicts those before it.
  package mutating func check(_ frame: Frame) throws(ReplayError) {
    count(frame)
    try replay.process(frame, into: &events)
  }

  private mutating func count(_ frame: Frame) {
    timeBefore = end.lastTime
    end.add(frame)
  }

  /// Shows what happened in the frames that were played since the last report, with the newest one.
  /// Mutating, also since callers would copy the recording otherwise.
  package mutating func report<Failure>(
    _ show: (ReplayEvents, ReportedFrame?) throws(Failure) -> Void
  ) throws(Failure) {
    guard !events.entries.isEmpty else { return }
    let frame = end.lastTime.map {
      ReportedFrame(index: end.events - 1, time: $0, timeBefore: timeBefore)
    }
    try show(events, frame)
    events.removeAll(keepingCapacity: true)
  }

  /// Keeps a repair for the summary.
  package mutating func note(_ repair: ReportedRepair) {
    end.repairs.append(repair)
  }

  /// Ends the recording; what that brings is to be reported.
  package mutating func finish(_ atEnd: AtEnd = .drain) {
    replay.finish(atEnd, into: &events)
  }
}
