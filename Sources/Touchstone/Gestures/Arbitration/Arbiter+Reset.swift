extension Arbiter {
  /// Lets go of touches that are over, and makes every recognizer ready again whose whole group of
  /// requirements is done (R21, R22). Appends those that have let go of all their touches to
  /// `released`, and those that went back to possible to `resets`.
  mutating func reset(released: inout [Int], resets: inout [Int]) {
    guard hasNews else { return }
    hasNews = false
    for index in engaged where recognizers[index].isSettled {
      releaseTouches(of: index)
      released.append(index)
    }
    for group in groups.indices where !groups[group].frame.phases.isDisjoint(with: .final) {
      groups[group].releaseFinalTouches()
      hasNews = true
    }
    guard hasIdle else { return }
    let done = finishedGroups()
    for index in done {
      if recognizers[index].state.isFinal { resets.append(index) } else { released.append(index) }
      releaseTouches(of: index)
      recognizers[index].reset()
      machines.reset(index)
      dynamicRequirements.forget(index)
      simultaneity.forget(index)
    }
    engaged.removeAll { done.contains($0) }
  }

  private var hasIdle: Bool {
    for index in engaged where !isBlocking(index) { return true }
    return false
  }

  /// The engaged recognizers in whose group nobody is busy any more.
  private func finishedGroups() -> [Int] {
    let groups = requirementGroups()
    var isBusy = [Bool](repeating: false, count: groups.count)
    for (place, index) in engaged.enumerated() where isBlocking(index) {
      isBusy[groups[place]] = true
    }
    return engaged.indices.filter { !isBusy[groups[$0]] }.map { engaged[$0] }
  }

  /// Whether it keeps its group from being reset: running, held back, or possible with fingers or
  /// timers left.
  private func isBlocking(_ index: Int) -> Bool {
    switch recognizers[index].standing {
    case .settled: false
    case .proposed, .effective, .running: true
    case .undecided: touchCount(of: index) > 0 || recognizers[index].deadline != nil
    }
  }

  /// For each engaged recognizer the number of its connected group in the graph of requirements.
  private func requirementGroups() -> [Int] {
    var groups = Array(engaged.indices)
    let anybodyMayAsk = rules.hasDynamicPairs || delegate.answersRequirements
    for (place, index) in engaged.enumerated() where anybodyMayAsk || rules.isTied(index) {
      for (otherPlace, other) in engaged.enumerated().prefix(place)
      where requires(index, other) || requires(other, index) {
        let (old, new) = (groups[place], groups[otherPlace])
        for member in groups.indices where groups[member] == old { groups[member] = new }
      }
    }
    return groups
  }
}
