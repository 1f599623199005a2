import Touchstone
import TouchstoneCLI
import TouchstoneTraces

/// A part of the way from bytes to results that is timed by itself.
enum Layer: String {
  /// Bytes to frames.
  case read
  /// The same through json-c alone.
  case readFull = "read-full"
  /// Frames to state transitions.
  case play

  /// Works through a file, several times over; the events and how long they took.
  func measure(_ path: String, repetitions: Int) throws -> Measurement {
    switch self {
    case .read: try Self.read(path, on: .fast, repetitions)
    case .readFull: try Self.read(path, on: .full, repetitions)
    case .play: try Self.play(path, repetitions)
    }
  }

  private static func read(
    _ path: String, on lane: Lane, _ repetitions: Int
  ) throws -> Measurement {
    var events = 0
    let time = try ContinuousClock().measure {
      for _ in 0..<repetitions { events += try countEvents(path, lane) }
    }
    return Measurement(events: events, duration: time)
  }

  private static func countEvents(_ path: String, _ lane: Lane) throws -> Int {
    var reader = TraceReader(
      try FileSource(path: path), scenes: SceneSource(), lane: lane)
    var counter = FrameCounter()
    try reader.visit(&counter)
    return counter.count
  }

  private static func play(_ path: String, _ repetitions: Int) throws -> Measurement {
    var reader = TraceReader(try FileSource(path: path), scenes: SceneSource())
    var keeper = RecordingKeeper()
    try reader.visit(&keeper)
    let recordings = keeper.recordings
    let events = recordings.reduce(0) { $0 + $1.frames.count } * repetitions
    var reports = ReplayEvents()
    var count = 0
    let time = try ContinuousClock().measure {
      for recording in repeatElement(recordings, count: repetitions).joined() {
        var replay = Replay(recording.scene)
        for frame in recording.frames {
          reports.removeAll(keepingCapacity: true)
          try replay.process(frame, into: &reports)
          count += reports.count
        }
        replay.finish(into: &reports)
      }
    }
    precondition(count > 0, "nothing happened")
    return Measurement(events: events, duration: time)
  }
}

/// Counts frames.
private struct FrameCounter: TraceVisitor {
  typealias Failure = TraceError

  var count = 0

  var isDone: Bool { false }

  mutating func began(_ header: RecordingHeader) {}
  mutating func frame(_ frame: Frame, names: TouchNames) { count += 1 }
  mutating func repaired(_ repair: Repair) {}
  mutating func ended(names: TouchNames) {}
  mutating func failed(_ error: TraceError) throws(TraceError) { throw error }
}

/// Keeps recordings in memory.
private struct RecordingKeeper: TraceVisitor {
  struct Recording {
    let scene: TouchScene
    var frames: [Frame] = []
  }

  typealias Failure = TraceError

  var recordings: [Recording] = []

  var isDone: Bool { false }

  mutating func began(_ header: RecordingHeader) {
    recordings.append(Recording(scene: header.scene))
  }

  mutating func frame(_ frame: Frame, names: TouchNames) {
    recordings[recordings.count - 1].frames.append(frame)
  }

  mutating func repaired(_ repair: Repair) {}
  mutating func ended(names: TouchNames) {}
  mutating func failed(_ error: TraceError) throws(TraceError) { throw error }
}

/// How long so many events took.
struct Measurement: CustomStringConvertible {
  let events: Int
  let duration: Duration

  var description: String {
    let seconds = duration / .seconds(1)
    let perEvent = events == 0 ? 0 : seconds / Double(events) * 1e9
    return "\(events) events, \(Int(seconds * 1000)) ms, \(Int(perEvent)) ns an event"
  }
}
