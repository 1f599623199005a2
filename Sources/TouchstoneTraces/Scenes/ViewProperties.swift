import Touchstone

/// The keys of a view, without `subviews`.
enum ViewProperties {
  // `kind` stands before `userInteractionEnabled`, whose default it decides, and `anchorPoint`
  // before `frame`, whose center it decides.
  static let all: [SceneProperty<ViewDescription>] =
    [
      SceneProperty("id", \.id) { (value) throws(SceneError) in try value.identifier() },
      SceneProperty("kind") { (value, root) throws(SceneError) in
        root.view.kind = try kind(value)
        root.view.isUserInteractionEnabled = root.view.kind.isUserInteractionEnabledByDefault
      },
    ] + ofTheView.map { $0.within(\.view) } + [
      .later("level"), .later("controller"), .later("firstResponder"),
    ]

  private static let ofTheView: [SceneProperty<View>] = [
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
    .flag("isHidden", \.isHidden),
    .share("alpha", \.alpha),
    .flag("userInteractionEnabled", \.isUserInteractionEnabled),
    .flag("multipleTouchEnabled", \.isMultipleTouchEnabled),
    .flag("exclusiveTouch", \.isExclusiveTouch),
    SceneProperty("handlesTouches") { (value, view) throws(SceneError) in
      if try value.flag() { view.handles.insert(.touches) } else { view.handles.remove(.touches) }
    },
    SceneProperty("behavior", \.behavior) { (value) throws(SceneError) in
      try BehaviorReader.behavior(value)
    },
  ]

  private static func kind(_ value: SceneValue) throws(SceneError) -> ViewKind {
    try value.choice(
      "kind", ViewKind.allCases.map { ("\($0.name)", $0) },
      later: ["button", "switch", "slider", "stepper", "segmented", "page"])
  }
}
