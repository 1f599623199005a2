/// How a pan's velocity comes from the way of its fingers.
public enum VelocityEstimator: Equatable, Sendable {
  /// From the two newest frame intervals (R48): the part of the newest one, and the shortest interval that
  /// counts by itself.
  case twoIntervals(newestShare: Double, minimumInterval: Interval)

  /// UIKit's.
  public static let uikit = VelocityEstimator.twoIntervals(
    newestShare: GestureDefaults.velocityNewestShare,
    minimumInterval: GestureDefaults.velocityMinimumInterval)

  /// Shorter intervals give no sample of their own.
  var minimumInterval: Interval {
    switch self {
    case .twoIntervals(_, let minimum): minimum
    }
  }
}
