import SafeJSON
import Touchstone

/// The rules that a delegate's answer may be written as.
enum DelegateRules {
  /// By the place.
  case location
  /// By the place, or by the axis along which a pan moves.
  case locationOrAxis

  func answer(_ value: SceneValue) throws(SceneError) -> DelegateAnswer {
    if case .bool(let constant) = value.json { return .always(constant) }
    let object = try SceneObject(value, "true, false or a rule")
    var answer = DelegateAnswer.always(true)
    try object.read(properties, what: "rule", into: &answer)
    guard object.keys.count == 1 else {
      throw value.error(.unexpected(expected: "one rule", found: "\(object.keys.count)"))
    }
    return answer
  }

  private var properties: [SceneProperty<DelegateAnswer>] {
    switch self {
    case .location: Self.byLocation
    case .locationOrAxis: Self.byLocation + Self.byAxis
    }
  }

  private static let byLocation: [SceneProperty<DelegateAnswer>] = [
    SceneProperty("inside", { $0 = $1 }) { (value) throws(SceneError) in
      .inside(try value.rectangle())
    },
    SceneProperty("outside", { $0 = $1 }) { (value) throws(SceneError) in
      .outside(try value.rectangle())
    },
  ]

  private static let byAxis: [SceneProperty<DelegateAnswer>] = [
    SceneProperty("horizontal", { $0 = $1 }) { (value) throws(SceneError) in
      .horizontal(try value.flag())
    }
  ]
}
