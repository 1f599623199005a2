import SafeJSON
import Touchstone

/// Reads what a view does with touches or gestures: a name, or an object with its keys.
enum BehaviorReader {
  private static let transformProperties: [SceneProperty<TransformPivot>] = [
    // Which behavior it is has been read before.
    SceneProperty("type") { (_, _) throws(SceneError) in },
    .choice(
      "pivot", \.self, what: "pivot",
      [(name: "center", value: .center), (name: "centroid", value: .centroid)]),
  ]

  static func behavior(_ value: SceneValue) throws(SceneError) -> ViewBehavior {
    if case .string = value.json { return .transform(pivot: try pivot(ofBehavior: value)) }
    let object = try SceneObject(value, "a behavior's name or an object")
    var pivot = try pivot(ofBehavior: object.required("type", "a behavior's name"))
    try object.read(transformProperties, what: "key", into: &pivot)
    return .transform(pivot: pivot)
  }

  private static func pivot(
    ofBehavior name: SceneValue
  ) throws(SceneError) -> TransformPivot {
    try name.choice(
      "behavior", [("transform", .center)], later: ["drag", "placard", "drawer", "scroll"])
  }
}
