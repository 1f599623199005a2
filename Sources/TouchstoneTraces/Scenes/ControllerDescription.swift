import SafeJSON
package import Touchstone

/// A view controller of a scene as it is written: it belongs to the view that names it.
package struct ControllerDescription: Equatable, Sendable {
  /// The name, unique among views and view controllers.
  package var id: String
  /// Where the name stands, for messages.
  package var path: String
  /// What it handles, and so keeps from the rest of the responder chain.
  package var handles: HandledEvents = []

  /// Reads a name, or an object with what is handled.
  init(_ value: SceneValue) throws(SceneError) {
    guard case .object = value.json else {
      guard case .string = value.json else {
        throw value.unexpected("a view controller's name or an object")
      }
      id = try value.identifier()
      path = value.path
      return
    }
    let object = try SceneObject(value, "an object")
    let name = try object.required("id", "a name")
    id = try name.identifier()
    path = name.path
    try object.read(Self.properties, what: "key", into: &self)
  }

  // The name is read before the others.
  private static let properties: [SceneProperty<Self>] =
    [SceneProperty("id") { (_, _) throws(SceneError) in }]
    + HandledEvents.properties.map { $0.within { $1(&$0.handles) } }
}
