import Touchstone

extension TapSettings {
  static let properties: [SceneProperty<Self>] = [
    .count("numberOfTapsRequired", \.numberOfTapsRequired),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
    .measure("allowableMovement", \.allowableMovement),
    .duration("maximumDuration", \.maximumDuration),
    .duration("maximumTapDuration", \.maximumTapDuration),
    .duration("maximumInterval", \.maximumInterval),
  ]
}

extension LongPressSettings {
  static let properties: [SceneProperty<Self>] = [
    .duration("minimumPressDuration", \.minimumPressDuration),
    .measure("allowableMovement", \.allowableMovement),
    .count("numberOfTapsRequired", \.numberOfTapsRequired, atLeast: 0),
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
    .duration("maximumInterval", \.maximumInterval),
  ]
}

extension PanSettings {
  static let properties: [SceneProperty<Self>] = [
    .count("minimumNumberOfTouches", \.minimumNumberOfTouches),
    .count("maximumNumberOfTouches", \.maximumNumberOfTouches),
    .measure("hysteresis", \.hysteresis),
  ]
}

extension SwipeSettings {
  static let properties: [SceneProperty<Self>] = [
    SceneProperty("direction", \.direction) { (value) throws(SceneError) in
      try value.swipeDirection()
    },
    .count("numberOfTouchesRequired", \.numberOfTouchesRequired),
    .duration("maximumDuration", \.maximumDuration),
    .measure("minimumPrimaryMovement", \.minimumPrimaryMovement),
    .measure("primaryDecay", \.primaryDecay),
    .measure("maximumSecondaryMovement", \.maximumSecondaryMovement),
    .measure("secondaryDecay", \.secondaryDecay),
  ]
}

extension PairSettings {
  static let properties: [SceneProperty<Self>] = [
    .measure("dominanceRatio", \.dominanceRatio),
    // A low pass that keeps more than all grows without limit.
    .share("dominanceKeep", \.dominanceKeep),
  ]
}

extension PinchSettings {
  static let properties: [SceneProperty<Self>] =
    [.measure("hysteresis", \.hysteresis)] + PairSettings.properties.map { $0.within(\.pair) }
}

extension RotationSettings {
  static let properties: [SceneProperty<Self>] =
    [.measure("hysteresis", \.hysteresis)] + PairSettings.properties.map { $0.within(\.pair) }
}

extension ScreenEdgePanSettings {
  static let properties: [SceneProperty<Self>] = [
    SceneProperty("edges", \.edges) { (value) throws(SceneError) in try value.rectEdges() },
    .measure("edgeRegion", \.edgeRegion),
    .measure("bottomEdgeRegion", \.bottomEdgeRegion),
    .measure("hysteresis", \.hysteresis),
    .measure("maximumAngle", \.maximumAngle),
    .count("minimumNumberOfTouches", \.minimumNumberOfTouches),
    .count("maximumNumberOfTouches", \.maximumNumberOfTouches),
  ]
}

extension GestureSettings {
  /// The fewest and the most touches, for the types that have both.
  var touchLimits: (minimum: Int, maximum: Int)? {
    switch self {
    case .pan(let pan): (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches)
    case .screenEdgePan(let pan): (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches)
    case .tap, .longPress, .swipe, .pinch, .rotation, .custom: nil
    }
  }
}
