/// Follows the centroid of a set of fingers that may change, without jumps (R44).
struct PanTracker: Equatable {
  /// What was travelled with earlier sets of fingers, less what was taken out.
  private var carry = Vector2D.zero
  /// Where the present set's centroid was when the set was formed.
  private var base = Point2D.zero
  private let estimator: VelocityEstimator
  private var velocityEstimate: PanVelocity

  /// The present set's centroid.
  private(set) var location = Point2D.zero
  /// What was travelled, less what was taken out, in window points.
  private(set) var translation = Vector2D.zero
  /// How many fingers are left.
  private(set) var remainingCount = 0
  /// The most fingers at once.
  private(set) var largestCount = 0

  init(_ estimator: VelocityEstimator) {
    self.estimator = estimator
    velocityEstimate = PanVelocity(estimator)
  }

  /// Starts with the fingers of a first frame.
  mutating func start(_ frame: GestureFrame) {
    base = frame.centroid
    location = base
    remainingCount = frame.remainingCount
    largestCount = frame.count
    velocityEstimate = PanVelocity(estimator, since: frame.time)
  }

  /// In points per second.
  var velocity: Vector2D { velocityEstimate.value }

  /// Takes in a later frame. Fingers that lift in it still move the centroid, those that land in it
  /// do not; the lift of the last one changes nothing.
  mutating func update(_ frame: GestureFrame) {
    remainingCount = frame.remainingCount
    largestCount = max(largestCount, frame.count)
    guard let remaining = frame.remainingCentroid, let earlier = frame.earlierCentroid else {
      return
    }
    velocityEstimate.add(earlier - location, until: frame.time)
    translation = carry + (earlier - base)
    let isSameSet = frame.phases.isDisjoint(with: [.began, .final])
    if !isSameSet {
      carry = translation
      base = remaining
    }
    location = remaining
  }

  /// Takes a part out of the translation, now and later.
  mutating func remove(_ part: Vector2D) {
    carry = carry - part
    translation = translation - part
  }
}
