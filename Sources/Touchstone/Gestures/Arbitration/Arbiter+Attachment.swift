extension Arbiter {
  /// Offers a new touch to the recognizers of the hit view and of the views above it (3.3), and
  /// returns those that track it from now on.
  mutating func attach(
    _ touch: Touch, to hitView: Int, exclusiveView: Int?, _ views: ViewTree
  ) -> [Int] {
    var takers: [Int] = []
    var successors: [(old: Int?, new: Int)] = []
    var next: Int? = hitView
    while let view = next {
      for index in rules.recognizersOfView[view]
      where takes(index, touch, exclusiveView, views) {
        engage(index)
        hasNews = true
        track(OwnTouch(touch), index, &successors)
        takers.append(index)
      }
      next = views.views[view].superview
    }
    return takers
  }

  private func takes(
    _ index: Int, _ touch: Touch, _ exclusiveView: Int?, _ views: ViewTree
  ) -> Bool {
    guard recognizers[index].standing.isOpen, !recognizers[index].isRemoved else { return false }
    guard definitions[index].isEnabled,
      definitions[index].allowedTouchTypes.contains(touch.type)
    else { return false }
    if definitions[index].requiresExclusiveTouchType, let group = recognizers[index].group,
      groups[group].hasLiveTouch(besides: touch.type)
    {
      return false
    }
    if let exclusiveView, !views.isAncestor(definitions[index].view, orSelfOf: exclusiveView) {
      return false
    }
    return definitions[index].shouldReceiveTouch.allows(
      touch.location, in: definitions[index].view, views)
      && delegate.shouldReceiveTouch?(index, touch) ?? true
      && machines.takesAnotherTouch(index, beside: touchCount(of: index))
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
