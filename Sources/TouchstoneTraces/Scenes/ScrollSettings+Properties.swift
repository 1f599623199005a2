import SafeJSON
import Touchstone

extension ScrollSettings {
  /// The keys of a scroll view.
  static let properties: [SceneProperty<ScrollSettings>] = [
    SceneProperty("contentSize", \.contentSize) { (value) throws(SceneError) in
      try value.size()
    },
    SceneProperty("contentInset", \.contentInset) { (value) throws(SceneError) in
      try value.insets()
    },
    .flag("pagingEnabled", \.isPagingEnabled),
    SceneProperty("decelerationRate", \.decelerationRate) { (value) throws(SceneError) in
      try rate(value)
    },
    .flag("delaysContentTouches", \.delaysContentTouches),
    .flag("directionalLock", \.isDirectionalLockEnabled),
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
