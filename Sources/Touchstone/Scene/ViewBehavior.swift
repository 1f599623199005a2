/// What a view does with touches or gestures. Other views are named by their index in the scene.
public enum ViewBehavior: Equatable, Sendable {
  /// Follows pan, pinch and rotation with its transform.
  case transform(pivot: TransformPivot)
  /// Comes to the front and follows the finger with its center.
  case drag
  /// Grows under the finger, follows it, and goes home when it lifts; a double tap beside it shows
  /// the next of some texts.
  case placard(strings: [String])
  /// A main view that slides sideways between two panes.
  case drawer(main: Int, left: Int, right: Int)
  /// Shows a part of its content, which the view's first pan moves.
  case scroll(ScrollSettings)
}
