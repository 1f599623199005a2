import SafeJSON
import Touchstone

/// Reads what a view does with touches or gestures: a name, or an object with its keys.
enum BehaviorReader {
  private enum Kind {
    case transform, drag, placard, drawer, scroll
  }

  private static let kinds: [(name: String, value: Kind)] = [
    ("transform", .transform), ("drag", .drag), ("placard", .placard), ("drawer", .drawer),
    ("scroll", .scroll),
  ]

  static func behavior(_ value: SceneValue) throws(SceneError) -> BehaviorDescription {
    if case .string = value.json {
      // A name alone is an object without keys.
      let object = try SceneObject(SceneValue(.object([]), path: value.path), "an object")
      return try behavior(kind(value), object)
    }
    let object = try SceneObject(value, "a behavior's name or an object")
    return try behavior(kind(object.required("type", "a behavior's name")), object)
  }

  private static func kind(_ name: SceneValue) throws(SceneError) -> Kind {
    try name.choice("behavior", kinds)
  }

  private static func behavior(
    _ kind: Kind, _ object: SceneObject
  ) throws(SceneError) -> BehaviorDescription {
    switch kind {
    case .transform:
      var pivot = TransformPivot.center
      try object.read([type(), pivotProperty], what: "key", into: &pivot)
      return .alone(.transform(pivot: pivot))
    case .drag:
      var drag = ViewBehavior.drag
      try object.read([type()], what: "key", into: &drag)
      return .alone(drag)
    case .placard:
      var strings: [String] = []
      try object.read([type(), stringsProperty], what: "key", into: &strings)
      return .alone(.placard(strings: strings))
    case .drawer: return .drawer(try drawer(object))
    case .scroll: return .scroll(try scroll(object), path: object.path)
    }
  }

  private static func drawer(_ object: SceneObject) throws(SceneError) -> DrawerDescription {
    let unnamed = SceneReference(name: "", path: object.path)
    var drawer = DrawerDescription(main: unnamed, left: unnamed, right: unnamed)
    try object.read([type()] + drawerProperties, what: "key", into: &drawer)
    for property in drawerProperties {
      _ = try object.required(property.name, "the id of a view")
    }
    try SceneReference.checkDistinct([drawer.main, drawer.left, drawer.right])
    return drawer
  }

  private static func scroll(_ object: SceneObject) throws(SceneError) -> ScrollSettings {
    var settings = ScrollSettings(contentSize: .zero)
    try object.read([type()] + ScrollSettings.properties, what: "key", into: &settings)
    _ = try object.required("contentSize", "[width, height]")
    return settings
  }

  /// Which behavior it is, read before its keys.
  private static func type<Root>() -> SceneProperty<Root> {
    SceneProperty("type") { (_, _) throws(SceneError) in }
  }

  private static let pivotProperty = SceneProperty<TransformPivot>.choice(
    "pivot", { $0 = $1 }, what: "pivot",
    [(name: "center", value: .center), (name: "centroid", value: .centroid)])

  private static let stringsProperty = SceneProperty<[String]>("strings", { $0 = $1 }) {
    (value) throws(SceneError) in try value.texts()
  }

  private static let drawerProperties: [SceneProperty<DrawerDescription>] = [
    SceneProperty("main", { $0.main = $1 }) { (value) throws(SceneError) in try value.reference() },
    SceneProperty("left", { $0.left = $1 }) { (value) throws(SceneError) in try value.reference() },
    SceneProperty("right", { $0.right = $1 }) { (value) throws(SceneError) in try value.reference()
    },
  ]
}
