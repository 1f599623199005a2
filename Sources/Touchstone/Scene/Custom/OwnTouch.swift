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
  /// The force; 1 is an average touch, 0 where it is unknown.
  public internal(set) var force: Double
  /// The largest force that the screen can report; 0 where it is unknown.
  public internal(set) var maximumForce: Double
  /// The radius of the contact, in points; 0 where it is unknown.
  public internal(set) var radius: Double

  /// A touch by its parts, as a test of a machine makes it.
  public init(
    _ phase: TouchPhase, at location: Point2D, sequence: Int = 0, view: Int? = nil,
    type: TouchType = .direct, force: Double = 0, maximumForce: Double = 0, radius: Double = 0
  ) {
    self.sequence = sequence
    self.view = view
    self.type = type
    self.location = location
    self.phase = phase
    self.force = force
    self.maximumForce = maximumForce
    self.radius = radius
  }
}
