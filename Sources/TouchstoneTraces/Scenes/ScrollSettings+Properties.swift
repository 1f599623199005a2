import SafeJSON
import Touchstone

extension ScrollSettings {
  /// The keys of a scroll view.
  static let properties: [SceneProperty<ScrollSettings>] = [
    SceneProperty("contentSize", { $0.contentSize = $1 }) { (value) throws(SceneError) in
      try value.size()
    },
    SceneProperty("contentInset", { $0.contentInset = $1 }) { (value) throws(SceneError) in
      try value.insets()
    },
    .flag("pagingEnabled", { $0.isPagingEnabled = $1 }),
    SceneProperty("decelerationRate", { $0.decelerationRate = $1 }) { (value) throws(SceneError) in
      try rate(value)
    },
    .flag("delaysContentTouches", { $0.delaysContentTouches = $1 }),
    .flag("directionalLock", { $0.isDirectionalLockEnabled = $1 }),
  ]

  private static func rate(_ value: SceneValue) throws(SceneError) -> Double {
    switch value.json {
    case .string:
      return try value.choice(
        "deceleration rate",
        [("normal", normalDecelerationRate), ("fast", fastDecelerationRate)])
    case .number(let number) where number.double > 0 && number.double < 1: return number.double
    default: throw value.unexpected("normal, fast or a number between 0 and 1")
    }
  }
}
