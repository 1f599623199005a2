extension GestureLimit {
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
}
