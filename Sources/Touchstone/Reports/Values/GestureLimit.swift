/// How far a recognizer is from one of its limits at a moment.
public struct GestureLimit: Equatable, Sendable {
  /// The setting that the limit comes from, in the order of reports; the names are those of scenes.
  public enum Property: UInt8, CaseIterable, Sendable {
    /// How far the fingers may stray.
    case allowableMovement
    /// How far from the taps before it a press may come down.
    case tapAllowableMovement
    /// How long a tap or a swipe may take.
    case maximumDuration
    /// How long each tap of several may take.
    case maximumTapDuration
    /// How soon the next tap must come.
    case maximumInterval
    /// How long a press must be held.
    case minimumPressDuration
    /// How many fingers it takes.
    case numberOfTouchesRequired
    /// How many fingers a pan takes at the least.
    case minimumNumberOfTouches
    /// How many fingers a pan takes at the most.
    case maximumNumberOfTouches
    /// The travel, or the turn, with which it begins.
    case hysteresis
    /// The travel along its direction that a swipe needs.
    case minimumPrimaryMovement
    /// The travel across its direction that a swipe allows.
    case maximumSecondaryMovement
    /// The direction of a swipe.
    case direction
    /// How near an edge a finger must land.
    case edgeRegion
    /// How near the bottom edge a finger must land.
    case bottomEdgeRegion
    /// How far from straight inwards a pan from an edge may go.
    case maximumAngle

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .allowableMovement: "allowableMovement"
      case .tapAllowableMovement: "tapAllowableMovement"
      case .maximumDuration: "maximumDuration"
      case .maximumTapDuration: "maximumTapDuration"
      case .maximumInterval: "maximumInterval"
      case .minimumPressDuration: "minimumPressDuration"
      case .numberOfTouchesRequired: "numberOfTouchesRequired"
      case .minimumNumberOfTouches: "minimumNumberOfTouches"
      case .maximumNumberOfTouches: "maximumNumberOfTouches"
      case .hysteresis: "hysteresis"
      case .minimumPrimaryMovement: "minimumPrimaryMovement"
      case .maximumSecondaryMovement: "maximumSecondaryMovement"
      case .direction: "direction"
      case .edgeRegion: "edgeRegion"
      case .bottomEdgeRegion: "bottomEdgeRegion"
      case .maximumAngle: "maximumAngle"
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

  /// The setting that the limit comes from.
  public var property: Property
  /// The rule that decides when the limit is passed, or reached.
  public var rule: GestureReason.Code
  /// The value against its limit.
  public var measurement: GestureReason.Measurement

  /// A value against a limit.
  public init(
    _ property: Property, _ rule: GestureReason.Code, _ measurement: GestureReason.Measurement
  ) {
    self.property = property
    self.rule = rule
    self.measurement = measurement
  }

  /// How far the value is on the right side of the limit; negative: on the wrong one.
  public var margin: Double {
    rule.isUpperLimit
      ? measurement.limit - measurement.value : measurement.value - measurement.limit
  }

  /// Whether the limit has to be kept or to be reached.
  public var role: Role { rule.role }
}

extension GestureLimit {
  /// A time against a limit.
  init(
    _ property: Property, _ rule: GestureReason.Code, _ time: Interval, limit: Interval
  ) {
    self.init(property, rule, .init(time.seconds, limit: limit.seconds, .seconds))
  }

  /// A number of fingers against the number that is required.
  init(fingers count: Int, required: Int) {
    self.init(
      .numberOfTouchesRequired, count > required ? .tooManyTouches : .tooFewTouches,
      .init(Double(count), limit: Double(required), .touches))
  }
}

extension GestureReason.Code {
  /// What the limit of this rule is to a gesture.
  package var role: GestureLimit.Role {
    switch self {
    case .movedFarEnough, .turnedFarEnough, .heldLongEnough, .tooFewTouches: .reached
    default: .kept
    }
  }
}
