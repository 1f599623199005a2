/// Decides between recognizers: who gets a touch, who is recognized, who fails, who starts anew.
///
/// Machines propose; only the arbiter changes a state. For each item of a replay (a frame or a
/// timer) it is asked, in this order, to attach new touches, deliver or fire, resolve, publish, and
/// reset.
struct Arbiter {
  let rules: ArbitrationRules
  var recognizers: [Recognizer]
  /// The recognizers that have received a touch in their attempt, in canonical order.
  var engaged: [Int] = []
  /// Which of `rules.dynamicPairs` are requirements now.
  var isDynamicPairActive: [Bool]
  /// Who failed in this item and why, in the order decided.
  var failures: [(recognizer: Int, reason: GestureReason)] = []
  /// What happened to timers in this item, if anybody looks.
  var timerReports: [TimerReport] = []
  let reportsTimers: Bool
  /// The number of the item being worked on.
  var item = 0
  /// Its time.
  var now = Timestamp.zero

  init(_ scene: Scene, _ views: ViewTree, reportsTimers: Bool) {
    let rules = ArbitrationRules(scene, views)
    var ranks = [Int](repeating: 0, count: rules.order.count)
    for (rank, recognizer) in rules.order.enumerated() { ranks[recognizer] = rank }
    recognizers = scene.recognizers.indices.map { index in
      var definition = scene.recognizers[index]
      if case .screenEdgePan(var settings) = definition.settings {
        settings.windowBounds = scene.views[views.window(of: definition.view)].bounds
        definition.settings = .screenEdgePan(settings)
      }
      return Recognizer(definition, rank: ranks[index])
    }
    isDynamicPairActive = [Bool](repeating: false, count: rules.dynamicPairs.count)
    self.rules = rules
    self.reportsTimers = reportsTimers
  }

  /// Starts the next item.
  mutating func begin(at time: Timestamp) {
    item += 1
    now = time
    failures.removeAll(keepingCapacity: true)
    timerReports.removeAll(keepingCapacity: true)
    for index in engaged {
      for touch in recognizers[index].ownTouches.indices {
        recognizers[index].ownTouches[touch].phase = .stationary
      }
    }
  }

  /// Decides an attempt against a recognizer that has not been heard.
  mutating func fail(_ index: Int, _ reason: GestureReason) {
    recognizers[index].standing = .settled
    failures.append((index, reason))
    wait(for: nil, index)
  }

  /// Takes over what a machine waits for.
  mutating func wait(for deadline: Deadline?, _ index: Int) {
    let old = recognizers[index].deadline
    guard old != deadline else { return }
    recognizers[index].deadline = deadline
    guard reportsTimers else { return }
    if let old { report(old, .cancelled, index) }
    if let deadline { report(deadline, .armed, index) }
  }

  private mutating func report(_ deadline: Deadline, _ event: TimerReport.Event, _ index: Int) {
    timerReports.append(
      TimerReport(time: now, recognizer: index, deadline: deadline, event: event))
  }

  /// The recognizer whose timer is due first within a horizon (R14).
  func nextTimer(within horizon: TimerHorizon) -> (recognizer: Int, deadline: Deadline)? {
    var next: (recognizer: Int, deadline: Deadline)?
    for index in engaged {
      guard let deadline = recognizers[index].deadline, horizon.reaches(deadline) else { continue }
      if let earlier = next?.deadline, !deadline.isDue(before: earlier) { continue }
      next = (index, deadline)
    }
    return next
  }

  /// Runs a recognizer's timer: an item without a frame.
  mutating func fire(_ index: Int, _ deadline: Deadline, _ views: ViewTree) {
    recognizers[index].deadline = nil
    if reportsTimers { report(deadline, .fired, index) }
    let step = recognizers[index].machine.step(.deadline(now))
    accept(step, from: index, views)
  }
}

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

  /// Animations finish before a frame of the same time.
  func reaches(animationEnd end: Timestamp) -> Bool {
    switch self {
    case .frame(let time), .through(let time): end <= time
    case .everything: true
    }
  }
}

extension Deadline {
  /// Whether it runs before another one: the earlier time, then minimum before maximum timers.
  fileprivate func isDue(before other: Deadline) -> Bool {
    time == other.time ? kind.isMinimum && !other.kind.isMinimum : time < other.time
  }
}
