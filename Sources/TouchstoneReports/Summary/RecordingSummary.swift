public import Touchstone

/// What became of a recording, in few words.
public struct RecordingSummary: Sendable {
  /// The recording's place in its source, from 0.
  package var index: Int
  /// The gestures in a word: `tap`, `pan+pinchOut`, `swipeLeft,tap`, or `none`.
  public internal(set) var label: String
  /// The first gestures, in order of recognition: at most 256.
  public internal(set) var gestures: [RecognizedGesture]
  /// How many gestures the recording has.
  public internal(set) var gestureCount: Int
  /// The recognizer that came nearest to recognition without reaching it; nil when none was
  /// stopped by a number.
  package var nearestMiss: NearestMiss?
  /// How many frames the recording had.
  public internal(set) var events: Int
  /// The time from the first frame to the last.
  public internal(set) var duration: Interval
  /// What the reader repaired.
  package var repairs: [ReportedRepair]
  /// The hash of the transitions and transforms as NDJSON lines; nil where none were written.
  var hash: XXH64?

  /// Whether nothing was recognized.
  var hasNoGestures: Bool { gestures.isEmpty }

  /// What was repaired, each kind once in order of its first time, and how often.
  var repairCounts: [(code: String, count: Int)] {
    var counts: [(code: String, count: Int)] = []
    for repair in repairs {
      if let place = counts.firstIndex(where: { $0.code == repair.code }) {
        counts[place].count += 1
      } else {
        counts.append((repair.code, 1))
      }
    }
    return counts
  }

  /// Whether gestures are left out of the list.
  var isTruncated: Bool { gestureCount > gestures.count }
}

extension RecordingSummary {
  /// Plays frames in a scene and sums up what was recognized; gestures that are under way at the end are
  /// finished as if the fingers had stayed. Throws for a frame that contradicts those before it.
  ///
  /// It takes as long as playing the frames; memory does not grow with them.
  public init(of frames: [Frame], in scene: TouchScene) throws(ReplayError) {
    var (replay, events) = (Replay(scene, observing: []), ReplayEvents())
    var (builder, end) = (SummaryBuilder(scene), RecordingEnd())
    for frame in frames {
      try replay.process(frame, into: &events)
      end.add(frame)
      builder.add(events)
      events.removeAll(keepingCapacity: true)
    }
    replay.finish(into: &events)
    builder.add(events)
    self = builder.summary(end)
  }
}
