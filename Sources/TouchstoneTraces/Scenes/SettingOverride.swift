import SafeJSON
import Touchstone

/// One `--set` of the command line, taken apart.
struct SettingOverride {
  /// The recognizer or type before the last dot of the name; nil for an option of the scene.
  let target: String?
  /// The property or option.
  let name: String
  /// What it becomes.
  let value: SceneValue

  init(_ text: String) throws(SceneError) {
    guard let sign = text.firstIndex(of: "=") else {
      throw SceneError(
        path: "--set \(text)",
        problem: .unexpected(
          expected: "RECOGNIZER.PROPERTY=VALUE or OPTION=VALUE", found: "'\(text)'"))
    }
    let left = text[..<sign]
    let path = "--set \(left)"
    value = SceneValue(Self.json(text[text.index(after: sign)...]), path: path)
    guard let dot = left.lastIndex(of: ".") else {
      target = nil
      name = String(left)
      return
    }
    target = String(left[..<dot])
    name = String(left[left.index(after: dot)...])
  }

  func apply<Root>(
    to root: inout Root, _ properties: [SceneProperty<Root>], what: String
  ) throws(SceneError) {
    try properties.check(name, what: what, path: value.path)
    for property in properties where property.name == name {
      try property.read(value, into: &root)
    }
  }

  /// JSON if the text can be read as such, otherwise a string.
  private static func json(_ text: Substring) -> JSONValue {
    JSONValue(text: String(text)) ?? .string(String(text))
  }
}

extension SceneDescription {
  /// Sets an option, or a property of the recognizer of that id or of all of that type.
  mutating func apply(_ setting: SettingOverride) throws(SceneError) {
    guard let target = setting.target else {
      try setting.apply(to: &options, SceneOptions.properties, what: "option")
      return options.note(setting.name, setting.value)
    }
    if let index = recognizers.firstIndex(where: { $0.id == target }) {
      return try apply(setting, to: index)
    }
    guard let kind = GestureKind.uikit.first(where: { "\($0.name)" == target }) else {
      throw setting.value.error(
        .unknownName(what: "recognizer", name: target, names: recognizers.map { $0.id }))
    }
    // A misspelt property is an error even when the scene has no recognizer of the type.
    var sample = RecognizerDescription(
      id: target, kind: kind, view: SceneReference(name: "", path: setting.value.path))
    try setting.apply(to: &sample, RecognizerProperties.all(of: kind), what: "property")
    for index in recognizers.indices where recognizers[index].definition.kind == kind {
      try apply(setting, to: index)
    }
  }

  private mutating func apply(_ setting: SettingOverride, to index: Int) throws(SceneError) {
    let properties = RecognizerProperties.all(of: recognizers[index].definition.kind)
    try setting.apply(to: &recognizers[index], properties, what: "property")
  }
}
