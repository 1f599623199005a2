import Touchstone

/// The numbers of a reason in words: the value, its limit, and what lies between them.
struct MeasuredText {
  private let numbers: GestureLimit
  private let decimals: Int

  /// The words for a value against a limit.
  init(_ limit: GestureLimit) {
    numbers = limit
    decimals = Self.decimals(for: limit)
  }

  /// As few decimals as distinguish the value from a limit that is not the same.
  private static func decimals(for limit: GestureLimit) -> Int {
    let (value, limit) = (limit.measured, limit.limit)
    // Nearly always: as far from each other, they cannot be rounded to the same number.
    if (value - limit).magnitude > 0.002 { return 3 }
    return [3, 6].first {
      value == limit || Wording.number(value, decimals: $0) != Wording.number(limit, decimals: $0)
    } ?? 9
  }

  /// The measured value: "45.001 points".
  var value: String { amount(numbers.measured) }

  /// The measured value without its sign.
  var magnitude: String { amount(numbers.measured.magnitude) }

  /// The limit: "45 points".
  var limit: String { amount(numbers.limit) }

  /// What lies between the value and the limit: "0.001 points".
  var distance: String { amount(numbers.margin.magnitude) }

  /// The value without its unit, which the limit has: "45.001", "0.35 s".
  var bareValue: String { brief(numbers.measured) }

  /// What lies between the value and the limit, without the unit of points: "0.001", "0.35 s".
  var bareDistance: String { brief(numbers.margin.magnitude) }

  /// What there may be at the most: "45 are allowed: 0.001 too far".
  func allowed(missedBy words: String) -> String { limit("allowed", words) }

  /// What there must be at the least: "10 are needed: 1 short".
  var needed: String { limit("needed", "short") }

  /// Whether the value lies on the limit.
  var isOnLimit: Bool { numbers.margin == 0 }

  private func limit(_ verb: String, _ words: String) -> String {
    let number = number(numbers.limit)
    let text = "\(brief(numbers.limit)) \(number == "1" ? "is" : "are") \(verb)"
    guard numbers.margin < 0, numbers.unit != .touches else { return text }
    return text + ": \(brief(-numbers.margin)) \(words)"
  }

  private func amount(_ value: Double) -> String {
    let number = number(value)
    switch numbers.unit {
    case .points: return number + (number == "1" ? " point" : " points")
    case .touches: return number + (number == "1" ? " finger" : " fingers")
    case .seconds, .degrees: return brief(value)
    }
  }

  /// A value after one whose unit was printed in full.
  private func brief(_ value: Double) -> String {
    switch numbers.unit {
    case .points, .touches: number(value)
    case .seconds: number(value) + " s"
    case .degrees: number(value) + "°"
    }
  }

  private func number(_ value: Double) -> String {
    Wording.number(value, decimals: decimals)
  }
}
