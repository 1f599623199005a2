/// A view's transform after a gesture's action.
public struct TransformReport: Equatable, Sendable {
  /// When.
  public var time: Timestamp
  /// The view, by index.
  public var view: Int
  /// Its transform now.
  public var transform: AffineTransform2D
}
