extension Arbiter {
  /// Room for these is made at once; few touches meet more recognizers.
  private static let usualTakers = 16

  /// Offers a new touch to the recognizers of the hit view and of the views above it (R16), and
  /// returns those that track it from now on.
  mutating func attach(
    _ touch: Touch, to hitView: Int, exclusiveView: Int?, _ views: ViewTree
  ) -> [Int] {
    var takers: [Int] = []
    takers.reserveCapacity(min(recognizers.count, Self.usualTakers))
    var successors: [(old: Int?, new: Int)] = []
    var next: Int? = hitView
    while let view = next {
      for index in rules.recognizersOfView[view] {
        if let refusal = refusal(of: index, touch, exclusiveView, views) {
          if progress != nil { note(.refused(touch.id, refusal), of: index) }
          continue
        }
        engage(index)
        if progress != nil { noteTaking(touch, index) }
        hasNews = true
        track(OwnTouch(touch), index, &successors)
        takers.append(index)
      }
      next = views.views[view].superview
    }
    return takers
  }

  /// Why a recognizer does not take a touch; nil when it does.
  private func refusal(
    of index: Int, _ touch: Touch, _ exclusiveView: Int?, _ views: ViewTree
  ) -> TouchRefusal? {
    if !recognizers[index].standing.isOpen { return .isDecided }
    if recognizers[index].isRemoved { return .isRemoved }
    if !definitions[index].isEnabled { return .isDisabled }
    if !definitions[index].allowedTouchTypes.contains(touch.type) { return .touchType }
    if definitions[index].requiresExclusiveTouchType, let group = recognizers[index].group,
      groups[group].hasLiveTouch(besides: touch.type)
    {
      return .mixedTouchTypes
    }
    if let exclusiveView, !views.isAncestor(definitions[index].view, orSelfOf: exclusiveView) {
      return .exclusiveView
    }
    guard
      definitions[index].shouldReceiveTouch.allows(
        touch.location, in: definitions[index].view, views),
      delegate.shouldReceiveTouch?(index, touch) ?? true
    else { return .shouldReceiveRefused }
    let count = touchCount(of: index)
    return machines.takesAnotherTouch(index, beside: count) ? nil : .enoughTouches
  }

  private mutating func engage(_ index: Int) {
    guard !recognizers[index].isEngaged else { return }
    recognizers[index].isEngaged = true
    let rank = recognizers[index].rank
    // Mostly they come in canonical order.
    if let last = engaged.last, recognizers[last].rank > rank {
      let place = engaged.firstIndex { recognizers[$0].rank > rank } ?? engaged.count
      engaged.insert(index, at: place)
    } else {
      engaged.append(index)
    }
  }
}
