import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// One recording on its way through the engine to what it holds, as a whole or in parts.
struct RecordingClassifier {
  private let header: RecordingHeader
  private let splitIdle: Interval?
  private var replay: Replay
  private var builder: SummaryBuilder
  private var end = RecordingEnd()
  private var rests = RestDetector()
  private var events = ReplayEvents()
  /// What was repaired about the frame that comes next.
  private var repairs: [ReportedRepair] = []
  /// A part that is over.
  private var part: ClassifiedRecording?

  /// A recording that `replay`, which has not begun, is to play.
  init(_ header: RecordingHeader, _ replay: Replay, _ settings: ClassifySettings) {
    self.header = header
    self.replay = replay
    splitIdle = settings.splitIdle
    builder = SummaryBuilder(header.scene)
  }

  /// Plays a frame; says whether a part ends before it, which is to be taken then.
  mutating func play(_ frame: Frame) -> Bool {
    if !events.entries.isEmpty { events.removeAll(keepingCapacity: true) }
    replay.processChecked(frame, into: &events)
    if isCut(before: frame) {
      // Timers that came before the frame ran with it, but they belong to what they waited for.
      let first = events.firstIndex { $0.isTransition(from: frame.time) } ?? events.count
      builder.add(ReplayEvents(events[..<first]))
      events.removeSubrange(..<first)
      if !builder.isAnyRunning { part = finishPart() }
    }
    if splitIdle != nil { rests.follow(frame) }
    if !events.entries.isEmpty { builder.add(events) }
    end.add(frame)
    if !repairs.isEmpty {
      end.repairs += repairs
      repairs.removeAll()
    }
    return part != nil
  }

  /// Gives away the part that is over.
  mutating func takePart() -> ClassifiedRecording? { part.take() }

  /// Keeps a repair for the part that the next frame belongs to.
  mutating func note(_ repair: Repair) {
    repairs.append(ReportedRepair(repair))
  }

  /// Ends the recording.
  mutating func finish(_ atEnd: AtEnd) -> ClassifiedRecording {
    events.removeAll(keepingCapacity: true)
    replay.finish(atEnd, into: &events)
    builder.add(events)
    end.repairs += repairs
    return finishPart()
  }

  private func isCut(before frame: Frame) -> Bool {
    guard let splitIdle, end.events > 0, let rest = rests.rest(before: frame) else { return false }
    return rest >= splitIdle
  }

  private mutating func finishPart() -> ClassifiedRecording {
    defer {
      builder = SummaryBuilder(header.scene)
      end = RecordingEnd()
    }
    return ClassifiedRecording(
      source: "", name: header.name, start: splitIdle == nil ? nil : end.firstTime,
      summary: builder.summary(end), scene: header.scene)
  }
}

extension ReplayEvent {
  fileprivate func isTransition(from time: Timestamp) -> Bool {
    guard case .transition(let transition) = self else { return false }
    return transition.time >= time
  }
}
