package import Touchstone

extension SceneDescription {
  /// The engine's scene: names become indices, and a window without a frame becomes as large as
  /// the device, or stays without bounds when its size is unknown.
  package func resolve(deviceSize: Size2D?) throws(SceneError) -> Scene {
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
    recognizers = NameTable("recognizer", description.recognizers.map(\.id))
    views = NameTable("view", description.views.map(\.id))
  }

  func scene(deviceSize: Size2D?) throws(SceneError) -> Scene {
    var definitions: [RecognizerDefinition] = []
    for (index, recognizer) in description.recognizers.enumerated() {
      definitions.append(try definition(of: recognizer, path: "recognizers[\(index)]"))
    }
    return Scene(
      views: resolvedViews(deviceSize: deviceSize), viewNames: description.views.map(\.id),
      recognizers: definitions, recognizerNames: description.recognizers.map(\.id),
      policy: try policy(), options: description.options.engine)
  }

  private func resolvedViews(deviceSize: Size2D?) -> [View] {
    var views = description.views.map(\.view)
    if let deviceSize, views[0].bounds == nil {
      views[0].occupy(Rect2D(origin: .zero, size: deviceSize))
    }
    return views
  }

  private func definition(
    of recognizer: RecognizerDescription, path: String
  ) throws(SceneError) -> RecognizerDefinition {
    var definition = recognizer.definition
    definition.view = try views.index(of: recognizer.view)
    definition.settings = description.options.applied(to: definition.settings)
    if let limits = definition.settings.touchLimits, limits.minimum > limits.maximum {
      throw SceneError(
        path: path,
        problem: .crossedTouchLimits(
          name: recognizer.id, minimum: limits.minimum, maximum: limits.maximum))
    }
    return definition
  }
}
