/// A view that is dragged: it comes to the front of its superview, and the point that was touched
/// stays under the finger (the cookbook's draggable view).
struct DragBehavior {
  /// The finger that drags, and how far the center was from it when it landed.
  private struct Grab {
    let sequence: Int
    let offset: Vector2D
  }

  /// The view, by index.
  let view: Int
  private var grab: Grab?

  init(_ view: Int) {
    self.view = view
  }

  mutating func hear(_ phase: TouchPhase, _ touches: [HeardTouch], _ stage: inout Stage) {
    switch phase {
    case .began:
      guard grab == nil, let touch = touches.first,
        let point = stage.pointInSuperview(touch.location, of: view)
      else { return }
      grab = Grab(sequence: touch.sequence, offset: stage.views.views[view].center - point)
      stage.bringToFront(view)
    case .moved:
      guard let grab, let touch = touches.first(where: { $0.sequence == grab.sequence }),
        let point = stage.pointInSuperview(touch.location, of: view)
      else { return }
      stage.set(.center(point + grab.offset), of: view)
    case .ended, .cancelled:
      if touches.contains(where: { $0.sequence == grab?.sequence }) { grab = nil }
    case .stationary: break
    }
  }
}
