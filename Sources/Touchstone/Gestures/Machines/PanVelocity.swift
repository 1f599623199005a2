/// The velocity of a pan from its two newest frame intervals (R48).
struct PanVelocity: Equatable {
  private enum Samples: Equatable {
    case none
    case one(Vector2D)
    case two(older: Vector2D, newer: Vector2D)
  }

  private var samples = Samples.none
  private var lastSample: Timestamp
  /// What was travelled since then in frames that came too soon for a sample of their own.
  private var pending = Vector2D.zero

  init(since start: Timestamp = .zero) {
    lastSample = start
  }

  /// In points per second.
  var value: Vector2D {
    switch samples {
    case .none: .zero
    case .one(let sample): sample
    case .two(let older, let newer):
      (1 - GestureDefaults.velocityNewestShare) * older
        + GestureDefaults.velocityNewestShare * newer
    }
  }

  /// Takes in what the centroid travelled until a later frame.
  mutating func add(_ displacement: Vector2D, until now: Timestamp) {
    let interval = now - lastSample
    pending = pending + displacement
    guard interval >= GestureDefaults.velocityMinimumInterval else { return }
    let sample = pending / interval.seconds
    switch samples {
    case .none: samples = .one(sample)
    case .one(let newest), .two(_, let newest): samples = .two(older: newest, newer: sample)
    }
    lastSample = now
    pending = .zero
  }
}
