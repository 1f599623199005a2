/// The velocity of a pan from its two newest frame intervals (R48).
struct PanVelocity: Equatable {
  private enum Samples: Equatable {
    case none
    case one(Vector2D)
    case two(older: Vector2D, newer: Vector2D)
  }

  private let estimator: VelocityEstimator
  private var samples = Samples.none
  private var lastSample: Timestamp
  /// What was travelled since then in frames that came too soon for a sample of their own.
  private var pending = Vector2D.zero

  init(_ estimator: VelocityEstimator, since start: Timestamp = .zero) {
    self.estimator = estimator
    lastSample = start
  }

  /// In points per second.
  var value: Vector2D {
    switch (samples, estimator) {
    case (.none, _): .zero
    case (.one(let sample), _): sample
    case (.two(let older, let newer), .twoIntervals(let share, _)):
      (1 - share) * older + share * newer
    }
  }

  /// Takes in what the centroid travelled until a later frame.
  mutating func add(_ displacement: Vector2D, until now: Timestamp) {
    let interval = now - lastSample
    pending = pending + displacement
    guard interval >= estimator.minimumInterval else { return }
    let sample = pending / interval.seconds
    switch samples {
    case .none: samples = .one(sample)
    case .one(let newest), .two(_, let newest): samples = .two(older: newest, newer: sample)
    }
    lastSample = now
    pending = .zero
  }
}
