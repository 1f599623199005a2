/// How pinch and rotation tell which of the two the fingers mainly do (R55), and where they say
/// they are (R61).
public struct PairSettings: Equatable, Sendable {
  /// Whether a value stands still while another motion dominates (R60).
  public var usesDominance = true
  /// How many times stronger a motion must be.
  public var dominanceRatio = GestureDefaults.dominanceRatio
  /// The part of the past that the low pass keeps each frame.
  public var dominanceKeep = GestureDefaults.dominanceKeep
  /// Whether locations are cut to whole points as UIKit's are.
  public var cutsLocation = true

  /// UIKit's defaults.
  public init() {}
}
