/// What a view does with touches or gestures.
public enum ViewBehavior: Equatable, Sendable {
  /// Takes part in pan, pinch and rotation with its transform.
  case transform(TransformBehavior.Pivot)
}
