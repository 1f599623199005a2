package import Touchstone

/// One view of a scene as it is written, with its name and what it names.
package struct ViewDescription: Equatable, Sendable {
  /// The name, unique among views and view controllers.
  package var id: String
  /// The view, all but its behavior. A window has no bounds when the scene gives it no frame.
  package var view: TouchView
  /// The view controller whose root view it is.
  package var controller: ControllerDescription?
  /// What it does with touches or gestures.
  package var behavior: BehaviorDescription?

  init(superview: Int?) {
    id = ""
    // Only a window may be without bounds; any other view without a frame has no extent.
    let frame = superview.map { _ in Rect2D(origin: .zero, size: .zero) }
    view = TouchView(superview: superview, frame: frame)
  }
}

extension TouchView {
  /// Puts the view where its frame is the given one before its transform.
  mutating func occupy(_ frame: Rect2D) {
    bounds = Rect2D(origin: .zero, size: frame.size)
    center = Point2D(
      x: frame.minX + anchorPoint.x * frame.size.width,
      y: frame.minY + anchorPoint.y * frame.size.height)
  }
}
