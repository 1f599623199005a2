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

  /// Plays a frame. Says whether anything happened that is to be reported.
  mutating func play(_ frame: Frame) throws(CommandError) -> Bool {
    end.events += 1
    if end.firstTime == nil { end.firstTime = frame.time }
    end.lastTime = frame.time
    if !events.isEmpty { events.removeAll(keepingCapacity: true) }
    do throws(ReplayError) {
      try replay.process(frame, into: &events)
    } catch {
      throw .fault("the reader let through a frame that the engine refuses (\(error))")
    }
    return !events.isEmpty
  }

  /// Reports what happened in the frame played last.
  func report(_ names: TouchNames, to output: inout ReportOutput) {
    output.report(events, names)
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
