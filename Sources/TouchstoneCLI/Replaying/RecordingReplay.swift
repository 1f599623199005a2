import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// One recording on its way through the engine to the output.
struct RecordingReplay {
  private var replay: Replay
  private var end = RecordingEnd()
  private var events: [ReplayEvent] = []

  init(_ scene: Scene, observing observation: Observation) {
    replay = Replay(scene, observing: observation)
  }

  /// Plays a frame and reports what happened.
  mutating func play(
    _ frame: Frame, _ names: TouchNames, to output: inout ReportOutput
  ) throws(CommandError) {
    end.events += 1
    if end.firstTime == nil { end.firstTime = frame.time }
    end.lastTime = frame.time
    events.removeAll(keepingCapacity: true)
    do throws(ReplayError) {
      try replay.process(frame, into: &events)
    } catch {
      throw .fault("the reader let through a frame that the engine refuses (\(error))")
    }
    output.report(events, in: ReportedFrame(index: end.events - 1, time: frame.time), names)
  }

  /// Keeps a repair for the summary.
  mutating func note(_ repair: Repair) {
    end.repairs.append(ReportedRepair(repair))
  }

  /// Ends the recording and reports what that brings, and the summary.
  mutating func finish(_ atEnd: AtEnd, _ names: TouchNames, to output: inout ReportOutput) {
    events.removeAll(keepingCapacity: true)
    replay.finish(atEnd, into: &events)
    output.report(events, names)
    output.end(end)
  }
}
