/// How far timers run.
enum TimerHorizon {
  /// Those that come before a frame: minimum timers due by then, maximum timers due earlier.
  case frame(at: Timestamp)
  /// All that are due by then.
  case through(Timestamp)
  /// All.
  case everything

  func reaches(_ deadline: Deadline) -> Bool {
    switch self {
    case .frame(let time): deadline.kind.isMinimum ? deadline.time <= time : deadline.time < time
    case .through(let time): deadline.time <= time
    case .everything: true
    }
  }

  /// Animations and delays end before a frame of the same time.
  func reaches(end: Timestamp) -> Bool {
    switch self {
    case .frame(let time), .through(let time): end <= time
    case .everything: true
    }
  }
}
