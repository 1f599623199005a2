package import Touchstone

/// The switches of a scene: the engine's own, and those that all recognizers of a kind share. Nil leaves
/// what the profile says of each kind.
package struct SceneOptions: Equatable, Sendable {
  /// The estimators of a pan's velocity.
  package enum PanVelocity: Sendable {
    /// UIKit's, from the two newest frame intervals.
    case uikit
  }

  /// What belongs to no single recognizer.
  package var engine = EngineOptions()
  /// Whether pinch and rotation stand still while another motion dominates.
  package var usesDominance: Bool?
  /// How rotations follow turns beyond ±π.
  package var unwrapping: RotationSettings.Unwrapping?
  /// Which axes swipes of a mixed mask test.
  package var swipeAxes: SwipeSettings.Axes?
  /// Whether pinch and rotation cut their locations to whole points.
  package var cutsLocation: Bool?
  /// Whether pans fail when too many fingers are down.
  package var failsPastMaximum: Bool?
  /// How pans measure their velocity.
  package var panVelocity = PanVelocity.uikit

  /// The options that were written: the profile has all others.
  private(set) var written: [WrittenSetting] = []

  package init() {}

  /// The options under a profile.
  func completed(_ profile: GestureProfile) throws(SceneError) -> SceneOptions {
    var options = SceneOptions()
    options.engine = profile.options
    try written.read(into: &options, Self.properties)
    return options
  }

  /// Takes in that an option was written, whose value has been read.
  mutating func note(_ name: String, _ value: SceneValue) {
    written.append(WrittenSetting(name: name, value: value))
  }

  /// The settings with those switches that concern their kind.
  func applied(to settings: GestureSettings) -> GestureSettings {
    switch settings {
    case .tap, .longPress: return settings
    #if !hasFeature(Embedded)
      case .custom: return settings
    #endif
    case .pan(var pan):
      pan.failsPastMaximum = failsPastMaximum ?? pan.failsPastMaximum
      return .pan(pan)
    case .swipe(var swipe):
      swipe.axes = swipeAxes ?? swipe.axes
      return .swipe(swipe)
    case .pinch(var pinch):
      apply(to: &pinch.pair)
      return .pinch(pinch)
    case .rotation(var rotation):
      rotation.unwrapping = unwrapping ?? rotation.unwrapping
      apply(to: &rotation.pair)
      return .rotation(rotation)
    case .screenEdgePan(var pan):
      pan.failsPastMaximum = failsPastMaximum ?? pan.failsPastMaximum
      return .screenEdgePan(pan)
    }
  }

  private func apply(to pair: inout PairSettings) {
    pair.usesDominance = usesDominance ?? pair.usesDominance
    pair.cutsLocation = cutsLocation ?? pair.cutsLocation
  }
}

extension SceneOptions {
  /// The options by name, in scenes and on the command line.
  static let properties: [SceneProperty<Self>] = [
    .choice(
      "tie", { $0.engine.tie = $1 }, what: "value",
      [("earlier-added", .earlierAdded), ("later-added", .laterAdded)]),
    SceneProperty("coalesce-hz", { $0.engine.coalesceHertz = $1 }) { (value) throws(SceneError) in
      // Frames are counted in whole nanoseconds, so there are at most this many in a second.
      try value.wholeNumber(0...1_000_000_000, "a whole number from 0 to 1000000000")
    },
    .choice("dominance", { $0.usesDominance = $1 }, what: "value", [("on", true), ("off", false)]),
    .choice("unwrap", { $0.unwrapping = $1 }, what: "value", [("pi", .pi), ("half-pi", .halfPi)]),
    .choice(
      "tapcount", { $0.engine.tapCounting = $1 }, what: "value",
      [("uikit", .uikit), ("per-view", .perView)]),
    .choice(
      "swipe-axes", { $0.swipeAxes = $1 }, what: "value", [("uikit", .uikit), ("both", .both)]),
    .choice(
      "transform-location", { $0.cutsLocation = $1 }, what: "value",
      [("whole", true), ("precise", false)]),
    SceneProperty("pan-velocity", { $0.panVelocity = $1 }) { (value) throws(SceneError) in
      try value.choice(
        "value", [("uikit", .uikit)], later: ["lsq2", "impulse", "ios-weighted", "two-point"])
    },
    .choice(
      "fails-past-max", { $0.failsPastMaximum = $1 }, what: "value", [("yes", true), ("no", false)]),
  ]
}
