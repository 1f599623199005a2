package import Touchstone

/// Which frame of a recording a reporter gets: the newest that was read.
package struct ReportedFrame: Equatable, Sendable {
  /// The frame's place in the recording, from 0.
  package var index: Int
  /// The frame's time.
  package var time: Timestamp

  /// The time of the frame before it, which the engine may have played only now; nil: there is none.
  package var timeBefore: Timestamp?

  package init(index: Int, time: Timestamp, timeBefore: Timestamp? = nil) {
    self.index = index
    self.time = time
    self.timeBefore = timeBefore
  }
}
