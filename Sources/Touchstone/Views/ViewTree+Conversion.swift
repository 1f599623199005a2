extension ViewTree {
  /// A point of a view's surroundings (its superview, or the screen for the window) in the view's
  /// own coordinates; nil when the view's transform cannot be inverted.
  func convert(_ point: Point2D, into view: Int) -> Point2D? {
    let (transform, center, anchor) = (
      views[view].transform, views[view].center, views[view].anchor
    )
    // Without a transform this is one subtraction, so that edges at whole points stay exact.
    guard transform != .identity else { return point - (center - anchor) }
    guard transform.isInvertible else { return nil }
    // A point, not a vector: the transform may also move the view.
    let fromCenter = Point2D.zero + (point - center)
    let fromAnchor = transform.inverted().applied(to: fromCenter)
    return anchor + (fromAnchor - .zero)
  }

  /// A point of the screen in a window's space; without a window it stays as it is.
  func windowPoint(_ point: Point2D, in window: Int?) -> Point2D {
    guard let window, !windowsMatchScreen else { return point }
    return convert(point, into: window) ?? point
  }

  /// A point of a window's space on the screen.
  func screenPoint(_ point: Point2D, of window: Int) -> Point2D {
    let (transform, center, anchor) = (
      views[window].transform, views[window].center, views[window].anchor
    )
    guard transform != .identity else { return point + (center - anchor) }
    return center + (transform.applied(to: .zero + (point - anchor)) - .zero)
  }

  /// A window point in a view's own coordinates; nil when a transform on the way cannot be inverted.
  func convertFromWindow(_ point: Point2D, to view: Int) -> Point2D? {
    guard let superview = views[view].superview else { return point }
    guard let outer = convertFromWindow(point, to: superview) else { return nil }
    return convert(outer, into: view)
  }

  /// A displacement in window points in a view's own coordinates; nil when a transform on the way
  /// cannot be inverted.
  func convertFromWindow(_ vector: Vector2D, to view: Int) -> Vector2D? {
    guard let superview = views[view].superview else { return vector }
    guard let outer = convertFromWindow(vector, to: superview) else { return nil }
    let transform = views[view].transform
    // Most views are only moved, and dividing is slow.
    if transform.isTranslation { return outer }
    return transform.isInvertible ? transform.inverted().applied(to: outer) : nil
  }

  /// A displacement in a view's own coordinates in window points.
  func convertToWindow(_ vector: Vector2D, from view: Int) -> Vector2D {
    guard let superview = views[view].superview else { return vector }
    return convertToWindow(views[view].transform.applied(to: vector), from: superview)
  }
}
