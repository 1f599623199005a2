/// What a member of an output line may hold.
package indirect enum OutputValue: Sendable {
  case string
  /// One of these words.
  case words([String])
  case bool
  /// A whole number.
  case whole
  case number(OutputNumber)
  /// An object of `x` and `y`.
  case pair(OutputNumber)
  case object([OutputMember])
  case array(OutputValue)
  /// An array of so many numbers.
  case numbers(OutputNumber, count: Int)
  case null
  /// What the input says.
  case any
  case anyOf([OutputValue])

  /// A value, or null.
  static func orNull(_ value: OutputValue) -> OutputValue { .anyOf([value, .null]) }
}

/// What a number of the output is: decides its decimals, its unit, and how two of them are compared.
package enum OutputNumber: CaseIterable, Sendable {
  case seconds
  case points
  case pointsPerSecond
  /// A change a second of a scale or an angle.
  case rate
  case scale
  case radians
  case matrix
  /// The unit is in the member `unit` beside it.
  case measured
  /// A position, size or matrix, as the member `property` beside it says.
  case property
  /// Between 0 and 1.
  case share
  /// How far two numbers may be apart.
  case tolerance

  /// The most decimals that are printed.
  package var decimals: Int {
    switch self {
    case .points, .pointsPerSecond: Decimals.points
    case .seconds, .rate, .scale, .radians, .matrix, .measured, .property, .share: Decimals.ratios
    case .tolerance: Decimals.tolerances
    }
  }

  /// The unit in words.
  package var unit: String {
    switch self {
    case .seconds: "s"
    case .points: "points"
    case .pointsPerSecond: "points/s"
    case .rate: "1/s or radians/s"
    case .scale: "scale, 1 at the start"
    case .radians: "radians"
    case .matrix: "entries of a matrix"
    case .measured: "the unit beside it"
    case .property: "as the property"
    case .share: "0 to 1"
    case .tolerance: "the unit of what is compared"
    }
  }
}

/// A member of an output line.
package struct OutputMember: Sendable {
  package let key: OutputKey
  package let value: OutputValue
  /// Whether it may be missing.
  package let isOptional: Bool
  /// Whether it says where a line is, or follows from other members, so that comparisons leave it out.
  package let isDerived: Bool
  /// What it says, in one sentence.
  package let help: String

  init(
    _ key: OutputKey, _ value: OutputValue, optional isOptional: Bool = false,
    derived isDerived: Bool = false, _ help: String
  ) {
    self.key = key
    self.value = value
    self.isOptional = isOptional
    self.isDerived = isDerived
    self.help = help
  }
}
