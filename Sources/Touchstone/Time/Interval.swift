/// A length of time in whole nanoseconds, so that a limit of 0.5 s is exact.
public struct Interval: Comparable, Hashable, Sendable {
  /// The number of nanoseconds.
  public var nanoseconds: Int64

  /// No time.
  public static let zero = Interval(nanoseconds: 0)

  /// A length of time from nanoseconds.
  public init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// A length of time from whole milliseconds; saturates.
  public static func milliseconds(_ count: Int64) -> Interval {
    let (product, overflows) = count.multipliedReportingOverflow(by: 1_000_000)
    return Interval(nanoseconds: overflows ? (count < 0 ? .min : .max) : product)
  }

  /// A length of time from seconds, rounded to nanoseconds; from zero to some three centuries.
  public init(seconds: Double) {
    guard seconds > 0 else { self = .zero; return }
    nanoseconds = seconds < 9e9 ? Int64(seconds * 1e9 + 0.5) : .max
  }

  /// The length in seconds, for divisions and for showing.
  public var seconds: Double { Double(nanoseconds) / 1e9 }

  /// Whether the left length is the shorter one.
  public static func < (left: Interval, right: Interval) -> Bool {
    left.nanoseconds < right.nanoseconds
  }
}
