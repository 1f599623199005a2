package import Touchstone

/// A moment that a recording writes behind a later one.
package struct TimeFall: Equatable, Sendable {
  /// The time of the one before, as it is written.
  package var before: Timestamp
  /// The time that is earlier than that.
  package var after: Timestamp

  package init(before: Timestamp, after: Timestamp) {
    self.before = before
    self.after = after
  }

  /// Units of which a clock of three digits may count, with what the thousand of them is.
  private static let units: [(nanoseconds: Int64, name: String, meaning: String)] = [
    (1_000, "µs", "microseconds within a millisecond"),
    (1_000_000, "ms", "milliseconds within a second"),
    (1_000_000_000, "s", "seconds of three digits"),
  ]

  /// Whether it looks as if the clock had only three digits: from 900 or more to less than 100 of some
  /// unit.
  var isWrap: Bool { wrappingUnit != nil }

  /// What it looks like if the clock wraps: the numbers, and what they probably count.
  var wrap: (before: Int64, after: Int64, unit: String, meaning: String)? {
    wrappingUnit.map { unit in
      (
        before.nanoseconds / unit.nanoseconds, after.nanoseconds / unit.nanoseconds, unit.name,
        unit.meaning
      )
    }
  }

  private var wrappingUnit: (nanoseconds: Int64, name: String, meaning: String)? {
    Self.units.first { unit in
      (900 * unit.nanoseconds..<1000 * unit.nanoseconds).contains(before.nanoseconds)
        && (0..<100 * unit.nanoseconds).contains(after.nanoseconds)
    }
  }
}
