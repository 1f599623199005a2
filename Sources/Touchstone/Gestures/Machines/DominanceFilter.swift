/// Tells whether two fingers mainly pinch, turn or shift: a low pass over their motion (R55).
struct DominanceFilter: Equatable {
  private let settings: PairSettings
  private var spread = 0.0
  private var turn = 0.0
  private var shift = 0.0

  init(_ settings: PairSettings) {
    self.settings = settings
  }

  /// Takes in what the first and the second finger moved, and the unit vector from the first to
  /// the second after it.
  mutating func add(_ first: Vector2D, _ second: Vector2D, along unit: Vector2D) {
    let apart = second - first
    spread = blend(spread, apart.dot(unit) / 2)
    turn = blend(turn, apart.cross(unit) / 2)
    shift = blend(shift, (first + second).length / 2)
  }

  private func blend(_ past: Double, _ value: Double) -> Double {
    settings.dominanceKeep * past + (1 - settings.dominanceKeep) * value
  }

  /// Whether a pinch's scale moves.
  var isPinchLive: Bool {
    let own = settings.pinchWeight * abs(spread)
    let ratio = settings.dominanceRatio * settings.pinchOtherWeight
    return isLive(own, over: ratio * abs(turn), and: ratio * shift)
  }

  /// Whether a rotation's angle moves.
  var isRotationLive: Bool {
    let ratio = settings.dominanceRatio * settings.rotationOtherWeight
    return isLive(abs(turn), over: ratio * abs(spread), and: ratio * shift)
  }

  private func isLive(_ own: Double, over one: Double, and other: Double) -> Bool {
    !settings.usesDominance || (one == 0 || own > one) && (other == 0 || own > other)
  }
}
