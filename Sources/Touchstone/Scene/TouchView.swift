/// One view of a scene. Views refer to each other by their index in the scene's list.
public struct TouchView: Equatable, Sendable {
  /// What it is.
  public var kind: ViewKind
  /// The superview's index; nil for a window.
  public var superview: Int?
  /// The visible part of the view's own coordinates; nil: without bounds, as a window of a device
  /// whose size is unknown.
  public var bounds: Rect2D?
  /// Where the anchor point lies in the superview.
  public var center: Point2D
  /// The point about which `transform` acts, as parts of the bounds' size.
  public var anchorPoint = Point2D(x: 0.5, y: 0.5)
  /// What is done to the view about its anchor point.
  public var transform = AffineTransform2D.identity
  /// Whether it is hidden, and with it its subviews.
  public var isHidden = false
  /// The opacity; below 0.01 as a 32-bit float a view is not touched.
  public var alpha: Double = 1
  /// Whether it and its subviews take part in hit tests.
  public var isUserInteractionEnabled: Bool
  /// Whether it takes a second finger while one is on it.
  public var isMultipleTouchEnabled = false
  /// Whether it neither joins nor shares an interaction.
  public var isExclusiveTouch = false
  /// What the view handles itself, and so keeps from the rest of the responder chain.
  public var handles: HandledEvents = []
  /// Whether motion and remote control events go to it first.
  public var isFirstResponder = false
  /// For windows: how far in front it is; among equal levels the later window is in front.
  public var level = 0.0
  /// What it does with touches or gestures.
  public var behavior: ViewBehavior?

  /// A view with UIKit's defaults for its kind. `frame` is the frame before any transform; nil:
  /// without bounds.
  public init(kind: ViewKind = .view, superview: Int?, frame: Rect2D?) {
    self.kind = kind
    self.superview = superview
    isUserInteractionEnabled = kind.isUserInteractionEnabledByDefault
    guard let frame else {
      bounds = nil
      center = .zero
      return
    }
    bounds = Rect2D(origin: .zero, size: frame.size)
    center = Point2D(
      x: frame.minX + anchorPoint.x * frame.size.width,
      y: frame.minY + anchorPoint.y * frame.size.height)
  }

  /// The point of the view's own coordinates that lies at `center`; zero without bounds.
  var anchor: Point2D {
    guard let bounds else { return .zero }
    return Point2D(
      x: bounds.minX + anchorPoint.x * bounds.size.width,
      y: bounds.minY + anchorPoint.y * bounds.size.height)
  }

  /// The rectangle in the superview that the view fills without a transform: undefined with one, as
  /// in UIKit; here it is the one before it. Empty without bounds.
  public var frame: Rect2D {
    get {
      let size = bounds?.size ?? .zero
      return Rect2D(
        origin: Point2D(
          x: center.x - anchorPoint.x * size.width, y: center.y - anchorPoint.y * size.height),
        size: size)
    }
    set {
      bounds = Rect2D(origin: bounds?.origin ?? .zero, size: newValue.size)
      center = Point2D(
        x: newValue.minX + anchorPoint.x * newValue.size.width,
        y: newValue.minY + anchorPoint.y * newValue.size.height)
    }
  }
}
