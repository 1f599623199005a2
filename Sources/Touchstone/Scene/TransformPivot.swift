/// The point that stays where it is while a view is scaled and turned.
public enum TransformPivot: Sendable {
  /// The view's anchor point, as the incremental idiom gives it.
  case center
  /// The point under the fingers' centroid.
  case centroid
}
