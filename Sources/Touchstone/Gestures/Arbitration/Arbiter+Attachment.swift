extension Arbiter {
  /// Offers a new touch to the recognizers of the hit view and of the views above it (3.3), and
  /// returns those that track it from now on.
  mutating func attach(
    _ touch: OwnTouch, to hitView: Int, exclusiveView: Int?, _ views: ViewTree
  ) -> [Int] {
    var takers: [Int] = []
    var next: Int? = hitView
    while let view = next {
      for index in recognizers.indices where recognizers[index].definition.view == view {
        guard takes(index, touch, exclusiveView, views) else { continue }
        engage(index)
        recognizers[index].ownTouches.append(touch)
        takers.append(index)
      }
      next = views.views[view].superview
    }
    return takers
  }

  private func takes(
    _ index: Int, _ touch: OwnTouch, _ exclusiveView: Int?, _ views: ViewTree
  ) -> Bool {
    let recognizer = recognizers[index]
    let definition = recognizer.definition
    if definition.requiresExclusiveTouchType, recognizer.tracksLiveTouch(besides: touch.type) {
      return false
    }
    guard definition.allowedTouchTypes.contains(touch.type), definition.isEnabled,
      recognizer.isOpen
    else { return false }
    if let exclusiveView, !views.isAncestor(definition.view, orSelfOf: exclusiveView) {
      return false
    }
    return definition.shouldReceiveTouch.allows(touch.location, in: definition.view, views)
      && recognizer.machine.takesAnotherTouch(beside: recognizer.ownTouches.count)
  }

  private mutating func engage(_ index: Int) {
    guard !recognizers[index].isEngaged else { return }
    recognizers[index].isEngaged = true
    let rank = recognizers[index].rank
    let place = engaged.firstIndex { recognizers[$0].rank > rank } ?? engaged.count
    engaged.insert(index, at: place)
  }

  /// Tells the recognizers that track a touch what it did in this frame.
  mutating func update(
    _ recognizer: Int, _ sequence: Int, to location: Point2D, _ phase: TouchPhase
  ) {
    guard
      let index = recognizers[recognizer].ownTouches.firstIndex(where: { $0.sequence == sequence })
    else { return }
    recognizers[recognizer].ownTouches[index].location = location
    recognizers[recognizer].ownTouches[index].phase = phase
  }
}
