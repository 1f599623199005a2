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

  /// The frame that was played last.
  package var newestFrame: ReportedFrame? {
    end.lastTime.map { ReportedFrame(index: end.events - 1, time: $0, timeBefore: timeBefore) }
  }

  /// Exchanges what has happened since the last time for empty storage; false when nothing has.
  package mutating func takeEvents(_ other: inout ReplayEvents) -> Bool {
    guard !events.entries.isEmpty else { return false }
    other.removeAll(keepingCapacity: true)
    swap(&other, &events)
    return true
  }

  /// Keeps a repair for the summary.
  package mutating func note(_ repair: ReportedRepair) {
    end.repairs.append(repair)
  }

  /// Ends the recording; what that changes is to be reported.
  package mutating func finish(_ atEnd: AtEnd = .drain) {
    replay.finish(atEnd, into: &events)
  }
}
