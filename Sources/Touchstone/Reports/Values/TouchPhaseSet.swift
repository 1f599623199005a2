/// Which phases occur among some touches.
struct TouchPhaseSet: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The set of one phase.
  init(_ phase: TouchPhase) {
    self.init(rawValue: 1 << phase.rawValue)
  }

  static let began = TouchPhaseSet(.began)
  static let stationary = TouchPhaseSet(.stationary)
  static let moved = TouchPhaseSet(.moved)
  /// Those with which a touch leaves the screen.
  static let final: TouchPhaseSet = [TouchPhaseSet(.ended), TouchPhaseSet(.cancelled)]
}
