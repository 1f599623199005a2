import Touchstone

/// To how many decimals output is rounded: the contract of the machine formats.
enum Decimals {
  /// Positions, translations, and velocities in points per second.
  static let points = 3
  /// Scales, radians, matrix entries, and their velocities.
  static let ratios = 6
  /// Tolerances.
  static let tolerances = 9

  /// The decimals of what a reason measures.
  static func of(_ unit: GestureReason.Unit) -> Int {
    switch unit {
    case .points, .degrees: 3
    case .seconds: 6
    case .touches: 0
    }
  }
}
