/// A number as it was written: finite, and never rounded to something else than it says.
package enum JSONNumber: Equatable, Sendable {
  /// A whole number without a decimal point or exponent, within 64 bits; `-0` is 0.
  case integer(Int64)
  /// Any other number: the nearest double, and its text for exact conversions.
  case decimal(Double, text: String)

  /// The nearest double.
  package var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let value, _): value
    }
  }
}
