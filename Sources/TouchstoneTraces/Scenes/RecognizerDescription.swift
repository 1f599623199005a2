package import Touchstone

/// One recognizer of a scene as it is written, with names instead of indices.
package struct RecognizerDescription: Equatable, Sendable {
  /// The name, unique among recognizers.
  package var id: String
  /// The view it is attached to.
  package var view: SceneReference
  /// All else, as it is under UIKit's profile; the view's index is the window's until it is resolved.
  package var definition: RecognizerDefinition
  /// The settings that were written: the profile has all others.
  var written: [WrittenSetting] = []
  /// Recognizers that must fail first, asked when both are engaged on one touch.
  package var shouldRequireFailureOf: [SceneReference] = []
  /// Recognizers that must wait for this one, asked in the same way.
  package var shouldBeRequiredToFailBy: [SceneReference] = []

  init(id: String, kind: GestureKind, view: SceneReference) {
    self.id = id
    self.view = view
    definition = RecognizerDefinition(GestureSettings(kind), on: 0)
  }

  /// Its settings under a profile.
  func settings(under profile: GestureProfile) throws(SceneError) -> GestureSettings {
    var completed = self
    completed.definition.settings = profile.settings(of: definition.kind)
    try written.read(into: &completed, RecognizerProperties.all(of: definition.kind))
    return completed.definition.settings
  }

  /// Reads a recognizer's object; without `view` it is the window's.
  init(_ value: SceneValue, window: String) throws(SceneError) {
    let object = try SceneObject(value, "a recognizer's object")
    let id = try object.required("id", "a name").identifier()
    let kind = try Self.kind(object.required("type", "a recognizer's type"))
    self.init(id: id, kind: kind, view: SceneReference(name: window, path: value.path))
    try object.read(
      Self.identity + RecognizerProperties.all(of: kind), what: "property", into: &self)
  }

  // What a recognizer is, read before its properties and not changed by them.
  private static let identity: [SceneProperty<RecognizerDescription>] = [
    SceneProperty("id") { (_, _) throws(SceneError) in },
    SceneProperty("type") { (_, _) throws(SceneError) in },
  ]

  private static func kind(_ value: SceneValue) throws(SceneError) -> GestureKind {
    try value.choice("recognizer type", GestureKind.uikit.map { ("\($0.name)", $0) })
  }
}
