import Touchstone

/// The properties of each type of recognizer: the one list from which scenes are read and the
/// command line's settings are made.
enum RecognizerProperties {
  static func all(of kind: GestureKind) -> [SceneProperty<RecognizerDescription>] {
    switch kind {
    case .tap: tap
    case .longPress: longPress
    case .pan: pan
    case .swipe: swipe
    case .pinch: pinch
    case .rotation: rotation
    case .screenEdgePan: screenEdgePan
    #if !hasFeature(Embedded)
      // Only code can bring one.
      case .custom: []
    #endif
    }
  }

  private static let tap =
    common(shouldBegin: .location)
    + TapSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.tap) { if case .tap(let own) = $0 { own } else { nil } }
    }

  private static let longPress =
    common(shouldBegin: .location)
    + LongPressSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.longPress) {
        if case .longPress(let own) = $0 { own } else { nil }
      }
    }

  private static let pan =
    common(shouldBegin: .locationOrAxis)
    + PanSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.pan) { if case .pan(let own) = $0 { own } else { nil } }
    }

  private static let swipe =
    common(shouldBegin: .location)
    + SwipeSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.swipe) {
        if case .swipe(let own) = $0 { own } else { nil }
      }
    }

  private static let pinch =
    common(shouldBegin: .location)
    + PinchSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.pinch) {
        if case .pinch(let own) = $0 { own } else { nil }
      }
    }

  private static let rotation =
    common(shouldBegin: .location)
    + RotationSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.rotation) {
        if case .rotation(let own) = $0 { own } else { nil }
      }
    }

  private static let screenEdgePan =
    common(shouldBegin: .locationOrAxis)
    + ScreenEdgePanSettings.properties.map {
      $0.ofRecognizer(as: GestureSettings.screenEdgePan) {
        if case .screenEdgePan(let own) = $0 { own } else { nil }
      }
    }

  /// What every recognizer has.
  private static func common(
    shouldBegin rules: DelegateRules
  ) -> [SceneProperty<RecognizerDescription>] {
    [
      SceneProperty("view", { $0.view = $1 }) { (value) throws(SceneError) in try value.reference()
      },
      .flag("isEnabled", { $0.definition.isEnabled = $1 }),
      .flag("cancelsTouchesInView", { $0.definition.cancelsTouchesInView = $1 }),
      .flag("delaysTouchesBegan", { $0.definition.delaysTouchesBegan = $1 }),
      .flag("delaysTouchesEnded", { $0.definition.delaysTouchesEnded = $1 }),
      SceneProperty("allowedTouchTypes", { $0.definition.allowedTouchTypes = $1 }) {
        (value) throws(SceneError) in try value.touchTypes()
      },
      .flag("requiresExclusiveTouchType", { $0.definition.requiresExclusiveTouchType = $1 }),
      SceneProperty("shouldBegin", { $0.definition.shouldBegin = $1 }) {
        (value) throws(SceneError) in
        try rules.answer(value)
      },
      SceneProperty("shouldReceiveTouch", { $0.definition.shouldReceiveTouch = $1 }) {
        (value) throws(SceneError) in try DelegateRules.location.answer(value)
      },
      .references("shouldRequireFailureOf", { $0.shouldRequireFailureOf = $1 }),
      .references("shouldBeRequiredToFailBy", { $0.shouldBeRequiredToFailBy = $1 }),
    ]
  }
}

extension SceneProperty {
  /// The property of a recognizer whose settings are the given case.
  fileprivate func ofRecognizer(
    as settings: @escaping @Sendable (Root) -> GestureSettings,
    _ own: @escaping @Sendable (GestureSettings) -> Root?
  ) -> SceneProperty<RecognizerDescription> {
    SceneProperty<RecognizerDescription>(name) { (value, recognizer) throws(SceneError) in
      guard var root = own(recognizer.definition.settings) else {
        preconditionFailure("a recognizer is read with the table of its own type")
      }
      try read(value, into: &root)
      recognizer.definition.settings = settings(root)
      recognizer.written.append(WrittenSetting(name: name, value: value))
    }
  }
}
