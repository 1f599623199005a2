package import Touchstone

/// What a reporter gets about a recording after its last frame.
package struct RecordingEnd: Equatable, Sendable {
  /// How many frames it had.
  package var events: Int
  /// The time of the first frame; nil without any.
  package var firstTime: Timestamp?
  /// The time of the last frame; nil without any.
  package var lastTime: Timestamp?
  /// Whether nothing has happened in any frame.
  package var isEmpty = true
  /// What the reader repaired.
  package var repairs: [ReportedRepair]

  package init(
    events: Int = 0, firstTime: Timestamp? = nil, lastTime: Timestamp? = nil,
    repairs: [ReportedRepair] = []
  ) {
    self.events = events
    self.firstTime = firstTime
    self.lastTime = lastTime
    self.repairs = repairs
  }

  /// Takes in the next frame.
  package mutating func add(_ frame: Frame) {
    events += 1
    if firstTime == nil { firstTime = frame.time }
    lastTime = frame.time
    if !frame.samples.isEmpty || frame.systemEvent != nil { isEmpty = false }
  }

  /// The time from the first frame to the last.
  package var duration: Interval {
    guard let firstTime, let lastTime else { return .zero }
    return lastTime - firstTime
  }
}

/// Something about a recording that its reader repaired rather than refused.
package struct ReportedRepair: Equatable, Sendable {
  /// What was done, as one word for programs.
  package var code: String
  /// Where in the document.
  package var path: String?
  /// Where in the file, by line from 1.
  package var line: Int?
  /// What was done, as a sentence.
  package var message: String

  package init(code: String, path: String? = nil, line: Int? = nil, message: String) {
    self.code = code
    self.path = path
    self.line = line
    self.message = message
  }
}
