extension Arbiter {
  /// Settles between what the machines propose, until nothing changes any more (R18).
  mutating func resolve() {
    guard hasNews else { return }
    askForRequirements()
    repeat {
      repeat {
        excludeByRunning()
        settleByRequirements()
      } while activateOne()
    } while breakDeadlock()
  }

  // MARK: Dynamic requirements

  /// Asks every pair that meets on a touch, once in an attempt.
  private mutating func askForRequirements() {
    guard rules.hasDynamicPairs || delegate.answersRequirements else { return }
    for first in engaged {
      for second in engaged
      where first != second && shareTouch(first, second) {
        dynamicRequirements.ask(first, second) {
          rules.isDynamicPair(first, second) || delegate.requiresFailure(first, of: second)
        }
      }
    }
  }

  /// Whether a recognizer waits for another one to fail, by scene or by delegate.
  func requires(_ index: Int, _ required: Int) -> Bool {
    rules.requires(index, required) || dynamicRequirements.isYes(index, required)
  }

  /// Whether a recognizer may wait for another one at all: most do not.
  private func mayRequire(_ index: Int) -> Bool {
    rules.isTied(index) || dynamicRequirements.hasAnswers
  }

  /// What is looked for among a recognizer's requirements.
  private enum RequirementSearch {
    /// One that holds it back: engaged, and neither recognized nor failed.
    case unmet
    /// The same, leaving out some recognizers.
    case unmetExcept([Int])
    /// One that is recognized.
    case recognized
  }

  /// The first of a recognizer's requirements, in canonical order, that is looked for. Mutating like
  /// its callers, which would otherwise copy the arbiter to ask it.
  private mutating func firstRequirement(of index: Int, _ search: RequirementSearch) -> Int? {
    var first: Int?
    for required in rules.requirements[index] where isFound(required, search) {
      first = earlier(first, required)
    }
    guard dynamicRequirements.hasAnswers else { return first }
    for other in engaged
    where dynamicRequirements.isYes(index, other) && isFound(other, search) {
      first = earlier(first, other)
    }
    return first
  }

  private func earlier(_ first: Int?, _ second: Int) -> Int {
    guard let first, recognizers[first].rank <= recognizers[second].rank else { return second }
    return first
  }

  private func isFound(_ required: Int, _ search: RequirementSearch) -> Bool {
    switch search {
    case .unmet: isUnmet(required)
    case .unmetExcept(let others): isUnmet(required) && !others.contains(required)
    case .recognized: recognizers[required].isRecognized
    }
  }

  /// The requirement that holds a recognizer back: engaged, and neither recognized nor failed.
  mutating func unmetRequirement(of index: Int) -> Int? { firstRequirement(of: index, .unmet) }

  private func isUnmet(_ required: Int) -> Bool {
    isPreventable(required) && !isInactive(required)
  }

  /// Whether a recognizer's actions could still be prevented: nothing was sent and nothing is decided.
  private func isPreventable(_ index: Int) -> Bool {
    recognizers[index].state == .possible && recognizers[index].isEngaged
      && !recognizers[index].standing.isSettled
  }

  /// Whether nothing will make a recognizer decide: it has proposed nothing, its fingers are gone, and
  /// it waits for no time. Nothing waits for it (R22).
  private func isInactive(_ index: Int) -> Bool {
    guard case .undecided = recognizers[index].standing else { return false }
    return recognizers[index].deadline == nil && !hasLiveTouch(index)
  }

  // MARK: Exclusion

  /// Each recognizer that was active before this item excludes those that have not been published.
  private mutating func excludeByRunning() {
    for active in engaged where recognizers[active].state.isRunning { exclude(by: active) }
  }

  /// Fails every recognizer that an active one excludes (R18).
  private mutating func exclude(by active: Int) {
    for victim in engaged
    where isPreventable(victim) && excludes(active, victim) && !mayRunTogether(victim, active) {
      let code: GestureReason.Code =
        requires(victim, active) ? .requirementRecognized : .preventedBy
      fail(victim, GestureReason(code, by: active))
    }
  }

  /// Whether an active one excludes one whose actions could be prevented. Mutating like its caller.
  @inline(__always)
  private mutating func excludes(_ active: Int, _ victim: Int) -> Bool {
    guard shareTouch(active, victim), !requires(active, victim) else { return false }
    switch rules.exclusion(of: victim, by: active) {
    case .never: return false
    case .always: return true
    case .unlessSameTouches: return !trackSameTouches(active, victim)
    }
  }

  /// What the delegate in code says: the one that would be failed is asked first, and each side once
  /// in an attempt.
  private mutating func mayRunTogether(_ victim: Int, _ active: Int) -> Bool {
    guard let answer = delegate.shouldRecognizeSimultaneously else { return false }
    for (recognizer, other) in [(victim, active), (active, victim)] {
      simultaneity.ask(recognizer, other) { answer(recognizer, other) }
      if simultaneity.isYes(recognizer, other) { return true }
    }
    return false
  }

  // MARK: Requirements

  /// A recognizer that required one that is recognized now fails, or is cancelled if it was heard already.
  private mutating func settleByRequirements() {
    for index in engaged where !recognizers[index].standing.isSettled && mayRequire(index) {
      guard let required = firstRequirement(of: index, .recognized) else { continue }
      let reason = GestureReason(.requirementRecognized, by: required)
      switch recognizers[index].standing {
      case .undecided, .proposed, .effective: fail(index, reason)
      case .running(.none), .running(.change):
        recognizers[index].finish(.cancel, reason)
      case .running, .settled: break
      }
    }
  }

  /// Lets the first proposal through that nothing holds back; says whether there was one.
  private mutating func activateOne() -> Bool {
    for index in engaged {
      guard case .proposed(let proposal) = recognizers[index].standing,
        unmetRequirement(of: index) == nil
      else { continue }
      recognizers[index].standing = .effective(proposal)
      if recognizers[index].proposedIn < item { machines.release(index, at: now) }
      exclude(by: index)
      return true
    }
    return false
  }

  // MARK: Deadlock

  /// Fails recognizers that only wait for each other and can do nothing more (R18.3); says whether
  /// there were any.
  private mutating func breakDeadlock() -> Bool {
    var stuck: [Int] = []
    for index in engaged where isHeldForGood(index) { stuck.append(index) }
    guard !stuck.isEmpty else { return false }
    var before: [Int]
    repeat {
      before = stuck
      stuck.removeAll { firstRequirement(of: $0, .unmetExcept(before)) != nil }
    } while stuck.count != before.count
    // All reasons first: one that has failed holds nothing back any more.
    let reasons = stuck.map { GestureReason(.deadlock, by: unmetRequirement(of: $0)) }
    for (index, reason) in zip(stuck, reasons) { fail(index, reason) }
    return !stuck.isEmpty
  }

  private func isHeldForGood(_ index: Int) -> Bool {
    guard case .proposed = recognizers[index].standing else { return false }
    return !hasLiveTouch(index) && recognizers[index].deadline == nil
  }
}
