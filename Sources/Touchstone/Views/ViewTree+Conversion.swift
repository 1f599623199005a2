extension ViewTree {
  /// A point of a view's surroundings (its superview, or the screen for the window) in the view's
  /// own coordinates; nil when the view's transform cannot be inverted.
  func convert(_ point: Point2D, into view: Int) -> Point2D? {
    let view = views[view]
    // Without a transform this is one subtraction, so that edges at whole points stay exact.
    guard view.transform != .identity else { return point - (view.center - view.anchor) }
    guard view.transform.isInvertible else { return nil }
    // A point, not a vector: the transform may also move the view.
    let fromCenter = Point2D.zero + (point - view.center)
    let fromAnchor = view.transform.inverted().applied(to: fromCenter)
    return view.anchor + (fromAnchor - .zero)
  }

  /// A point of the screen in window space.
  func windowPoint(_ point: Point2D) -> Point2D {
    convert(point, into: Self.window) ?? point
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
    guard transform != .identity else { return outer }
    return transform.isInvertible ? transform.inverted().applied(to: outer) : nil
  }

  /// A displacement in a view's own coordinates in window points.
  func convertToWindow(_ vector: Vector2D, from view: Int) -> Vector2D {
    guard let superview = views[view].superview else { return vector }
    return convertToWindow(views[view].transform.applied(to: vector), from: superview)
  }
}
