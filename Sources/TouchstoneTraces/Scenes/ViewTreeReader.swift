import Touchstone

/// Reads windows and what is in them into a list in which each view stands after its superview.
struct ViewTreeReader {
  private var views: [ViewDescription] = []
  private var places: [String: String] = [:]
  /// Where the view stands that is the first responder.
  private var firstResponder: String?

  /// The windows at their places with all their subviews, one window after the other.
  static func views(of windows: [SceneValue]) throws(SceneError) -> [ViewDescription] {
    var reader = ViewTreeReader()
    for window in windows { try reader.read(window, superview: nil) }
    return reader.views
  }

  private mutating func read(_ value: SceneValue, superview: Int?) throws(SceneError) {
    let object = try SceneObject(value, "a view's object")
    let id = try object.required("id", "a name")
    var view = ViewDescription(superview: superview)
    try object.read(Self.properties, what: "key", into: &view)
    try checkPlace(of: object)
    try note(view.id, of: value.path, at: id.path)
    if let controller = view.controller {
      try note(controller.id, of: "\(value.path).controller", at: controller.path)
    }
    if view.view.isFirstResponder { try noteFirstResponder(object) }
    let index = views.count
    views.append(view)
    for subview in try object["subviews"]?.elements("a list of views") ?? [] {
      try read(subview, superview: index)
    }
  }

  /// Refuses the id of something that another view or view controller has.
  private mutating func note(
    _ id: String, of place: String, at path: String
  ) throws(SceneError) {
    if let earlier = places.updateValue(place, forKey: id) {
      throw SceneError(path: path, problem: .duplicateID(id, earlier: earlier))
    }
  }

  private mutating func noteFirstResponder(_ object: SceneObject) throws(SceneError) {
    if let firstResponder {
      throw SceneError(
        path: "\(object.path).firstResponder",
        problem: .secondFirstResponder(earlier: firstResponder))
    }
    firstResponder = object.path
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
