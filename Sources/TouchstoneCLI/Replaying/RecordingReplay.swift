import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// One recording on its way through the engine to the output.
struct RecordingReplay {
  private var replay: Replay
  private var end = RecordingEnd()
  /// The time of the frame before the newest one.
  private var timeBefore: Timestamp?
  private var events: [ReplayEvent] = []

  init(_ scene: Scene, observing observation: Observation) {
    replay = Replay(scene, observing: observation)
  }

  /// Plays a frame. Says whether anything happened that is to be reported.
  mutating func play(_ frame: Frame) -> Bool {
    end.events += 1
    if end.firstTime == nil { end.firstTime = frame.time }
    timeBefore = end.lastTime
    end.lastTime = frame.time
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    replay.processChecked(frame, into: &events)
    return !events.isEmpty
  }

  /// Reports what happened in the frame played last. Mutating, since callers would copy the recording
  /// otherwise.
  mutating func report(
    to output: inout ReportOutput, _ console: inout some Console, _ name: (TouchID) -> String?
  ) throws(CommandError) {
    try output.report(events, in: newestFrame, to: &console, name)
  }

  private var newestFrame: ReportedFrame? {
    end.lastTime.map { ReportedFrame(index: end.events - 1, time: $0, timeBefore: timeBefore) }
  }

  /// Keeps a repair for the summary.
  mutating func note(_ repair: Repair) {
    end.repairs.append(ReportedRepair(repair))
  }

  /// Ends the recording and reports what that brings, and the summary.
  mutating func finish(
    _ atEnd: AtEnd, _ names: TouchNames, to output: inout ReportOutput,
    _ console: inout some Console
  ) throws(CommandError) {
    events.removeAll(keepingCapacity: true)
    replay.finish(atEnd, into: &events)
    try output.report(events, in: newestFrame, to: &console) { names.name(of: $0) }
    output.end(end)
  }
}
