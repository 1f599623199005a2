/// A view's behavior in a running replay.
enum RunningBehavior {
  case transform(TransformBehavior)
  case drag(DragBehavior)
  case placard(PlacardBehavior)
  case drawer(DrawerBehavior)
  case scroll(ScrollBehavior)

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
    case .scroll(let settings):
      self = .scroll(ScrollBehavior(view, settings, scene, number: number))
    }
  }

  /// The view whose touch methods it implements, if it does: touches of views below it come up the
  /// responder chain.
  var listener: Int? {
    switch self {
    case .transform, .scroll: nil
    case .drag(let behavior): behavior.view
    case .placard(let behavior): behavior.superview
    case .drawer(let behavior): behavior.view
    }
  }

  /// One of the touch methods was called.
  mutating func hear(_ phase: TouchPhase, _ touches: [HeardTouch], _ stage: inout Stage) {
    switch self {
    case .transform, .scroll: break
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

  /// A finger has landed, and recognizers have taken it.
  mutating func land(_ touch: Touch, _ stage: inout Stage) {
    guard case .scroll(var behavior) = self else { return }
    behavior.land(touch, &stage)
    self = .scroll(behavior)
  }

  /// The recognizer for which it keeps a touch from the touched view for a while, if it does.
  func recognizerDelaying(_ touch: Touch, on hitView: Int, _ views: ViewTree) -> Int? {
    guard case .scroll(let behavior) = self else { return nil }
    return behavior.recognizerDelaying(touch, on: hitView, views)
  }

  /// All of its animations that were due have finished.
  mutating func animationsFinished(_ stage: inout Stage) {
    switch self {
    case .transform, .drag, .drawer: break
    case .placard(var behavior):
      behavior.animationsFinished(&stage)
      self = .placard(behavior)
    case .scroll(var behavior):
      behavior.animationsFinished(&stage)
      self = .scroll(behavior)
    }
  }
}
