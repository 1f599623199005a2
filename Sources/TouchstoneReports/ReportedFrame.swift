package import Touchstone

/// Which frame of a recording a reporter is told of.
package struct ReportedFrame: Equatable, Sendable {
  /// The frame's place in the recording, from 0.
  package var index: Int
  /// The frame's time.
  package var time: Timestamp

  package init(index: Int, time: Timestamp) {
    self.index = index
    self.time = time
  }
}
