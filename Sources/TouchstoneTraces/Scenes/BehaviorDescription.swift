package import Touchstone

/// What a view does with touches or gestures, as it is written: other views are named.
package enum BehaviorDescription: Equatable, Sendable {
  /// A behavior that concerns its view alone.
  case alone(ViewBehavior)
  /// A drawer of three views.
  case drawer(DrawerDescription)
  /// A scroll view, which needs a pan on its view; and where it stands, for messages.
  case scroll(ScrollSettings, path: String)
}

/// The views of a drawer by name.
package struct DrawerDescription: Equatable, Sendable {
  /// The view that slides.
  package var main: SceneReference
  /// The pane that it uncovers on its left.
  package var left: SceneReference
  /// The pane that it uncovers on its right.
  package var right: SceneReference
}
