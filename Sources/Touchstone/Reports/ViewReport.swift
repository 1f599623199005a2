/// A change that a behavior made to a view.
public struct ViewReport: Equatable, Sendable {
  /// What was changed, and to what.
  public enum Change: Equatable, Sendable {
    /// Its center, in its superview's coordinates.
    case center(Point2D)
    /// Its frame, in its superview's coordinates.
    case frame(Rect2D)
    /// Its transform about the anchor point.
    case transform(AffineTransform2D)
    /// Whether it is hidden.
    case hidden(Bool)
    /// Its place among its siblings, the last in front.
    case order(Int)
    /// The text that it shows.
    case string(String)
    /// The point of its content that lies at its origin.
    case contentOffset(Point2D)
    /// Whether it takes part in hit tests.
    case userInteractionEnabled(Bool)

    /// The name of the property in output.
    public var property: StaticString {
      switch self {
      case .center: "center"
      case .frame: "frame"
      case .transform: "transform"
      case .hidden: "hidden"
      case .order: "order"
      case .string: "string"
      case .contentOffset: "contentOffset"
      case .userInteractionEnabled: "userInteractionEnabled"
      }
    }
  }

  /// When.
  public var time: Timestamp
  /// The view, by index.
  public var view: Int
  /// What was changed.
  public var change: Change
}
