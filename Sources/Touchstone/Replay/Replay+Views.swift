extension Replay {
  /// A view as it is now, by its index in the scene: what behaviors have made of it. Animations set
  /// its values at once; `presentation` is what a person sees.
  public func view(_ view: Int) -> TouchView { stage.views.views[view] }

  /// The transform that a view has now, by its index in the scene.
  public func transform(ofView view: Int) -> AffineTransform2D { self.view(view).transform }

  /// The subviews of a view, by index, the last in front.
  public func subviews(of view: Int) -> [Int] { stage.views.subviews(of: view) }

  /// What a person sees of a view at a time: its own values, unless an animation is under way.
  public func presentation(ofView view: Int, at time: Timestamp) -> TouchView {
    var seen = stage.views.views[view]
    for animation in stage.animations where animation.view == view {
      switch animation.presentation(at: time) {
      case .center(let center): seen.center = center
      case .frame(let frame): seen.frame = frame
      case .transform(let transform): seen.transform = transform
      case .contentOffset(let offset): seen.bounds?.origin = offset
      }
    }
    return seen
  }

  /// A window point in a view's own coordinates, as the view is now; nil when a transform on the way
  /// cannot be inverted.
  public func convert(_ point: Point2D, toView view: Int) -> Point2D? {
    stage.views.convertFromWindow(point, to: view)
  }
}
