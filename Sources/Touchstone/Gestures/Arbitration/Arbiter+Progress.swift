/// What recognizers have come to, for those who want to know why. Nothing here decides anything, and
/// nothing calls it unless progress is observed.
extension Arbiter {
  /// Takes note, as an item starts, of who has decided nothing, and of the times that run: what
  /// happens in the item may stop them.
  mutating func beginProgress() {
    progress?.begin()
    for index in engaged where isUndecided(index) {
      progress?.undecided.append(index)
      if let limit = machines.timeLimit(of: index, at: now) { note(.limit(limit), of: index) }
    }
  }

  /// Takes note of a touch that a recognizer tracks from now on.
  mutating func noteTaking(_ touch: Touch, _ index: Int) {
    note(.took(touch.id), of: index)
    guard isUndecided(index), progress?.undecided.contains(index) == false else { return }
    progress?.undecided.append(index)
  }

  /// Takes note of the number by which a machine decides.
  mutating func noteDecision(_ step: GestureStep, _ index: Int) {
    guard isUndecided(index), let reason = step.reason, let limit = reason.limit,
      // A tap kept all of its limits: none of them decided.
      reason.code != .tapped
    else { return }
    progress?.decide(limit, of: index, at: now)
  }

  /// Takes note of what the item's frame left everybody of their limits, and who waits for whom.
  mutating func noteProgress() {
    for index in progress?.undecided ?? [] { noteLimits(of: index) }
    for index in engaged {
      guard case .proposed = recognizers[index].standing,
        let other = unmetRequirement(of: index)
      else { continue }
      note(.waits(for: other), of: index)
    }
  }

  private mutating func noteLimits(of index: Int) {
    guard let group = recognizers[index].group, !groups[group].frame.phases.isEmpty else { return }
    for limit in machines.limits(of: index, after: groups[group].frame)
    where progress?.holds(limit, of: index) == false {
      note(.limit(limit), of: index)
    }
  }

  /// Hands out what has been noted since it was asked last.
  mutating func takeProgress() -> [ProgressReport] {
    let reports = progress?.reports ?? []
    progress?.reports.removeAll(keepingCapacity: true)
    return reports
  }

  /// Takes note of something about a recognizer.
  mutating func note(_ news: ProgressReport.Progress, of index: Int) {
    progress?.reports.append(ProgressReport(time: now, recognizer: index, progress: news))
  }

  private func isUndecided(_ index: Int) -> Bool {
    guard case .undecided = recognizers[index].standing else { return false }
    return !recognizers[index].isRemoved
  }
}

extension GestureStep {
  /// Why.
  fileprivate var reason: GestureReason? {
    switch self {
    case .stay: nil
    case .end(let reason): reason
    case .begin(let reason), .cancel(let reason), .fail(let reason): reason
    }
  }
}
