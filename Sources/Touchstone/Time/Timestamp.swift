/// A moment in whole nanoseconds since the zero of its recording.
public struct Timestamp: Comparable, Hashable, Sendable {
  /// The number of nanoseconds.
  public var nanoseconds: Int64

  /// The zero of the recording.
  public static let zero = Timestamp(nanoseconds: 0)

  /// A moment that no recording reaches.
  static var distantFuture: Timestamp { Timestamp(nanoseconds: .max) }

  /// A moment from nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// A moment from seconds, rounded to nanoseconds; saturates at some three centuries, and NaN is zero.
  public init(seconds: Double) {
    let magnitude = Interval(seconds: seconds.magnitude).nanoseconds
    nanoseconds = seconds < 0 ? -magnitude : magnitude
  }

  /// The moment in seconds, for showing.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the left moment is the earlier one.
  public static func < (left: Timestamp, right: Timestamp) -> Bool {
    left.nanoseconds < right.nanoseconds
  }

  /// A later moment, or an earlier one when the interval is negative; saturates.
  public static func + (moment: Timestamp, interval: Interval) -> Timestamp {
    let (sum, overflows) = moment.nanoseconds.addingReportingOverflow(interval.nanoseconds)
    guard overflows else { return Timestamp(nanoseconds: sum) }
    return Timestamp(nanoseconds: interval < .zero ? .min : .max)
  }

  /// The time from the right moment to the left one; saturates.
  public static func - (left: Timestamp, right: Timestamp) -> Interval {
    let (difference, overflows) = left.nanoseconds.subtractingReportingOverflow(right.nanoseconds)
    return Interval(nanoseconds: overflows ? (left > right ? .max : .min) : difference)
  }
}
