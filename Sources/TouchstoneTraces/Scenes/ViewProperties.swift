import Touchstone

/// The keys of a view, without `subviews`.
enum ViewProperties {
  // `kind` stands before `userInteractionEnabled`, whose default it decides, `anchorPoint` before
  // `frame`, whose center it decides, and `firstResponder` before what it handles.
  static let all: [SceneProperty<ViewDescription>] =
    [
      SceneProperty("id", \.id) { (value) throws(SceneError) in try value.identifier() },
      SceneProperty("kind") { (value, root) throws(SceneError) in
        root.view.kind = try kind(value)
        root.view.isUserInteractionEnabled = root.view.kind.isUserInteractionEnabledByDefault
      },
    ] + ofTheView.map { $0.within(\.view) } + [
      SceneProperty("controller", \.controller) { (value) throws(SceneError) in
        try ControllerDescription(value)
      },
      SceneProperty("behavior", \.behavior) { (value) throws(SceneError) in
        try BehaviorReader.behavior(value)
      },
    ]

  private static let ofTheView: [SceneProperty<TouchView>] =
    [
      SceneProperty("anchorPoint", \.anchorPoint) { (value) throws(SceneError) in
        try value.point()
      },
      SceneProperty("frame") { (value, view) throws(SceneError) in
        view.occupy(try value.rectangle())
      },
      SceneProperty("bounds", \.bounds) { (value) throws(SceneError) in try value.rectangle() },
      SceneProperty("center", \.center) { (value) throws(SceneError) in try value.point() },
      SceneProperty("transform", \.transform) { (value) throws(SceneError) in
        try value.transform()
      },
      SceneProperty("level") { (value, view) throws(SceneError) in
        guard view.superview == nil else { throw value.error(.onlyForWindows) }
        view.level = try value.coordinate()
      },
      .flag("isHidden", \.isHidden),
      .share("alpha", \.alpha),
      .flag("userInteractionEnabled", \.isUserInteractionEnabled),
      .flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
      .flag("exclusiveTouch", \.isExclusiveTouch),
      SceneProperty("firstResponder") { (value, view) throws(SceneError) in
        view.isFirstResponder = try value.flag()
        // Who asks to be the first responder has something to do with what it is sent.
        if view.isFirstResponder { view.handles.formUnion([.motion, .remoteControl]) }
      },
    ] + HandledEvents.properties.map { $0.within(\.handles) }

  private static func kind(_ value: SceneValue) throws(SceneError) -> ViewKind {
    try value.choice("kind", ViewKind.allCases.map { ("\($0.name)", $0) })
  }
}
