/// One moment of a recording: what changed about the fingers, which may be nothing.
public struct Frame: Equatable, Sendable {
  /// When: the time of the newest sample in it.
  public var time: Timestamp
  /// The fingers that changed, each at most once; none: the frame only moves the clock.
  public var samples: [TouchSample]
  /// What happened apart from touches.
  public var systemEvent: SystemEvent?

  /// A frame of samples, or of a system event, which has none.
  public init(time: Timestamp, samples: [TouchSample] = [], systemEvent: SystemEvent? = nil) {
    self.time = time
    self.samples = samples
    self.systemEvent = systemEvent
  }
}
