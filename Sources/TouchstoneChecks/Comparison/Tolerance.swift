/// How far two numbers may be apart and still count as the same.
package enum Tolerance: Equatable, Sendable {
  /// By so much, in the field's own unit.
  case absolute(Double)
  /// By this part of the larger of the two.
  case relative(Double)

  /// Numbers have decimals that doubles do not hold: what differs by that much is on the limit.
  private static let rounding = 1e-9

  /// Whether a distance between two numbers is tolerated.
  func allows(_ distance: Double, between left: Double, and right: Double) -> Bool {
    let most =
      switch self {
      case .absolute(let amount): amount
      case .relative(let part): part * max(left.magnitude, right.magnitude)
      }
    return distance <= most * (1 + Self.rounding) + Self.rounding
  }
}

/// What the numbers of results count, each with a tolerance of its own.
package enum ToleranceField: String, CaseIterable, Sendable {
  /// Locations, translations, sizes and distances, in points.
  case points
  /// Times and durations, in seconds.
  case seconds
  /// Velocities: points, scale or radians a second.
  case velocity
  /// Scales: 1 is the size at the start.
  case scale
  /// Angles in radians, compared modulo a full turn.
  case rotation
  /// Entries of transforms' matrices but for their translation, which is in points.
  case matrix
}

/// The tolerances of a comparison; what has none has to be equal as printed.
package struct Tolerances: Equatable, Sendable {
  private var byField: [ToleranceField: Tolerance] = [:]

  package init() {}

  /// The tolerance of a field; nil when numbers must be equal.
  package subscript(field: ToleranceField) -> Tolerance? {
    get { byField[field] }
    set { byField[field] = newValue }
  }

  /// Whether everything must be equal.
  package var isExact: Bool { byField.isEmpty }
}
