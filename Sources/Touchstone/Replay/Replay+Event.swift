/// The event that is under way: UIEvent's questions. Between two frames it holds the fingers that are
/// on the screen; those that left in the newest frame are gone.
extension Replay {
  /// Every finger on the screen, in the order in which they landed.
  public var allTouches: [Touch] { touches.filter { $0.isLive } }

  /// The fingers that belong to a view, by its index.
  public func touches(inView view: Int) -> [Touch] { allTouches.filter { $0.view == view } }

  /// The fingers that landed in a window, by its index.
  public func touches(inWindow window: Int) -> [Touch] { allTouches.filter { $0.window == window } }

  /// The fingers that a recognizer tracks, by its index.
  public func touches(ofRecognizer recognizer: Int) -> [Touch] {
    let own = arbiter.touches(of: recognizer).map { $0.sequence }
    return allTouches.filter { own.contains($0.sequence) }
  }

  /// Whether a finger is on the screen.
  public var isAnyFingerDown: Bool { touches.contains { $0.isLive } }
}
