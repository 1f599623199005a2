extension Arbiter {
  /// Gives the frame to every engaged recognizer with a changed touch, in canonical order; not to
  /// those that have been taken away (R17).
  mutating func deliver(_ views: ViewTree) {
    var isQuiet = !hasNews && now <= quietUntil
    for group in 0..<firstUnusedGroup {
      groups[group].complete(at: now)
      let phases = groups[group].frame.phases
      if !phases.isSubset(of: .moved) { isQuiet = false }
      if !phases.isDisjoint(with: .final) { hasNews = true }
    }
    if !isQuiet { listenAll() }
    var place = 0
    while place < attentive.count {
      guard let group = recognizers[attentive[place]].group,
        !groups[group].frame.phases.isEmpty
      else {
        place += 1
        continue
      }
      deliver(toMembersOf: group, from: &place, views)
    }
  }

  /// Lets everybody engaged be shown what happens.
  private mutating func listenAll() {
    attentive.removeAll(keepingCapacity: true)
    attentive.append(contentsOf: engaged)
  }

  /// Finds out who is to be shown moves as long as nothing else happens.
  mutating func findAttentive() {
    attentive.removeAll(keepingCapacity: true)
    quietUntil = .distantFuture
    for index in engaged
    where !recognizers[index].standing.isSettled && !recognizers[index].isRemoved {
      if let end = recognizers[index].restsUntil {
        quietUntil = min(quietUntil, end)
      } else {
        attentive.append(index)
      }
    }
  }

  /// Gives a frame to the recognizers of a group that stand together in canonical order, from a place
  /// on, which is moved behind them. Mostly these are all that there are.
  private mutating func deliver(
    toMembersOf group: Int, from place: inout Int, _ views: ViewTree
  ) {
    // From the span, because from the array the whole group would be copied first.
    let frame = groups.span[group].frame
    let isPlainMove = frame.isPlainMove
    // Machines of ours wait anew when fingers land or lift, not when they move.
    let mayWaitAnew = !isPlainMove || machines.hasCustoms
    while place < attentive.count, recognizers[attentive[place]].group == group {
      let index = attentive[place]
      place += 1
      if recognizers[index].standing.isSettled || recognizers[index].isRemoved { continue }
      if isPlainMove, let end = recognizers[index].restsUntil, now <= end { continue }
      let step = machines.step(index, frame)
      // It goes on unless it says otherwise, also one that says again that it begins (R26).
      if recognizers[index].standing.isRunning {
        recognizers[index].standing = .running(.change)
      }
      if step != nil || mayWaitAnew { accept(step, from: index, views) }
      if !isPlainMove { rest(index) }
    }
  }

  /// Lets a recognizer rest that has not been heard, if its machine says so.
  private mutating func rest(_ index: Int) {
    if case .undecided = recognizers[index].standing {
      recognizers[index].restsUntil = machines.rest(of: index)
    } else {
      recognizers[index].restsUntil = nil
    }
  }

  /// Shows a recognizer that rests the newest frame, which holds where it is.
  @inline(__always)
  mutating func wake(_ index: Int) {
    if recognizers[index].restsUntil != nil { catchUp(index) }
  }

  private mutating func catchUp(_ index: Int) {
    recognizers[index].restsUntil = nil
    // It has seen what landed or left.
    guard let group = recognizers[index].group, groups[group].frame.count > 0,
      groups[group].frame.phases.isSubset(of: .moved)
    else { return }
    _ = machines.step(index, groups[group].frame)
  }

  /// Where a recognizer says it is, in window points.
  func location(of index: Int) -> Point2D {
    guard recognizers[index].restsUntil != nil else { return machines.location(of: index) }
    // A question must change nothing, so a copy is woken.
    var copy = self
    copy.wake(index)
    return copy.machines.location(of: index)
  }

  /// Takes over what a machine proposes, if it does, as far as its public state allows (R26).
  mutating func accept(_ step: GestureStep?, from index: Int, _ views: ViewTree) {
    if let step {
      hasNews = true
      decide(step, index, views)
    }
    if !recognizers[index].standing.isSettled { wait(for: machines.deadline(of: index), index) }
  }

  @inline(never)
  private mutating func decide(_ step: GestureStep, _ index: Int, _ views: ViewTree) {
    if progress != nil { noteDecision(step, index) }
    switch (recognizers[index].standing, step) {
    case (.undecided, .begin(let reason)): propose(.begin, reason, index, views)
    case (.undecided, .end(let reason)): propose(.end, reason, index, views)
    case (.proposed(.begin), .end): recognizers[index].standing = .proposed(.beginAndEnd)
    case (.undecided, .fail(let reason)), (.undecided, .cancel(let reason)),
      (.proposed(.begin), .fail(let reason)), (.proposed(.begin), .cancel(let reason)):
      fail(index, reason)
    case (.running, .end(let reason)): recognizers[index].finish(.end, reason)
    case (.running, .cancel(let reason)), (.running, .fail(let reason)):
      recognizers[index].finish(.cancel, reason)
    default: break
    }
  }

  private mutating func propose(
    _ proposal: Recognizer.Proposal, _ reason: GestureReason?, _ index: Int, _ views: ViewTree
  ) {
    if isVetoed(index, views) { return fail(index, GestureReason(.vetoedByControl)) }
    guard shouldBegin(index, views) else { return fail(index, GestureReason(.shouldBeginRefused)) }
    recognizers[index].propose(proposal, reason, in: item)
  }

  /// Whether a touched control keeps the gesture for itself. It is not asked about recognizers of its
  /// own, nor about those that leave the touches to their views.
  private func isVetoed(_ index: Int, _ views: ViewTree) -> Bool {
    guard definitions[index].cancelsTouchesInView else { return false }
    let (own, values) = (definitions[index].view, machines.values(of: index))
    for touch in touches(of: index) {
      guard let view = touch.view, view != own else { continue }
      if views.views[view].kind.vetoes(definitions[index].settings, values) { return true }
    }
    return false
  }

  private func shouldBegin(_ index: Int, _ views: ViewTree) -> Bool {
    let (location, values) = (machines.location(of: index), machines.values(of: index))
    var velocity = Vector2D.zero
    if case .pan(_, let pan) = values { velocity = pan }
    if case .screenEdgePan(_, let pan, _) = values { velocity = pan }
    guard
      definitions[index].shouldBegin.allows(
        location, moving: velocity, in: definitions[index].view, views)
    else { return false }
    return delegate.shouldBegin?(.init(recognizer: index, location: location, values: values))
      ?? true
  }
}

extension DelegateAnswer {
  /// The answer about a window point, and a velocity in window points per second.
  func allows(
    _ location: Point2D, moving velocity: Vector2D = .zero, in view: Int, _ views: ViewTree
  ) -> Bool {
    switch self {
    case .always(let answer): return answer
    case .inside(let rect): return contains(location, rect, view, views)
    case .outside(let rect): return !contains(location, rect, view, views)
    case .horizontal(let wantsHorizontal):
      let own = views.convertFromWindow(velocity, to: view) ?? velocity
      return (abs(own.dx) > abs(own.dy)) == wantsHorizontal
    }
  }

  private func contains(
    _ location: Point2D, _ rect: Rect2D, _ view: Int, _ views: ViewTree
  ) -> Bool {
    views.convertFromWindow(location, to: view).map { rect.contains($0) } ?? false
  }
}
