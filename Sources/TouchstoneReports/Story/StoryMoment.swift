package import Touchstone

/// When something happened, and in which event of the recording.
package struct StoryMoment: Equatable, Sendable {
  /// When.
  package var time: Timestamp
  /// The event's place in the recording, from 0; nil between events, where a timer ran, and when
  /// the recording was over.
  package var event: Int?

  package init(time: Timestamp, event: Int? = nil) {
    self.time = time
    self.event = event
  }
}

/// Tells in which event of a recording a moment lies.
struct StoryClock {
  /// The frames that events may still be about: with `coalesce-hz` the engine plays one late.
  private var latest: [ReportedFrame] = []

  /// Goes on to a frame.
  mutating func advance(to frame: ReportedFrame?) {
    guard let frame else { return }
    if latest.count > 1 { latest.removeFirst(latest.count - 1) }
    latest.append(frame)
  }

  /// The moment at a time.
  func moment(at time: Timestamp) -> StoryMoment {
    StoryMoment(time: time, event: latest.last { $0.time == time }?.index)
  }
}
