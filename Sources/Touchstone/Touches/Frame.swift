/// One moment of a recording: what changed about the fingers, which may be nothing.
public struct Frame: Equatable, Sendable {
  /// When: the time of the newest sample in it.
  public var time: Timestamp
  /// The fingers that changed, each at most once; none: the frame only moves the clock.
  public var samples: [TouchSample]
  /// Whether the system takes every touch away in this frame, as an incoming call does.
  public var isInterruption: Bool

  /// A frame of samples; an interruption carries none.
  public init(time: Timestamp, samples: [TouchSample] = [], isInterruption: Bool = false) {
    self.time = time
    self.samples = samples
    self.isInterruption = isInterruption
  }
}
