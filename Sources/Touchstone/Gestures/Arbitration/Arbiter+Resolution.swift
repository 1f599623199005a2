extension Arbiter {
  /// Settles between what the machines propose, until nothing changes any more (R18).
  mutating func resolve() {
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
      where first != second && recognizers[first].sharesTouch(with: recognizers[second]) {
        dynamicRequirements.ask(first, second) {
          rules.isDynamicPair(first, second) || delegate.requiresFailure(first, of: second)
        }
      }
    }
  }

  /// Whether a recognizer waits for another one to fail, by scene or by delegate.
  func requires(_ index: Int, _ required: Int) -> Bool {
    rules.requirements[index].contains(required) || dynamicRequirements.isYes(index, required)
  }

  /// The first of a recognizer's requirements, in canonical order, for which something holds.
  private func firstRequirement(of index: Int, where holds: (Int) -> Bool) -> Int? {
    var first: Int?
    func consider(_ required: Int) {
      guard holds(required) else { return }
      if let other = first, recognizers[other].rank <= recognizers[required].rank { return }
      first = required
    }
    rules.requirements[index].forEach(consider)
    for other in engaged where dynamicRequirements.isYes(index, other) { consider(other) }
    return first
  }

  /// The requirement that holds a recognizer back: engaged, and neither recognized nor failed.
  func unmetRequirement(of index: Int) -> Int? {
    firstRequirement(of: index, where: isUnmet)
  }

  private func isUnmet(_ required: Int) -> Bool {
    let recognizer = recognizers[required]
    return recognizer.isEngaged && recognizer.isUndecided && !recognizer.isInactive
  }

  // MARK: Exclusion

  /// Whoever was active before this item excludes whoever has not been heard.
  private mutating func excludeByRunning() {
    for active in engaged where recognizers[active].state.isRunning { exclude(by: active) }
  }

  /// Fails every recognizer that an active one excludes (3.5).
  private mutating func exclude(by active: Int) {
    for victim in engaged where excludes(active, victim) && !mayRunTogether(victim, active) {
      let code: GestureReason.Code =
        requires(victim, active) ? .requirementRecognized : .preventedBy
      fail(victim, GestureReason(code, by: active))
    }
  }

  private func excludes(_ active: Int, _ victim: Int) -> Bool {
    let exclusion = rules.exclusion(of: victim, by: active)
    guard exclusion != .never, recognizers[victim].isPreventable,
      recognizers[active].sharesTouch(with: recognizers[victim]), !requires(active, victim)
    else { return false }
    return exclusion == .always
      || !recognizers[active].tracksSameTouches(as: recognizers[victim])
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

  /// Whoever required one that is recognized now fails, or is cancelled if it was heard already.
  private mutating func settleByRequirements() {
    for index in engaged where !recognizers[index].isSettled {
      guard let required = firstRequirement(of: index, where: { recognizers[$0].isRecognized })
      else { continue }
      let reason = GestureReason(.requirementRecognized, by: required)
      switch recognizers[index].standing {
      case .undecided, .proposed, .effective: fail(index, reason)
      case .running(.none), .running(.change):
        recognizers[index].standing = .running(.cancel(reason))
      case .running, .settled: break
      }
    }
  }

  /// Lets the first proposal through that nothing holds back; says whether there was one.
  private mutating func activateOne() -> Bool {
    for index in engaged {
      guard case .proposed(let proposal, let since) = recognizers[index].standing,
        unmetRequirement(of: index) == nil
      else { continue }
      recognizers[index].standing = .effective(proposal)
      if since < item { _ = recognizers[index].machine.step(.released(now)) }
      exclude(by: index)
      return true
    }
    return false
  }

  // MARK: Deadlock

  /// Fails recognizers that only wait for each other and can do nothing more (R18.3); says whether
  /// there were any.
  private mutating func breakDeadlock() -> Bool {
    var stuck = engaged.filter { isHeldForGood($0) }
    var before = 0
    repeat {
      before = stuck.count
      let members = stuck
      stuck.removeAll { index in
        firstRequirement(of: index) { isUnmet($0) && !members.contains($0) } != nil
      }
    } while stuck.count != before
    // All reasons first: one that has failed holds nobody back any more.
    let reasons = stuck.map { GestureReason(.deadlock, by: unmetRequirement(of: $0)) }
    for (index, reason) in zip(stuck, reasons) { fail(index, reason) }
    return !stuck.isEmpty
  }

  private func isHeldForGood(_ index: Int) -> Bool {
    guard case .proposed = recognizers[index].standing else { return false }
    return !recognizers[index].hasLiveTouch && recognizers[index].deadline == nil
  }
}
