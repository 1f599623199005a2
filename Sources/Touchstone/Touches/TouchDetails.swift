/// What a sample says of a touch apart from where it is: carried along for drawing and measuring, and
/// for recognizers that a program defines. UIKit's do not use it.
public struct TouchDetails: Equatable, Sendable {
  /// The force; 1 is an average touch, 0 where it is unknown.
  public var force = 0.0
  /// The largest force that the screen can report.
  public var maximumForce = 0.0
  /// The radius of the contact, in points.
  public var radius = 0.0
  /// The samples since the frame before, oldest first, without this one.
  public var coalesced: [IntermediateSample] = []
  /// Guesses of what comes next; a recording may bring them, we make none.
  public var predicted: [IntermediateSample] = []
  /// Which values are estimates: UITouch.Properties' bit mask.
  public var estimatedProperties = 0
  /// The number that a later update of the estimates bears; nil when none will come.
  public var estimationUpdateIndex: Int?

  /// Nothing known.
  public init() {}
}
