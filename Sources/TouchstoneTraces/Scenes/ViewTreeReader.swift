/// Reads a window and what is in it into a list in which each view stands after its superview.
struct ViewTreeReader {
  private(set) var views: [ViewDescription] = []
  private var places: [String: String] = [:]

  /// The window at a place with all its subviews.
  static func views(of window: SceneValue) throws(SceneError) -> [ViewDescription] {
    var reader = ViewTreeReader()
    try reader.read(window, superview: nil)
    return reader.views
  }

  private mutating func read(_ value: SceneValue, superview: Int?) throws(SceneError) {
    let object = try SceneObject(value, "a view's object")
    let id = try object.required("id", "a name")
    var view = ViewDescription(superview: superview)
    try object.read(Self.properties, what: "key", into: &view)
    try checkPlace(of: object)
    if let earlier = places.updateValue(value.path, forKey: view.id) {
      throw id.error(.duplicateID(view.id, earlier: earlier))
    }
    let index = views.count
    views.append(view)
    for subview in try object["subviews"]?.elements("a list of views") ?? [] {
      try read(subview, superview: index)
    }
  }

  /// A view lies where its frame says, or its bounds and center together.
  private func checkPlace(of object: SceneObject) throws(SceneError) {
    try object.refuse("bounds", besides: "frame")
    try object.refuse("center", besides: "frame")
    if object["bounds"] != nil { _ = try object.required("center", "[x, y] beside 'bounds'") }
    if object["center"] != nil {
      _ = try object.required("bounds", "[x, y, width, height] beside 'center'")
    }
  }

  // The subviews are read afterwards, because they stand after their superview.
  private static let properties =
    ViewProperties.all + [SceneProperty("subviews") { (_, _) throws(SceneError) in }]
}
