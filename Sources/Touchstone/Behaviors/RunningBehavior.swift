/// A view's behavior in a running replay.
enum RunningBehavior {
  case transform(TransformBehavior)
  case drag(DragBehavior)
  case placard(PlacardBehavior)
  case drawer(DrawerBehavior)

  /// The behavior of a view of a scene; `number` is its place among all of them.
  init?(ofView view: Int, in scene: Scene, number: Int) {
    switch scene.views[view].behavior {
    case nil: return nil
    case .transform(let pivot): self = .transform(TransformBehavior(view, pivot: pivot, scene))
    case .drag: self = .drag(DragBehavior(view))
    case .placard(let strings):
      self = .placard(
        PlacardBehavior(
          view, in: scene.views[view].superview ?? view, strings: strings, number: number))
    case .drawer(let main, let left, let right):
      self = .drawer(
        DrawerBehavior(view, main: main, left: left, right: right, number: number))
    }
  }

  /// The view whose touch methods it implements, if it does: touches of views below it come up the
  /// responder chain.
  var listener: Int? {
    switch self {
    case .transform: nil
    case .drag(let behavior): behavior.view
    case .placard(let behavior): behavior.superview
    case .drawer(let behavior): behavior.view
    }
  }

  /// One of the touch methods was called.
  mutating func hear(_ phase: TouchPhase, _ touches: [HeardTouch], _ stage: inout Stage) {
    switch self {
    case .transform: break
    case .drag(var behavior):
      behavior.hear(phase, touches, &stage)
      self = .drag(behavior)
    case .placard(var behavior):
      behavior.hear(phase, touches, &stage)
      self = .placard(behavior)
    case .drawer(var behavior):
      behavior.hear(phase, touches, &stage)
      self = .drawer(behavior)
    }
  }

  /// All of its animations that were due have finished.
  mutating func animationsFinished(_ stage: inout Stage) {
    switch self {
    case .transform, .drag, .drawer: break
    case .placard(var behavior):
      behavior.animationsFinished(&stage)
      self = .placard(behavior)
    }
  }
}
