/// A number as it was written: finite, and never rounded to something else than it says.
package enum JSONNumber: Equatable, Sendable {
  /// A whole number without a decimal point or exponent, within 64 bits; `-0` is 0.
  case integer(Int64)
  /// Digits and a decimal point, as nearly all others are.
  case plain(PlainNumber)
  /// Any other number: the nearest double, and its text for exact conversions.
  case other(Double, text: String)

  /// The number that a text is, whose grammar has been checked.
  init(_ text: Span<UInt8>, isWhole: Bool) {
    if let number = PlainNumber(text: text) {
      let value = Int64(truncatingIfNeeded: number.digits)
      self = isWhole ? .integer(number.isNegative ? -value : value) : .plain(number)
      return
    }
    let words = JSONTape.string(text)
    if isWhole, let value = Int64(words) {
      self = .integer(value)
    } else {
      self = .other(Double(words) ?? 0, text: words)
    }
  }

  /// A number that is no `integer`, and its text.
  package static func decimal(_ value: Double, text: String) -> JSONNumber {
    PlainNumber(text: text.utf8.span).map { .plain($0) } ?? .other(value, text: text)
  }

  /// The nearest double.
  package var double: Double {
    switch self {
    case .integer(let value): Double(value)
    case .plain(let number): number.double
    case .other(let value, _): value
    }
  }

  /// The whole number that it is, however it was written: `2.0` and `2e0` are 2. Nil for a fraction, and
  /// for what is written with an exponent and is beyond ±2^53, where doubles leave numbers out.
  package var whole: Int64? {
    switch self {
    case .integer(let value): value
    case .plain(let number): number.whole
    case .other(let value, _):
      value.magnitude <= Double(PlainNumber.largestExact) ? Int64(exactly: value) : nil
    }
  }

  /// How it was written.
  package var text: String {
    switch self {
    case .integer(let value): "\(value)"
    case .plain(let number): number.text
    case .other(_, let text): text
    }
  }
}
