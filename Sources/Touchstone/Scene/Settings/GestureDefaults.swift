/// Every threshold of the recognizers, with its unit and where the number comes from.
public enum GestureDefaults {
  // Tap

  /// How far the fingers' centroid may be from where it came down, in points
  /// [observed; two re-implementations have the same 45].
  public static let tapAllowableMovement = 45.0
  /// How long the one tap of a single-tap recognizer may last [measured: 0.867 s fires, 2.0 s does
  /// not; 1.5 chosen in between].
  public static let tapMaximumDuration = Interval.milliseconds(1500)
  /// How long each tap of a multi-tap recognizer may last [observed].
  public static let tapMaximumTapDuration = Interval.milliseconds(750)
  /// How long after a lift the next tap may come down [observed].
  public static let tapMaximumInterval = Interval.milliseconds(350)

  // Long press

  /// How long the fingers must stay [doc].
  public static let minimumPressDuration = Interval.milliseconds(500)
  /// How far they may stray before that, in points [doc; measured: 9.7 allowed, 10.01 not].
  public static let pressAllowableMovement = 10.0

  // Pan

  /// The travel along one axis, in points, with which a pan begins and which is taken out of its
  /// translation [measured: exactly 10.0 is enough, 9.5 is not].
  public static let panHysteresis = 10.0

  // Swipe

  /// The time within which a swipe must be made [measured: 0.500 s is, 0.501 s is not].
  public static let swipeMaximumDuration = Interval.milliseconds(500)
  /// The travel along the direction that is needed at time 0, in points [measured].
  public static let swipeMinimumPrimaryMovement = 50.0
  /// The part of that by which it falls in each second [measured].
  public static let swipePrimaryDecay = 0.94
  /// The travel across the direction that is allowed at time 0, in points [measured].
  public static let swipeMaximumSecondaryMovement = 50.0
  /// The part of that by which it falls in each second [measured].
  public static let swipeSecondaryDecay = 0.98

  // Pinch and rotation

  /// The change of the fingers' distance, in points, beyond which a pinch begins [measured].
  public static let pinchHysteresis = 8.0
  /// The turn in degrees beyond which a rotation begins while the distance stays; a changing
  /// distance raises it to the double [measured].
  public static let rotationHysteresis = 5.0
  /// How many times stronger a motion must be than the others to be the dominant one
  /// [measured: between 1.36 and 1.49].
  public static let dominanceRatio = 1.4
  /// The part of the past that the low pass before that test keeps each frame
  /// [measured: between 0.59 and 0.67].
  public static let dominanceKeep = 0.6

  /// What a pinch's own motion counts against the others [measured].
  public static let dominancePinchWeight = 4.0
  /// What the others count against a pinch's motion [measured].
  public static let dominancePinchOtherWeight = 0.5
  /// What the others count against a rotation's motion [measured].
  public static let dominanceRotationOtherWeight = 0.25

  // Screen edge pan

  /// How near the left, right or top edge a finger must land, in points [observed].
  public static let edgeRegion = 13.0
  /// How near the bottom edge, in points [observed].
  public static let bottomEdgeRegion = 11.0
  /// The inward travel with which it begins, in points [observed].
  public static let edgeHysteresis = 15.0
  /// How far the direction may be from the inward normal, in degrees [observed: 155° in all].
  public static let edgeMaximumAngle = 77.5

  // Tap count of a touch

  /// How long after a lift a touch still counts as the next tap [observed].
  public static let tapCountInterval = Interval.milliseconds(350)
  /// How long a tap may last to be counted [observed].
  public static let tapCountMaximumHold = Interval.milliseconds(750)
  /// How far along each axis a counted tap must stay within, in points [observed].
  public static let tapCountDistance = 45.0

  // Velocity

  /// The part of a velocity that the newest interval has; the one before has the rest
  /// [measured, 396 of 396 components].
  public static let velocityNewestShare = 0.25
  /// Intervals shorter than this give no velocity sample of their own (our choice).
  public static let velocityMinimumInterval = Interval.milliseconds(1)
}
