import Touchstone

extension TapSettings {
  static let properties: [SceneProperty<Self>] = [
    .count("numberOfTapsRequired", { $0.numberOfTapsRequired = $1 }),
    .count("numberOfTouchesRequired", { $0.numberOfTouchesRequired = $1 }),
    .measure("allowableMovement", { $0.allowableMovement = $1 }),
    .duration("maximumDuration", { $0.maximumDuration = $1 }),
    .duration("maximumTapDuration", { $0.maximumTapDuration = $1 }),
    .duration("maximumInterval", { $0.maximumInterval = $1 }),
  ]
}

extension LongPressSettings {
  static let properties: [SceneProperty<Self>] = [
    .duration("minimumPressDuration", { $0.minimumPressDuration = $1 }),
    .measure("allowableMovement", { $0.allowableMovement = $1 }),
    .count("numberOfTapsRequired", { $0.numberOfTapsRequired = $1 }, atLeast: 0),
    .count("numberOfTouchesRequired", { $0.numberOfTouchesRequired = $1 }),
    .duration("maximumInterval", { $0.maximumInterval = $1 }),
  ]
}

extension PanSettings {
  static let properties: [SceneProperty<Self>] = [
    .count("minimumNumberOfTouches", { $0.minimumNumberOfTouches = $1 }),
    .count("maximumNumberOfTouches", { $0.maximumNumberOfTouches = $1 }),
    .measure("hysteresis", { $0.hysteresis = $1 }),
  ]
}

extension SwipeSettings {
  static let properties: [SceneProperty<Self>] = [
    SceneProperty("direction", { $0.direction = $1 }) { (value) throws(SceneError) in
      try value.swipeDirection()
    },
    .count("numberOfTouchesRequired", { $0.numberOfTouchesRequired = $1 }),
    .duration("maximumDuration", { $0.maximumDuration = $1 }),
    .measure("minimumPrimaryMovement", { $0.minimumPrimaryMovement = $1 }),
    .measure("primaryDecay", { $0.primaryDecay = $1 }),
    .measure("maximumSecondaryMovement", { $0.maximumSecondaryMovement = $1 }),
    .measure("secondaryDecay", { $0.secondaryDecay = $1 }),
  ]
}

extension PairSettings {
  static let properties: [SceneProperty<Self>] = [
    .measure("dominanceRatio", { $0.dominanceRatio = $1 }),
    // A low pass that keeps more than all grows without limit.
    .share("dominanceKeep", { $0.dominanceKeep = $1 }),
  ]
}

extension PinchSettings {
  static let properties: [SceneProperty<Self>] =
    [.measure("hysteresis", { $0.hysteresis = $1 })]
    + PairSettings.properties.map { $0.within { $1(&$0.pair) } }
}

extension RotationSettings {
  static let properties: [SceneProperty<Self>] =
    [.measure("hysteresis", { $0.hysteresis = $1 })]
    + PairSettings.properties.map { $0.within { $1(&$0.pair) } }
}

extension ScreenEdgePanSettings {
  static let properties: [SceneProperty<Self>] = [
    SceneProperty("edges", { $0.edges = $1 }) { (value) throws(SceneError) in try value.rectEdges()
    },
    .measure("edgeRegion", { $0.edgeRegion = $1 }),
    .measure("bottomEdgeRegion", { $0.bottomEdgeRegion = $1 }),
    .measure("hysteresis", { $0.hysteresis = $1 }),
    .measure("maximumAngle", { $0.maximumAngle = $1 }),
    .count("minimumNumberOfTouches", { $0.minimumNumberOfTouches = $1 }),
    .count("maximumNumberOfTouches", { $0.maximumNumberOfTouches = $1 }),
  ]
}

extension GestureSettings {
  /// The fewest and the most touches, for the types that have both.
  var touchLimits: (minimum: Int, maximum: Int)? {
    switch self {
    case .pan(let pan): (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches)
    case .screenEdgePan(let pan): (pan.minimumNumberOfTouches, pan.maximumNumberOfTouches)
    case .tap, .longPress, .swipe, .pinch, .rotation: nil
    #if !hasFeature(Embedded)
      case .custom: nil
    #endif
    }
  }
}
