import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// One recording on its way through the engine to the output.
struct RecordingReplay {
  private var replay: Replay
  private var end = RecordingEnd()
  /// The time of the frame before the newest one.
  private var timeBefore: Timestamp?
  private var events = ReplayEvents()

  init(_ scene: TouchScene, observing observation: Observation) {
    replay = Replay(scene, observing: observation)
  }

  /// Plays a frame. Says how many events are to be reported.
  mutating func play(_ frame: Frame) -> Int {
    timeBefore = end.lastTime
    end.add(frame)
    replay.processChecked(frame, into: &events)
    return events.entries.count
  }

  /// Reports what happened in the frames that were played since the last report. Mutating, also since
  /// callers would copy the recording otherwise.
  mutating func report(
    to output: inout ReportOutput, _ console: inout some Console, _ name: (TouchID) -> String?
  ) throws(CommandError) {
    guard !events.entries.isEmpty else { return }
    try output.report(events, in: newestFrame, to: &console, name)
    events.removeAll(keepingCapacity: true)
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
    replay.finish(atEnd, into: &events)
    try report(to: &output, &console) { names.name(of: $0) }
    output.end(end)
  }
}
