/// A sample of a touch between two frames.
public struct IntermediateSample: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// Where, in points of the screen.
  public var location: Point2D

  /// A sample from its time and place.
  public init(time: Timestamp, location: Point2D) {
    self.time = time
    self.location = location
  }
}
