/// What a view does with touches or gestures.
public enum ViewBehavior: Equatable, Sendable {
  /// Follows pan, pinch and rotation with its transform.
  case transform(pivot: TransformPivot)
}
