/// How pinch and rotation decide which of the two the fingers mainly do (R55), and where they say
/// they are (R61).
public struct PairSettings: Equatable, Sendable {
  /// Whether a value stands still while another motion dominates (R60).
  public var usesDominance = true
  /// How many times stronger a motion must be.
  public var dominanceRatio = GestureDefaults.dominanceRatio
  /// The part of the past that the low pass keeps each frame.
  public var dominanceKeep = GestureDefaults.dominanceKeep
  /// What a pinch's own motion counts against the others.
  public var pinchWeight = GestureDefaults.dominancePinchWeight
  /// What the others count against a pinch's motion.
  public var pinchOtherWeight = GestureDefaults.dominancePinchOtherWeight
  /// What the others count against a rotation's motion.
  public var rotationOtherWeight = GestureDefaults.dominanceRotationOtherWeight
  /// The part of a velocity that the newest rate of change has.
  public var velocityNewestShare = GestureDefaults.velocityNewestShare
  /// Whether locations are cut to whole points as UIKit's are.
  public var cutsLocation = true

  /// UIKit's defaults.
  public init() {}
}
