import Touchstone
import TouchstoneCLI
import TouchstoneTraces

/// A part of the way from bytes to results that is timed by itself.
enum Layer: String {
  /// Bytes to frames.
  case read
  /// Frames to state transitions.
  case play

  /// Works through a file; the events and the seconds it took.
  func measure(_ path: String) throws -> Measurement {
    switch self {
    case .read: try Self.read(path)
    case .play: try Self.play(path)
    }
  }

  private static func read(_ path: String) throws -> Measurement {
    var reader = TraceReader(try FileSource(path: path), scenes: SceneSource())
    var events = 0
    let time = try ContinuousClock().measure {
      var frame = Frame(time: .zero)
      while true {
        while reader.nextPlainFrame(into: &frame) { events += 1 }
        guard let item = try reader.next() else { break }
        if case .frame = item { events += 1 }
      }
    }
    return Measurement(events: events, duration: time)
  }

  private static func play(_ path: String) throws -> Measurement {
    let recordings = try Recording.all(inFile: path)
    var reports: [ReplayEvent] = []
    var count = 0
    let time = try ContinuousClock().measure {
      for recording in recordings {
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
    return Measurement(events: recordings.reduce(0) { $0 + $1.frames.count }, duration: time)
  }
}

/// A recording in memory.
struct Recording {
  let scene: Scene
  var frames: [Frame] = []

  static func all(inFile path: String) throws -> [Recording] {
    var reader = TraceReader(try FileSource(path: path), scenes: SceneSource())
    var recordings: [Recording] = []
    while let item = try reader.next() {
      switch item {
      case .began(let header): recordings.append(Recording(scene: header.scene))
      case .frame(let frame): recordings[recordings.count - 1].frames.append(frame)
      case .repaired, .ended: break
      }
    }
    return recordings
  }
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
