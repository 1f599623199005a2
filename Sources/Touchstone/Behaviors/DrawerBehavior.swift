/// A main view that slides sideways under the finger, gets smaller on its way, and snaps open or
/// shut (the tutorial's drawer).
struct DrawerBehavior {
  /// How much lower the main view gets, in points, when it has moved by the screen's width [source].
  private static let heightOffset = 60.0
  /// Where the left edge goes when the drawer opens to the right, in points [source].
  private static let rightTarget = 250.0
  /// Where it goes when the drawer opens to the left, in points [source].
  private static let leftTarget = -220.0
  /// How long opening and closing take [source].
  private static let duration = Interval.milliseconds(250)

  /// The view whose touches drive it, by index: those on any pane come up to it.
  let view: Int
  private let main: Int
  private let left: Int
  private let right: Int
  private let number: Int
  private var isDragging = false

  init(_ view: Int, main: Int, left: Int, right: Int, number: Int) {
    self.view = view
    self.main = main
    self.left = left
    self.right = right
    self.number = number
  }

  mutating func hear(_ phase: TouchPhase, _ touches: [HeardTouch], _ stage: inout Stage) {
    // Every rule divides by the screen's size.
    guard screen(stage).width > 0, screen(stage).height > 0 else { return }
    switch phase {
    case .began, .stationary: break
    case .moved:
      guard let touch = touches.first, let offset = offset(of: touch, stage) else { return }
      stage.set(.frame(frame(after: offset, stage)), of: main)
      showPane(&stage)
      isDragging = true
    case .ended, .cancelled: release(&stage)
    }
  }

  /// How far a finger moved, in the main view's coordinates.
  private func offset(of touch: HeardTouch, _ stage: Stage) -> Double? {
    guard let now = stage.views.convertFromWindow(touch.location, to: main),
      let before = stage.views.convertFromWindow(touch.previousLocation, to: main)
    else { return nil }
    return now.x - before.x
  }

  /// The main view's frame after a step sideways: its size shrinks on the way out, and grows again
  /// on the way back, by what is left of the screen's height.
  private func frame(after offset: Double, _ stage: Stage) -> Rect2D {
    let screen = screen(stage)
    var frame = stage.views.views[main].frame
    var lower = Self.heightOffset * offset / screen.width
    if frame.minX < 0 { lower = -lower }
    let ratio = (screen.height - 2 * lower) / screen.height
    frame.origin.x += offset
    frame.size.width *= ratio
    frame.size.height *= ratio
    frame.origin.y = (screen.height - frame.size.height) / 2
    return frame
  }

  private mutating func release(_ stage: inout Stage) {
    let full = Rect2D(origin: .zero, size: screen(stage))
    if !isDragging, stage.views.views[main].frame.minX != 0 { animate(to: full, &stage) }
    isDragging = false
    let frame = stage.views.views[main].frame
    if let target = target(of: frame, screenWidth: full.size.width) {
      animate(to: self.frame(after: target - frame.minX, stage), &stage)
    } else if frame != full {
      animate(to: full, &stage)
    }
  }

  private func target(of frame: Rect2D, screenWidth: Double) -> Double? {
    if frame.minX > screenWidth / 2 { return Self.rightTarget }
    return frame.maxX < screenWidth / 2 ? Self.leftTarget : nil
  }

  private func animate(to frame: Rect2D, _ stage: inout Stage) {
    stage.animate(main, to: .frame(frame), over: Self.duration, owner: number)
    showPane(&stage)
  }

  /// Shows the pane that the main view uncovers.
  private func showPane(_ stage: inout Stage) {
    let x = stage.views.views[main].frame.minX
    guard x != 0 else { return }
    stage.setHidden(x < 0, left)
    stage.setHidden(x > 0, right)
  }

  private func screen(_ stage: Stage) -> Size2D {
    let window = stage.views.window(of: view)
    let bounds = stage.views.views[window].bounds ?? stage.views.views[view].bounds
    return bounds?.size ?? .zero
  }
}
