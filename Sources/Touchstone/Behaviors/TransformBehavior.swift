/// What pan, pinch and rotation do to a view's transform (R65).
public enum TransformBehavior {
  /// The point that stays where it is while the view is scaled and turned.
  public enum Pivot: Sendable {
    /// The view's anchor point, as the incremental idiom gives it.
    case center
    /// The point under the fingers' centroid.
    case centroid
  }
}
