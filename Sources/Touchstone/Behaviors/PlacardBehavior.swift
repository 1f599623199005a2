/// A placard that grows under the finger, follows it, and animates home while nothing else can be
/// touched (MoveMe).
struct PlacardBehavior {
  private enum Phase: Equatable {
    case idle
    /// Grows to its largest. The finger came down there, in the superview's coordinates.
    case growing(at: Point2D, finger: Int)
    /// Shrinks a little and comes to where the finger came down, and stays so.
    case grown(finger: Int)
    /// Is on its way home.
    case returning

    /// The touch that holds it, if one does.
    var finger: Int? {
      switch self {
      case .growing(_, let finger), .grown(let finger): finger
      case .idle, .returning: nil
      }
    }
  }

  /// The scale to which it grows first [source].
  private static let largestScale = 1.2
  /// The scale that it keeps under the finger [source].
  private static let heldScale = 1.1
  /// How long each of the two takes [source].
  private static let growthDuration = Interval.milliseconds(150)
  /// How long the way home takes (our choice: the source's excerpt gives no duration).
  private static let returnDuration = Interval.milliseconds(500)

  /// The placard, by index.
  private let view: Int
  /// The view around it, by index, whose touch methods these are in the source.
  let superview: Int
  private let strings: [String]
  private let number: Int
  private var shown = 0
  private var phase = Phase.idle

  init(_ view: Int, in superview: Int, strings: [String], number: Int) {
    self.view = view
    self.superview = superview
    self.strings = strings
    self.number = number
  }

  mutating func hear(_ phase: TouchPhase, _ touches: [HeardTouch], _ stage: inout Stage) {
    for touch in touches {
      guard touch.view == view else {
        if phase == .began, touch.tapCount == 2 { showNextString(&stage) }
        continue
      }
      if phase == .began {
        if self.phase == .idle { grow(touch, &stage) }
      } else if touch.sequence == self.phase.finger {
        hold(phase, touch, &stage)
      }
    }
  }

  /// The finger that holds it did something.
  private mutating func hold(_ phase: TouchPhase, _ touch: HeardTouch, _ stage: inout Stage) {
    switch phase {
    case .moved: follow(touch, &stage)
    case .ended: goHome(&stage)
    case .cancelled: jumpHome(&stage)
    case .began, .stationary: break
    }
  }

  mutating func animationsFinished(_ stage: inout Stage) {
    switch phase {
    case .growing(let point, let finger):
      phase = .grown(finger: finger)
      animate(.transform(Self.scaled(Self.heldScale)), over: Self.growthDuration, &stage)
      animate(.center(point), over: Self.growthDuration, &stage)
    case .returning:
      phase = .idle
      stage.set(.userInteractionEnabled(true), of: superview)
    case .idle, .grown: break
    }
  }

  private mutating func grow(_ touch: HeardTouch, _ stage: inout Stage) {
    guard let point = stage.pointInSuperview(touch.location, of: view) else { return }
    phase = .growing(at: point, finger: touch.sequence)
    animate(.transform(Self.scaled(Self.largestScale)), over: Self.growthDuration, &stage)
  }

  private func follow(_ touch: HeardTouch, _ stage: inout Stage) {
    guard let point = stage.pointInSuperview(touch.location, of: view) else { return }
    stage.set(.center(point), of: view)
  }

  private mutating func goHome(_ stage: inout Stage) {
    phase = .returning
    stage.set(.userInteractionEnabled(false), of: superview)
    animate(.center(home(stage)), over: Self.returnDuration, &stage)
    animate(.transform(.identity), over: Self.returnDuration, &stage)
  }

  private mutating func jumpHome(_ stage: inout Stage) {
    phase = .idle
    stage.set(.center(home(stage)), of: view)
    stage.set(.transform(.identity), of: view)
  }

  private mutating func showNextString(_ stage: inout Stage) {
    guard !strings.isEmpty else { return }
    shown = (shown + 1) % strings.count
    stage.set(.string(strings[shown]), of: view)
  }

  /// The middle of the superview.
  private func home(_ stage: Stage) -> Point2D {
    guard let bounds = stage.views.views[superview].bounds else { return .zero }
    return Point2D(
      x: bounds.minX + bounds.size.width / 2, y: bounds.minY + bounds.size.height / 2)
  }

  private func animate(_ value: AnimatedValue, over duration: Interval, _ stage: inout Stage) {
    stage.animate(view, to: value, over: duration, owner: number)
  }

  private static func scaled(_ scale: Double) -> AffineTransform2D {
    AffineTransform2D.identity.scaledBy(x: scale, y: scale)
  }
}
