/// What behaviors act on: the views and their animations, at one moment.
struct Stage {
  /// Something that a behavior did.
  enum Event: Equatable {
    case view(ViewReport)
    case animation(AnimationReport)
  }

  var views: ViewTree
  private(set) var animations: [Animation] = []
  /// The moment.
  var now = Timestamp.zero
  /// What was done and not yet reported.
  var events: [Event] = []

  init(_ views: ViewTree) {
    self.views = views
  }

  // MARK: Values

  /// Changes a view at once. An animation of the same property is over.
  mutating func set(_ change: ViewReport.Change, of view: Int) {
    if let value = AnimatedValue(change) { drop(value, of: view) }
    views.apply(change, to: view)
    events.append(.view(ViewReport(time: now, view: view, change: change)))
  }

  /// Hides or shows a view, unless it is so already.
  mutating func setHidden(_ isHidden: Bool, _ view: Int) {
    if views.views[view].isHidden != isHidden { set(.hidden(isHidden), of: view) }
  }

  /// Puts a view in front of its siblings, unless it is there already.
  mutating func bringToFront(_ view: Int) {
    guard let superview = views.views[view].superview else { return }
    let siblings = views.subviews(of: superview)
    if siblings.last != view { set(.order(siblings.count - 1), of: view) }
  }

  /// A window point in the coordinates of a view's superview, for a window in those of the screen;
  /// nil when a transform on the way cannot be inverted.
  func pointInSuperview(_ point: Point2D, of view: Int) -> Point2D? {
    guard let superview = views.views[view].superview else {
      return views.screenPoint(point, of: view)
    }
    return views.convertFromWindow(point, to: superview)
  }

  /// A view's own value of a property.
  func value(like value: AnimatedValue, of view: Int) -> AnimatedValue {
    switch value {
    case .center: .center(views.views[view].center)
    case .frame: .frame(views.views[view].frame)
    case .transform: .transform(views.views[view].transform)
    case .contentOffset: .contentOffset(views.views[view].bounds?.origin ?? .zero)
    }
  }

  /// What a person sees of a property now.
  func presentation(like value: AnimatedValue, of view: Int, at time: Timestamp) -> AnimatedValue {
    animations.last { $0.view == view && $0.to.isSameProperty(as: value) }
      .map { $0.presentation(at: time) } ?? self.value(like: value, of: view)
  }

  /// The view that a finger at a point of the screen meets: content that moves by itself is where it
  /// is seen.
  func hitTest(_ point: Point2D, skipped: inout [TouchReport.SkippedView]) -> Int? {
    guard !animations.isEmpty else { return views.hitTest(point, skipped: &skipped) }
    var views = views
    for animation in animations {
      guard case .contentOffset(let offset) = animation.presentation(at: now) else { continue }
      views.apply(.contentOffset(offset), to: animation.view)
    }
    return views.hitTest(point, skipped: &skipped)
  }

  // MARK: Animations

  /// Animates a property from what is seen of it now. The view's own value is the new one at once.
  mutating func animate(
    _ view: Int, to value: AnimatedValue, over duration: Interval,
    _ curve: AnimationCurve = .easeInOut, owner: Int
  ) {
    let from = presentation(like: value, of: view, at: now)
    drop(value, of: view)
    views.apply(ViewReport.Change(value), to: view)
    let animation = Animation(
      view: view, from: from, to: value, start: now, duration: duration, curve: curve, owner: owner)
    animations.append(animation)
    report(animation, .began)
  }

  /// Breaks off the animation of one property of a view, if there is one.
  private mutating func drop(_ value: AnimatedValue, of view: Int) {
    func isMeant(_ animation: Animation) -> Bool {
      animation.view == view && animation.to.isSameProperty(as: value)
    }
    for animation in animations where isMeant(animation) { report(animation, .dropped) }
    animations.removeAll(where: isMeant)
  }

  /// When the next animation finishes.
  var nextEnd: Timestamp? {
    animations.isEmpty ? nil : animations.map { $0.end }.min()
  }

  /// Finishes the animations that are due now and returns their owners, in the order of their
  /// starts.
  mutating func finishAnimations() -> [Int] {
    var owners: [Int] = []
    for animation in animations where animation.end <= now {
      report(animation, .finished)
      if !owners.contains(animation.owner) { owners.append(animation.owner) }
    }
    animations.removeAll { $0.end <= now }
    return owners
  }

  private mutating func report(_ animation: Animation, _ event: AnimationReport.Event) {
    events.append(
      .animation(
        AnimationReport(
          time: now, view: animation.view, event: event, from: animation.from, to: animation.to,
          duration: animation.duration)))
  }
}

extension AnimatedValue {
  /// The value of a change that can be animated.
  init?(_ change: ViewReport.Change) {
    switch change {
    case .center(let center): self = .center(center)
    case .frame(let frame): self = .frame(frame)
    case .transform(let transform): self = .transform(transform)
    case .contentOffset(let offset): self = .contentOffset(offset)
    case .hidden, .order, .string, .userInteractionEnabled: return nil
    }
  }
}

extension ViewReport.Change {
  /// The change to an animation's final value.
  init(_ value: AnimatedValue) {
    switch value {
    case .center(let center): self = .center(center)
    case .frame(let frame): self = .frame(frame)
    case .transform(let transform): self = .transform(transform)
    case .contentOffset(let offset): self = .contentOffset(offset)
    }
  }
}
