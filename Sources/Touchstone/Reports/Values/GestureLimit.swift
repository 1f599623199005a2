/// A measured value against one limit of a recognizer: its decision, its reason and what is explained all
/// come from this value.
public struct GestureLimit: Equatable, Sendable {
  /// On which side of the limit the value must be, and whether the limit itself is on that side.
  public enum Bound: UInt8, Sendable {
    /// The limit or less.
    case atMost
    /// Less than the limit.
    case below
    /// The limit or more.
    case atLeast
    /// More than the limit.
    case above

    /// Whether a value is on the right side of a limit.
    @inline(__always)
    func allows(_ value: Double, _ limit: Double) -> Bool {
      switch self {
      case .atMost: value <= limit
      case .below: value < limit
      case .atLeast: value >= limit
      case .above: value > limit
      }
    }
  }

  /// What a limit is to a gesture.
  public enum Role: Sendable {
    /// The gesture fails when the limit is passed.
    case kept
    /// The gesture cannot be recognized before the limit is reached.
    case reached
  }

  /// What was measured.
  public let measured: Double
  /// What it was held against.
  public let limit: Double
  /// The setting that the limit comes from.
  public let property: Property
  /// The rule that decides when the limit is passed, or reached.
  public let rule: GestureReason.Code
  /// What both numbers count.
  public let unit: GestureReason.Unit
  /// Where the value must be.
  public let bound: Bound
  /// Whether the recognizer had what this limit demands.
  public private(set) var isMet: Bool

  /// A value that must be on one side of a limit.
  @inline(__always)
  public init(
    _ property: Property, _ rule: GestureReason.Code, _ measured: Double, _ bound: Bound,
    _ limit: Double, _ unit: GestureReason.Unit
  ) {
    self.init(
      property, rule, measured, bound, limit, unit, isMet: bound.allows(measured, limit))
  }

  /// A value against a limit, for a machine that compares other numbers: an angle in radians, which is
  /// reported in degrees.
  @inline(__always)
  init(
    _ property: Property, _ rule: GestureReason.Code, _ measured: Double, _ bound: Bound,
    _ limit: Double, _ unit: GestureReason.Unit, isMet: Bool
  ) {
    self.measured = measured
    self.limit = limit
    self.property = property
    self.rule = rule
    self.unit = unit
    self.bound = bound
    self.isMet = isMet
  }

  /// A time against a limit; exact as long as both are less than 50 days.
  @inline(__always)
  init(
    _ property: Property, _ rule: GestureReason.Code, _ time: Interval, _ bound: Bound,
    _ limit: Interval
  ) {
    self.init(property, rule, time.seconds, bound, limit.seconds, .seconds)
  }

  /// A number of fingers against the number that is required.
  @inline(__always)
  init(fingers count: Int, required: Int) {
    let isTooMany = count > required
    self.init(
      .numberOfTouchesRequired, isTooMany ? .tooManyTouches : .tooFewTouches, Double(count),
      isTooMany ? .atMost : .atLeast, Double(required), .touches)
  }

  /// The limit as it is when its time is over: not met, although no more than the time has passed.
  var expired: GestureLimit {
    var limit = self
    limit.isMet = false
    return limit
  }

  /// How far the value is on the right side of the limit; negative: on the wrong one.
  public var margin: Double {
    switch bound {
    case .atMost, .below: limit - measured
    case .atLeast, .above: measured - limit
    }
  }

  /// Whether the limit has to be kept or to be reached.
  public var role: Role {
    switch rule {
    case .movedFarEnough, .turnedFarEnough, .heldLongEnough, .tooFewTouches: .reached
    case .movedTooFar, .tooSlow, .intervalElapsed, .liftedEarly, .tooManyTouches, .wrongDirection,
      .movedSideways, .outsideEdge, .preventedBy, .requirementRecognized, .deadlock,
      .shouldBeginRefused, .vetoedByControl, .touchCancelled, .disabled, .removed, .tapped:
      .kept
    }
  }

  /// Whether another value belongs to the same series: it is held against the same setting for the same
  /// reason. Fingers may be too few and then too many.
  package func isSameLimit(as other: GestureLimit) -> Bool {
    property == other.property && (rule == other.rule || unit == .touches)
  }
}
