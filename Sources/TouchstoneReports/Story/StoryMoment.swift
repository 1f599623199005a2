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

extension ReportedFrame? {
  /// The moment at a time, with the event that it lies in.
  func moment(at time: Timestamp) -> StoryMoment {
    guard let self else { return StoryMoment(time: time) }
    if time == self.time { return StoryMoment(time: time, event: self.index) }
    return StoryMoment(time: time, event: time == self.timeBefore ? self.index - 1 : nil)
  }
}
