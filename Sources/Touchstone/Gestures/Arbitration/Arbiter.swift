/// Decides between recognizers: who gets a touch, who is recognized, who fails, who starts anew.
///
/// Machines propose; only the arbiter changes a state. For each item of a replay (a frame or a
/// timer) it is asked, in this order, to attach new touches, deliver or fire, resolve, publish, and
/// reset.
struct Arbiter {
  private(set) var rules: ArbitrationRules
  /// What the scene says of each recognizer.
  private(set) var definitions: [RecognizerDefinition] = []
  var recognizers: [Recognizer] = []
  /// What the recognizers' machines make of their touches.
  var machines = GestureMachines()
  /// The touches that are tracked, each group by one recognizer or more.
  var groups: [TouchGroup] = []
  /// All groups from this one on are free.
  var firstUnusedGroup = 0
  /// The recognizers that have received a touch in their attempt, in canonical order.
  var engaged: [Int] = []
  /// Those of them that frames are shown to, while fingers only move: neither settled nor at rest.
  var attentive: [Int] = []
  /// Until when those at rest are.
  var quietUntil = Timestamp.zero
  /// The requirements that delegates have asked for.
  var dynamicRequirements: PairAnswers
  /// What the delegate in code has said of pairs.
  var simultaneity: PairAnswers
  /// The delegate in code.
  var delegate = GestureDelegate() {
    didSet { hasNews = true }
  }
  /// Who failed in this item and why, in the order decided.
  var failures: [(recognizer: Int, reason: GestureReason)] = []
  // Scratch space, kept from item to item: who is reset together.
  var requirementGroups: [Int] = []
  var busyGroups: [Bool] = []
  /// What happened to timers in this item, if anybody looks.
  var timerReports: [TimerReport] = []
  let reportsTimers: Bool
  /// How far recognizers have come in this item, if anybody looks.
  var progress: ProgressLog?
  /// Whether anything has happened that may let somebody be recognized, fail, or start anew. Most
  /// frames only move fingers that everybody has judged already.
  var hasNews = false
  /// No timer is due before this.
  private var earliestTimer = Timestamp.distantFuture
  /// The number of the item being worked on.
  var item = 0
  /// Its time.
  var now = Timestamp.zero

  init(_ scene: TouchScene, _ views: ViewTree, reportsTimers: Bool, reportsProgress: Bool = false) {
    rules = ArbitrationRules(scene, views)
    definitions.reserveCapacity(scene.recognizers.count)
    recognizers.reserveCapacity(scene.recognizers.count)
    dynamicRequirements = PairAnswers(count: scene.recognizers.count)
    simultaneity = PairAnswers(count: scene.recognizers.count)
    self.reportsTimers = reportsTimers
    progress = reportsProgress ? ProgressLog() : nil
    for definition in scene.recognizers { add(definition, scene, views) }
    rank()
  }

  /// A definition with what only the scene's views know.
  private static func completed(
    _ definition: RecognizerDefinition, _ scene: TouchScene, _ views: ViewTree
  ) -> RecognizerDefinition {
    guard case .screenEdgePan(var settings) = definition.settings else { return definition }
    settings.windowBounds = scene.views[views.window(of: definition.view)].bounds
    var definition = definition
    definition.settings = .screenEdgePan(settings)
    return definition
  }

  private mutating func add(
    _ definition: RecognizerDefinition, _ scene: TouchScene, _ views: ViewTree
  ) {
    let definition = Self.completed(definition, scene, views)
    definitions.append(definition)
    recognizers.append(Recognizer())
    machines.add(definition.settings)
  }

  /// Gives everybody the place that the rules' order says.
  private mutating func rank() {
    for (rank, recognizer) in rules.order.enumerated() { recognizers[recognizer].rank = rank }
    engaged.sort { recognizers[$0].rank < recognizers[$1].rank }
  }

  /// Takes in the recognizer that was added to the scene behind all others, and the policy that came
  /// with it. Attempts that are under way go on.
  mutating func addLast(of scene: TouchScene, _ views: ViewTree) {
    guard let definition = scene.recognizers.last else { return }
    rules = ArbitrationRules(scene, views)
    add(definition, scene, views)
    dynamicRequirements.grow()
    simultaneity.grow()
    rank()
    hasNews = true
  }

  /// Switches a recognizer on or off; off, its attempt ends.
  mutating func setEnabled(_ isEnabled: Bool, _ index: Int) {
    definitions[index].isEnabled = isEnabled
    if !isEnabled { abort(index, GestureReason(.disabled)) }
  }

  /// Takes a recognizer away for good, and ends its attempt.
  mutating func remove(_ index: Int) {
    recognizers[index].isRemoved = true
    abort(index, GestureReason(.removed))
  }

  /// Ends a recognizer's attempt from outside (R27): one that has been heard is cancelled, one that
  /// is still possible fails.
  private mutating func abort(_ index: Int, _ reason: GestureReason) {
    switch recognizers[index].standing {
    case .running:
      recognizers[index].finish(.cancel, reason)
      hasNews = true
    case .undecided, .proposed, .effective:
      if recognizers[index].isEngaged { fail(index, reason) }
    case .settled: break
    }
  }

  /// Starts the next item.
  mutating func begin(at time: Timestamp) {
    item += 1
    now = time
    if !failures.isEmpty { failures.removeAll(keepingCapacity: true) }
    if !timerReports.isEmpty { timerReports.removeAll(keepingCapacity: true) }
    for group in 0..<firstUnusedGroup { groups[group].settle() }
  }

  /// Decides an attempt against a recognizer that has not been heard.
  mutating func fail(_ index: Int, _ reason: GestureReason) {
    recognizers[index].standing = .settled
    hasNews = true
    failures.append((index, reason))
    wait(for: nil, index)
  }

  /// Takes over what a machine waits for; a time that is past comes now.
  mutating func wait(for deadline: Deadline?, _ index: Int) {
    let old = recognizers[index].deadline
    guard old != nil || deadline != nil else { return }
    let deadline = deadline.map { Deadline(time: max($0.time, now), kind: $0.kind) }
    guard old != deadline else { return }
    recognizers[index].deadline = deadline
    hasNews = true
    if let deadline { earliestTimer = min(earliestTimer, deadline.time) }
    guard reportsTimers else { return }
    if let old { report(old, .cancelled, index) }
    if let deadline { report(deadline, .armed, index) }
  }

  private mutating func report(_ deadline: Deadline, _ event: TimerReport.Event, _ index: Int) {
    timerReports.append(
      TimerReport(time: now, recognizer: index, deadline: deadline, event: event))
  }

  /// Whether a timer may be due by a time; mostly none runs.
  @inline(__always)
  func mayFire(by time: Timestamp) -> Bool { earliestTimer <= time }

  /// The recognizer whose timer is due first within a horizon (R14).
  mutating func nextTimer(within horizon: TimerHorizon) -> (recognizer: Int, deadline: Deadline)? {
    guard horizon.reaches(end: earliestTimer) else { return nil }
    var next: (recognizer: Int, deadline: Deadline)?
    for index in engaged {
      guard let deadline = recognizers[index].deadline else { continue }
      if let earlier = next?.deadline, !deadline.isDue(before: earlier) { continue }
      next = (index, deadline)
    }
    earliestTimer = next?.deadline.time ?? .distantFuture
    // Those that are due later are not within the horizon either.
    guard let next, horizon.reaches(next.deadline) else { return nil }
    return next
  }

  /// Makes a value that a recognizer reports another one from here on.
  mutating func set(_ value: SettableValue, of recognizer: Int) {
    machines.set(value, of: recognizer)
  }

  /// Runs a recognizer's timer: an item without a frame.
  mutating func fire(_ index: Int, _ deadline: Deadline, _ views: ViewTree) {
    recognizers[index].deadline = nil
    hasNews = true
    if reportsTimers { report(deadline, .fired, index) }
    // Before it decides: then it no longer looks where its fingers are.
    wake(index)
    accept(machines.expire(index, at: now), from: index, views)
    // A machine that still waits for what has come would be asked for ever.
    if let next = recognizers[index].deadline, next.time <= now { wait(for: nil, index) }
  }
}

extension Deadline {
  /// Whether it runs before another one: the earlier time, then minimum before maximum timers.
  fileprivate func isDue(before other: Deadline) -> Bool {
    time == other.time ? kind.isMinimum && !other.kind.isMinimum : time < other.time
  }
}
