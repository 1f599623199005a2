/// A touch as one recognizer sees it in one frame.
public struct OwnTouch: Equatable, Sendable {
  /// The number of its landing in the recording: the order of fingers.
  public let sequence: Int
  /// The view that it belongs to; nil when none has it.
  public let view: Int?
  /// What touches.
  public let type: TouchType
  /// Where it is, in window points.
  public internal(set) var location: Point2D
  /// What it did in this frame.
  public internal(set) var phase: TouchPhase

  /// A touch by its parts.
  init(
    sequence: Int, view: Int?, type: TouchType, location: Point2D, phase: TouchPhase
  ) {
    self.sequence = sequence
    self.view = view
    self.type = type
    self.location = location
    self.phase = phase
  }
}
