package import Touchstone

extension SceneDescription {
  /// The engine's scene: names become indices, and windows without a frame become as large as
  /// the device, or stay without bounds when its size is unknown.
  package func resolve(deviceSize: Size2D?) throws(SceneError) -> TouchScene {
    try SceneResolver(self).scene(deviceSize: deviceSize)
  }
}

/// Turns the names of a scene into indices, and refuses those that mean nothing.
struct SceneResolver {
  let description: SceneDescription
  let recognizers: NameTable
  private let views: NameTable

  init(_ description: SceneDescription) {
    self.description = description
    recognizers = NameTable("recognizer", description.recognizers.map { $0.id })
    views = NameTable("view", description.views.map { $0.id })
  }

  func scene(deviceSize: Size2D?) throws(SceneError) -> TouchScene {
    let options = try description.options.completed(description.profile)
    var definitions: [RecognizerDefinition] = []
    for (index, recognizer) in description.recognizers.enumerated() {
      definitions.append(try definition(of: recognizer, options, path: "recognizers[\(index)]"))
    }
    var scene = TouchScene(
      views: try resolvedViews(deviceSize: deviceSize), viewNames: description.views.map { $0.id },
      recognizers: definitions, recognizerNames: description.recognizers.map { $0.id },
      policy: try policy(), options: options.engine)
    scene.profile = description.profile.name
    for (index, view) in description.views.enumerated() {
      guard let controller = view.controller else { continue }
      scene.controllers.append(ViewController(view: index, handles: controller.handles))
      scene.controllerNames.append(controller.id)
    }
    return scene
  }

  private func resolvedViews(deviceSize: Size2D?) throws(SceneError) -> [TouchView] {
    var views: [TouchView] = []
    for description in description.views {
      var view = description.view
      if let deviceSize, view.bounds == nil {
        view.occupy(Rect2D(origin: .zero, size: deviceSize))
      }
      if let behavior = description.behavior {
        view.behavior = try resolved(behavior, of: description.id)
      }
      views.append(view)
    }
    return views
  }

  private func resolved(
    _ behavior: BehaviorDescription, of view: String
  ) throws(SceneError) -> ViewBehavior {
    switch behavior {
    case .alone(let behavior): return behavior
    case .drawer(let drawer):
      return .drawer(
        main: try views.index(of: drawer.main), left: try views.index(of: drawer.left),
        right: try views.index(of: drawer.right))
    case .scroll(let settings, let path):
      guard isPan(on: view) else {
        throw SceneError(path: path, problem: .scrollsWithoutPan(view))
      }
      return .scroll(settings)
    }
  }

  private func isPan(on view: String) -> Bool {
    description.recognizers.contains {
      $0.view.name == view && $0.definition.settings.kind == .pan
    }
  }

  private func definition(
    of recognizer: RecognizerDescription, _ options: SceneOptions, path: String
  ) throws(SceneError) -> RecognizerDefinition {
    var definition = recognizer.definition
    definition.view = try views.index(of: recognizer.view)
    definition.settings = options.applied(to: try recognizer.settings(under: description.profile))
    if let limits = definition.settings.touchLimits, limits.minimum > limits.maximum {
      throw SceneError(
        path: path,
        problem: .crossedTouchLimits(
          name: recognizer.id, minimum: limits.minimum, maximum: limits.maximum))
    }
    return definition
  }
}
