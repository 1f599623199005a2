package import SafeJSON

extension SceneDescription {
  /// Reads a scene's object and checks that all its names mean something.
  package init(json: JSONValue) throws(SceneError) {
    self = try SceneReader.scene(SceneValue(json, path: ""))
    _ = try resolve(deviceSize: nil)
  }
}

/// Reads the keys of a scene.
enum SceneReader {
  static func scene(_ value: SceneValue) throws(SceneError) -> SceneDescription {
    let object = try SceneObject(value, "a scene's object")
    var scene = SceneDescription()
    try object.refuse("windows", besides: "views")
    try object.read(properties, what: "key", into: &scene)
    if scene.views.isEmpty { _ = try object.required("views", "the window's object") }
    return scene
  }

  // The recognizers stand after the views, because the first window is the view of those that
  // name none.
  private static let properties: [SceneProperty<SceneDescription>] = [
    SceneProperty("format") { (value, _) throws(SceneError) in try checkFormat(value) },
    SceneProperty("version") { (value, _) throws(SceneError) in try checkVersion(value) },
    SceneProperty("views", { $0.views = $1 }) { (value) throws(SceneError) in
      try ViewTreeReader.views(of: [value])
    },
    SceneProperty("windows", { $0.views = $1 }) { (value) throws(SceneError) in try windows(value)
    },
    SceneProperty("recognizers") { (value, scene) throws(SceneError) in
      scene.recognizers = try recognizers(value, window: scene.views.first?.id ?? "")
    },
    SceneProperty("options") { (value, scene) throws(SceneError) in
      let object = try SceneObject(value, "an object")
      try object.read(SceneOptions.properties, what: "option", into: &scene.options)
      for property in SceneOptions.properties {
        if let value = object[property.name] { scene.options.note(property.name, value) }
      }
    },
    SceneProperty("policy", { $0.policy = $1 }) { (value) throws(SceneError) in
      try PolicyDescription(value)
    },
  ]

  private static func checkFormat(_ value: SceneValue) throws(SceneError) {
    let format = try value.text()
    guard format == SceneDescription.format else { throw value.error(.wrongFormat(format)) }
  }

  private static func checkVersion(_ value: SceneValue) throws(SceneError) {
    let version = try value.count(atLeast: 1)
    guard version == SceneDescription.version else { throw value.error(.laterVersion(version)) }
  }

  private static func windows(_ value: SceneValue) throws(SceneError) -> [ViewDescription] {
    let windows = try value.elements("a list of windows")
    guard !windows.isEmpty else {
      throw value.error(.unexpected(expected: "at least one window", found: "an empty list"))
    }
    return try ViewTreeReader.views(of: windows)
  }

  /// Every two that recognize together are asked about each other: time grows with the square of their number.
  private static let mostRecognizers = 4096

  private static func recognizers(
    _ value: SceneValue, window: String
  ) throws(SceneError) -> [RecognizerDescription] {
    var recognizers: [RecognizerDescription] = []
    var places: [String: String] = [:]
    let elements = try value.elements("a list of recognizers")
    guard elements.count <= mostRecognizers else {
      throw value.error(
        .unexpected(
          expected: "at most \(mostRecognizers) recognizers", found: "a list of \(elements.count)"))
    }
    for element in elements {
      let recognizer = try RecognizerDescription(element, window: window)
      if let earlier = places.updateValue(element.path, forKey: recognizer.id) {
        throw SceneError(
          path: "\(element.path).id", problem: .duplicateID(recognizer.id, earlier: earlier))
      }
      recognizers.append(recognizer)
    }
    return recognizers
  }
}
