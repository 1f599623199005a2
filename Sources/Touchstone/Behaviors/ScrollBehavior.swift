/// A view that shows a part of its content: the view's own pan moves it, and let go it slows down,
/// bounces off its edges, or turns to a page.
struct ScrollBehavior {
  private enum Phase: Equatable {
    /// Nothing moves it, or a finger that caught it has not begun to pan.
    case still
    case dragging(Drag)
    /// Moves by itself for so many seconds until one of the axes hits an edge or all have stopped.
    case coasting(x: ScrollMotion, y: ScrollMotion, seconds: Double)
  }

  /// A drag as it began.
  private struct Drag: Equatable {
    /// The offset to which fingers would have pulled the content.
    let pulled: Point2D
    /// The offset as it was shown.
    let shown: Point2D
    let movesX: Bool
    let movesY: Bool
  }

  /// How long content has to wait for its touches [measured].
  static let contentDelay = Interval.milliseconds(150)

  /// The view, by index.
  let view: Int
  /// The view's first pan, by index; nil: it never scrolls.
  private let pan: Int?
  private let settings: ScrollSettings
  private let number: Int
  private var phase = Phase.still

  init(_ view: Int, _ settings: ScrollSettings, _ scene: TouchScene, number: Int) {
    self.view = view
    self.settings = settings
    self.number = number
    pan = scene.recognizers.firstIndex { $0.view == view && $0.kind == .pan }
  }

  /// The recognizers that it follows, by index.
  var recognizers: [Int] { pan.map { [$0] } ?? [] }

  /// The recognizer that keeps a touch of its content from the content for a while.
  func recognizerDelaying(_ touch: Touch, on hitView: Int, _ views: ViewTree) -> Int? {
    guard settings.delaysContentTouches, let pan, touch.recognizers.contains(pan),
      hitView != view, views.isAncestor(view, orSelfOf: hitView)
    else { return nil }
    return pan
  }

  /// A finger that its pan takes holds the content where it is seen.
  mutating func land(_ touch: Touch, _ stage: inout Stage) {
    guard case .coasting = phase, let pan, touch.recognizers.contains(pan) else { return }
    phase = .still
    let seen = stage.presentation(like: .contentOffset(.zero), of: view, at: stage.now)
    stage.set(ViewReport.Change(seen), of: view)
  }

  /// Follows its pan.
  mutating func follow(_ transition: StateTransition, _ stage: inout Stage) {
    guard transition.recognizer == pan else { return }
    guard case .pan(let translation, let velocity) = transition.values else {
      if case .still = phase { release(at: .zero, &stage) }
      return
    }
    let own = stage.views.convertFromWindow(velocity, to: view) ?? .zero
    if transition.from == .possible { grab(moving: own, stage) }
    drag(by: stage.views.convertFromWindow(translation, to: view) ?? .zero, &stage)
    switch transition.to {
    case .ended: release(at: own, &stage)
    case .cancelled: release(at: .zero, &stage)
    case .possible, .began, .changed, .failed: break
    }
  }

  /// One of its axes has come to an edge, or all are where they end.
  mutating func animationsFinished(_ stage: inout Stage) {
    guard case .coasting(let x, let y, let seconds) = phase else { return }
    coast(x.next(after: seconds), y.next(after: seconds), &stage)
  }

  // MARK: Dragging

  private mutating func grab(moving velocity: Vector2D, _ stage: Stage) {
    guard let (x, y) = axes(stage) else { return }
    let isLocked = settings.isDirectionalLockEnabled
    let isHorizontal = abs(velocity.dx) > abs(velocity.dy)
    let shown = offset(stage)
    phase = .dragging(
      Drag(
        pulled: Point2D(x: x.pulled(shown.x), y: y.pulled(shown.y)), shown: shown,
        movesX: x.canScroll && (!isLocked || isHorizontal),
        movesY: y.canScroll && (!isLocked || !isHorizontal)))
  }

  private func drag(by translation: Vector2D, _ stage: inout Stage) {
    guard case .dragging(let drag) = phase, let (x, y) = axes(stage) else { return }
    let old = offset(stage)
    let new = Point2D(
      x: drag.movesX ? x.shown(drag.pulled.x - translation.dx) : old.x,
      y: drag.movesY ? y.shown(drag.pulled.y - translation.dy) : old.y)
    if new != old { stage.set(.contentOffset(new), of: view) }
  }

  // MARK: Coasting

  /// Lets go. The velocity is the pan's own (our choice: UIKit looks at the last 100 ms or so), and
  /// the content goes the other way.
  private mutating func release(at velocity: Vector2D, _ stage: inout Stage) {
    guard let (x, y) = axes(stage) else { return }
    let now = offset(stage)
    var (began, movesX, movesY) = (now, true, true)
    if case .dragging(let drag) = phase {
      (began, movesX, movesY) = (drag.shown, drag.movesX, drag.movesY)
    }
    coast(
      motion(x, from: now.x, velocity: movesX ? -velocity.dx : 0, began: began.x),
      motion(y, from: now.y, velocity: movesY ? -velocity.dy : 0, began: began.y), &stage)
  }

  private func motion(
    _ axis: ScrollAxis, from start: Double, velocity: Double, began: Double
  ) -> ScrollMotion {
    guard axis.canScroll else { return .rest(at: start) }
    if let edge = axis.edge(beyond: start, velocity: velocity) {
      return .bounce(from: start, to: edge, velocity: velocity)
    }
    let rate = settings.decelerationRate
    guard settings.isPagingEnabled else {
      let edge = velocity > 0 ? axis.maximum : axis.minimum
      return .deceleration(from: start, velocity: velocity, rate: rate, edge: edge)
    }
    let first = axis.page(at: began)
    let projected = axis.page(at: start + ScrollMotion.reach(velocity: velocity, rate: rate))
    let page = min(max(projected, first - 1), first + 1)
    return .turn(from: start, to: axis.offset(ofPage: page), velocity: velocity)
  }

  private mutating func coast(_ x: ScrollMotion, _ y: ScrollMotion, _ stage: inout Stage) {
    let impacts = (x.remainingUntilImpact ?? .infinity, y.remainingUntilImpact ?? .infinity)
    let seconds = min(impacts.0, impacts.1, max(x.remaining, y.remaining))
    guard seconds > 0 else {
      phase = .still
      return
    }
    phase = .coasting(x: x, y: y, seconds: seconds)
    let end = Point2D(x: x.position(after: seconds), y: y.position(after: seconds))
    stage.animate(
      view, to: .contentOffset(end), over: Interval(seconds: seconds), .scroll(x: x, y: y),
      owner: number)
  }

  // MARK: Geometry

  private func offset(_ stage: Stage) -> Point2D {
    stage.views.views[view].bounds?.origin ?? .zero
  }

  /// Nil for a window without bounds: everything fits.
  private func axes(_ stage: Stage) -> (x: ScrollAxis, y: ScrollAxis)? {
    guard let viewport = stage.views.views[view].bounds?.size else { return nil }
    let (content, inset) = (settings.contentSize, settings.contentInset)
    return (
      ScrollAxis(
        viewport: viewport.width, content: content.width, before: inset.left, after: inset.right),
      ScrollAxis(
        viewport: viewport.height, content: content.height, before: inset.top, after: inset.bottom)
    )
  }
}
