import Touchstone

/// One finger from landing to lift.
struct Stroke {
  /// The number the recording gives it while it is down.
  let id: Int64
  /// When it lands and lifts, in nanoseconds.
  let span: ClosedRange<Int64>
  /// Whether the system takes it away instead of it lifting.
  let isCancelled: Bool
  /// Where it is at a time in seconds.
  let place: (Double) -> Point2D
}
