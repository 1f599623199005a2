/// Counts the taps of each window (R67).
struct TapCounter {
  private struct Record {
    let window: Int?
    let start: Point2D
    let view: Int?
    var count = 0
    var lastUp: Timestamp
    var lastDown: Timestamp
    /// The touch that is down on this record, by its landing number.
    var touch: Int?
  }

  private let counting: EngineOptions.TapCounting
  private let settings: TapCountSettings
  private var records: [Record] = []

  init(_ options: EngineOptions) {
    counting = options.tapCounting
    settings = options.tapCount
  }

  /// A finger landed on a view of a window; returns its tap count.
  mutating func land(
    _ touch: Int, at point: Point2D, on view: Int?, of window: Int?, at now: Timestamp
  ) -> Int {
    let memory = Interval(
      nanoseconds: settings.interval.nanoseconds + settings.maximumHold.nanoseconds)
    records.removeAll { $0.window == window && $0.lastUp + memory < now }
    let index =
      records.firstIndex { $0.window == window && continues($0, at: point, on: view, at: now) }
      ?? records.count
    if index == records.count {
      records.append(
        Record(window: window, start: point, view: view, lastUp: now, lastDown: now))
    }
    records[index].touch = touch
    records[index].lastDown = now
    records[index].count += 1
    return records[index].count
  }

  private func continues(
    _ record: Record, at point: Point2D, on view: Int?, at now: Timestamp
  ) -> Bool {
    guard record.lastUp + settings.interval >= now, isNear(point, record) else {
      return false
    }
    return counting == .uikit || record.view == view && record.touch == nil
  }

  private func isNear(_ point: Point2D, _ record: Record) -> Bool {
    (point - record.start).largestComponent < settings.distance
  }

  /// A finger moved or lifted; returns whether it has just ceased to be a tap.
  mutating func follow(_ touch: Int, to point: Point2D, at now: Timestamp) -> Bool {
    guard let index = record(of: touch) else { return false }
    let isHeld = records[index].lastDown + settings.maximumHold < now
    guard isHeld || !isNear(point, records[index]) else { return false }
    records.remove(at: index)
    return true
  }

  /// A finger left the screen; only a lift starts the interval to the next tap.
  mutating func leave(_ touch: Int, isLift: Bool, at now: Timestamp) {
    guard let index = record(of: touch) else { return }
    records[index].touch = nil
    if isLift { records[index].lastUp = now }
  }

  /// The record that a touch is down on.
  private func record(of touch: Int) -> Int? {
    for index in records.indices where records[index].touch == touch { return index }
    return nil
  }
}
