extension Arbiter {
  /// Lets go of touches that are over, and makes every recognizer ready again whose whole group of
  /// requirements is done (R21, R22). Appends those that have let go of all their touches to
  /// `released`, and those that went back to possible to `resets`.
  mutating func reset(released: inout [Int], resets: inout [Int]) {
    hasNews = false
    for index in engaged where recognizers[index].standing.isSettled {
      releaseTouches(of: index)
      released.append(index)
    }
    for group in 0..<firstUnusedGroup where !groups[group].frame.phases.isDisjoint(with: .final) {
      groups[group].releaseFinalTouches()
      hasNews = true
    }
    disengageIdle(&released, &resets)
    findAttentive()
  }

  private mutating func disengageIdle(_ released: inout [Int], _ resets: inout [Int]) {
    var (hasIdle, areTied) = (false, false)
    let anybodyMayAsk = rules.hasDynamicPairs || delegate.answersRequirements
    for index in engaged where !isBlocking(index) {
      hasIdle = true
      guard anybodyMayAsk || rules.isTied(index) else { continue }
      areTied = true
      break
    }
    guard hasIdle else { return }
    if areTied { findRequirementGroups(anybodyMayAsk: anybodyMayAsk) }
    disengageIdleGroups(areTied: areTied, &released, &resets)
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

  /// Gives each engaged recognizer the number of its connected group in the graph of requirements, and
  /// notes in which of them somebody is busy.
  private mutating func findRequirementGroups(anybodyMayAsk: Bool) {
    requirementGroups.removeAll(keepingCapacity: true)
    busyGroups.removeAll(keepingCapacity: true)
    for place in engaged.indices {
      requirementGroups.append(place)
      busyGroups.append(false)
    }
    for place in engaged.indices where anybodyMayAsk || rules.isTied(engaged[place]) {
      for other in 0..<place where areTied(engaged[place], engaged[other]) {
        let (old, new) = (requirementGroups[place], requirementGroups[other])
        for member in requirementGroups.indices where requirementGroups[member] == old {
          requirementGroups[member] = new
        }
      }
    }
    for place in engaged.indices where isBlocking(engaged[place]) {
      busyGroups[requirementGroups[place]] = true
    }
  }

  private func areTied(_ first: Int, _ second: Int) -> Bool {
    requires(first, second) || requires(second, first)
  }

  /// Makes those ready again whose groups are idle; where no idle one is tied to another, everybody
  /// idle is a group by itself.
  private mutating func disengageIdleGroups(
    areTied: Bool, _ released: inout [Int], _ resets: inout [Int]
  ) {
    var kept = 0
    for place in engaged.indices {
      let index = engaged[place]
      if areTied ? busyGroups[requirementGroups[place]] : isBlocking(index) {
        if kept != place { engaged[kept] = index }
        kept += 1
        continue
      }
      if progress != nil { note(.released, of: index) }
      if recognizers[index].state.isFinal { resets.append(index) } else { released.append(index) }
      releaseTouches(of: index)
      recognizers[index].reset()
      machines.reset(index)
      dynamicRequirements.forget(index)
      simultaneity.forget(index)
    }
    engaged.removeLast(engaged.count - kept)
  }
}
