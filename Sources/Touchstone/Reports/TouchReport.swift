/// A touch that changed in a frame.
public struct TouchReport: Equatable, Sendable {
  /// Why the hit test passed over a view.
  public enum Skip: Sendable {
    /// User interaction is off.
    case interaction
    /// It is hidden.
    case hidden
    /// It is nearly transparent.
    case alpha
    /// The point lies outside of its bounds, or its transform cannot be inverted.
    case outside
    /// The view was hit, and multiple or exclusive touch refused the finger.
    case refused

    /// The name in output.
    public var name: StaticString {
      switch self {
      case .interaction: "interaction"
      case .hidden: "hidden"
      case .alpha: "alpha"
      case .outside: "outside"
      case .refused: "refused"
      }
    }
  }

  /// A view that the hit test passed over.
  public struct SkippedView: Equatable, Sendable {
    /// The view, by index.
    public var view: Int
    /// Why.
    public var reason: Skip
  }

  /// When.
  public var time: Timestamp
  /// The finger.
  public var id: TouchID
  /// What it did.
  public var phase: TouchPhase
  /// How many taps it counts (R67).
  public var tapCount: Int
  /// The view it belongs to, by index; nil when no view has it.
  public var view: Int?
  /// Where it is, in window points.
  public var location: Point2D
  /// For a new touch: the views that the hit test left, in that order; a refusal comes last.
  public var hitTest: [SkippedView]
}
