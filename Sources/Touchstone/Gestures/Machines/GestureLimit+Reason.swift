extension GestureLimit {
  /// The limit that a machine of such settings decided by; nil when no number of its own did.
  ///
  /// A recognized tap passed no limit: its reason tells the one that it came nearest to.
  init?(deciding reason: GestureReason, _ settings: GestureSettings) {
    guard let measurement = reason.measurement,
      let property = settings.property(deciding: reason.code, measurement)
    else { return nil }
    self.init(property, settings.rule(deciding: reason.code), measurement)
  }
}

extension GestureSettings {
  /// What is reported of a limit, whichever way it decided.
  fileprivate func rule(deciding code: GestureReason.Code) -> GestureReason.Code {
    switch (code, self) {
    case (.liftedEarly, .longPress): .heldLongEnough
    case (.liftedEarly, .rotation): .turnedFarEnough
    case (.liftedEarly, _), (.wrongDirection, .screenEdgePan): .movedFarEnough
    default: code
    }
  }

  /// The setting that a rule of this kind held its number against.
  fileprivate func property(
    deciding code: GestureReason.Code, _ measurement: GestureReason.Measurement
  ) -> GestureLimit.Property? {
    switch self {
    case .tap(let settings): settings.property(deciding: code)
    case .longPress(let settings): settings.property(deciding: code, measurement)
    case .pan: Self.propertyOfPan(deciding: code)
    case .swipe: Self.propertyOfSwipe(deciding: code)
    case .pinch, .rotation: Self.propertyOfPair(deciding: code)
    case .screenEdgePan(let settings):
      settings.property(deciding: code, measurement) ?? Self.propertyOfPan(deciding: code)
    #if !hasFeature(Embedded)
      case .custom: nil
    #endif
    }
  }

  private static func propertyOfPan(deciding code: GestureReason.Code) -> GestureLimit.Property? {
    switch code {
    case .movedFarEnough, .liftedEarly: .hysteresis
    case .tooFewTouches: .minimumNumberOfTouches
    case .tooManyTouches: .maximumNumberOfTouches
    default: nil
    }
  }

  private static func propertyOfSwipe(deciding code: GestureReason.Code) -> GestureLimit.Property? {
    switch code {
    case .movedFarEnough, .liftedEarly: .minimumPrimaryMovement
    case .movedSideways: .maximumSecondaryMovement
    case .wrongDirection: .direction
    case .tooSlow: .maximumDuration
    case .tooFewTouches, .tooManyTouches: .numberOfTouchesRequired
    default: nil
    }
  }

  private static func propertyOfPair(deciding code: GestureReason.Code) -> GestureLimit.Property? {
    switch code {
    case .movedFarEnough, .turnedFarEnough, .liftedEarly: .hysteresis
    case .tooFewTouches: .numberOfTouchesRequired
    default: nil
    }
  }
}

extension TapSettings {
  /// The setting that limits how long a tap may last.
  var durationProperty: GestureLimit.Property {
    numberOfTapsRequired == 1 ? .maximumDuration : .maximumTapDuration
  }

  fileprivate func property(deciding code: GestureReason.Code) -> GestureLimit.Property? {
    switch code {
    case .movedTooFar: .allowableMovement
    case .tooSlow: durationProperty
    case .intervalElapsed: .maximumInterval
    case .tooFewTouches, .tooManyTouches: .numberOfTouchesRequired
    default: nil
    }
  }
}

extension LongPressSettings {
  fileprivate func property(
    deciding code: GestureReason.Code, _ measurement: GestureReason.Measurement
  ) -> GestureLimit.Property? {
    switch code {
    case .movedTooFar:
      measurement.limit == allowableMovement ? .allowableMovement : .tapAllowableMovement
    case .heldLongEnough, .liftedEarly: .minimumPressDuration
    case .tooSlow: numberOfTapsRequired == 1 ? .maximumDuration : .maximumTapDuration
    case .intervalElapsed: .maximumInterval
    case .tooFewTouches, .tooManyTouches: .numberOfTouchesRequired
    default: nil
    }
  }
}

extension ScreenEdgePanSettings {
  fileprivate func property(
    deciding code: GestureReason.Code, _ measurement: GestureReason.Measurement
  ) -> GestureLimit.Property? {
    switch code {
    case .wrongDirection: .hysteresis
    case .movedSideways: .maximumAngle
    case .outsideEdge: measurement.limit == edgeRegion ? .edgeRegion : .bottomEdgeRegion
    default: nil
    }
  }
}
