package import Touchstone

/// A recording, or a part of one, with what it holds: a row of a classification.
package struct ClassifiedRecording: Sendable {
  /// Where it was read from: a path, or `-`.
  package var source: String
  /// What the recording is known by elsewhere: a JSON scalar as it was written.
  package var id: String?
  /// The recording's own name, where it has one.
  package var name: String?
  /// The time of the first frame, where a recording is cut into parts.
  package var start: Timestamp?
  /// What became of it.
  package var summary: RecordingSummary
  /// The recognizers, whose names and kinds are printed.
  package var scene: TouchScene

  package init(
    source: String, id: String? = nil, name: String? = nil, start: Timestamp? = nil,
    summary: RecordingSummary, scene: TouchScene
  ) {
    self.source = source
    self.id = id
    self.name = name
    self.start = start
    self.summary = summary
    self.scene = scene
  }

  /// The nearest miss, where nothing was recognized.
  var nearestMiss: NearestMiss? { summary.hasNoGestures ? summary.nearestMiss : nil }

  /// What people read about the nearest miss; nil without one.
  var nearestMissText: String? {
    guard let transition = nearestMiss?.transition, let reason = transition.reason else {
      return nil
    }
    let names = scene.recognizerNames
    let sentence = ReasonText.sentence(
      reason, kind: scene.recognizers[transition.recognizer].kind, name: { names[$0] })
    return "\(names[transition.recognizer]): \(sentence)"
  }
}

/// What is in a line of a classification.
package enum ClassificationRow: Sendable {
  /// What a recording holds.
  case recording(ClassifiedRecording)
  /// Why there is nothing to say, and the id of what is broken, if it could be read.
  case error(ReportedError, id: String?)
}

/// Which row of its source a row is.
package struct ClassificationPlace: Hashable, Sendable {
  /// The recording's place in its source, from 0; broken ones count.
  package var index: Int
  /// The part's place in its recording, from 0, where recordings are cut into parts.
  package var part: Int?

  package init(index: Int, part: Int? = nil) {
    self.index = index
    self.part = part
  }
}

/// How many rows of which sort there were.
package struct ClassificationTotals: Equatable, Sendable {
  /// Recordings, or parts of recordings.
  package var recordings = 0
  /// Those of them in which nothing was recognized.
  package var withoutGesture = 0
  /// Broken ones.
  package var errors = 0

  package init() {}
}
