import Touchstone

/// The keys of a view, without `subviews`.
enum ViewProperties {
  // `kind` stands before `userInteractionEnabled`, whose default it decides, `anchorPoint` before
  // `frame`, whose center it decides, and `firstResponder` before what it handles.
  static let all: [SceneProperty<ViewDescription>] =
    [
      SceneProperty("id", { $0.id = $1 }) { (value) throws(SceneError) in try value.identifier() },
      SceneProperty("kind") { (value, root) throws(SceneError) in
        root.view.kind = try kind(value)
        root.view.isUserInteractionEnabled = root.view.kind.isUserInteractionEnabledByDefault
      },
    ] + ofTheView.map { $0.within { $1(&$0.view) } } + [
      SceneProperty("controller", { $0.controller = $1 }) { (value) throws(SceneError) in
        try ControllerDescription(value)
      },
      SceneProperty("behavior", { $0.behavior = $1 }) { (value) throws(SceneError) in
        try BehaviorReader.behavior(value)
      },
    ]

  private static let ofTheView: [SceneProperty<TouchView>] =
    [
      SceneProperty("anchorPoint", { $0.anchorPoint = $1 }) { (value) throws(SceneError) in
        try value.point()
      },
      SceneProperty("frame") { (value, view) throws(SceneError) in
        view.occupy(try value.rectangle())
      },
      SceneProperty("bounds", { $0.bounds = $1 }) { (value) throws(SceneError) in
        try value.rectangle()
      },
      SceneProperty("center", { $0.center = $1 }) { (value) throws(SceneError) in try value.point()
      },
      SceneProperty("transform", { $0.transform = $1 }) { (value) throws(SceneError) in
        try value.transform()
      },
      SceneProperty("level") { (value, view) throws(SceneError) in
        guard view.superview == nil else { throw value.error(.onlyForWindows) }
        view.level = try value.coordinate()
      },
      .flag("isHidden", { $0.isHidden = $1 }),
      .share("alpha", { $0.alpha = $1 }),
      .flag("userInteractionEnabled", { $0.isUserInteractionEnabled = $1 }),
      .flag("multipleTouchEnabled", { $0.isMultipleTouchEnabled = $1 }),
      .flag("exclusiveTouch", { $0.isExclusiveTouch = $1 }),
      SceneProperty("firstResponder") { (value, view) throws(SceneError) in
        view.isFirstResponder = try value.flag()
        // Who asks to be the first responder has something to do with what it is sent.
        if view.isFirstResponder { view.handles.formUnion([.motion, .remoteControl]) }
      },
    ] + HandledEvents.properties.map { $0.within { $1(&$0.handles) } }

  private static func kind(_ value: SceneValue) throws(SceneError) -> ViewKind {
    try value.choice("kind", ViewKind.allCases.map { ("\($0.name)", $0) })
  }
}
