extension Replay {
  /// The public state that a recognizer has now, by its index in the scene.
  public func state(ofRecognizer recognizer: Int) -> RecognizerState {
    arbiter.recognizers[recognizer].state
  }

  /// Where a recognizer says that its gesture is (R28), in a view's own coordinates, or in window
  /// points without one; nil when a transform on the way cannot be inverted.
  public func location(ofRecognizer recognizer: Int, inView view: Int? = nil) -> Point2D? {
    let location = arbiter.location(of: recognizer)
    return view.map { views.convertFromWindow(location, to: $0) } ?? location
  }

  /// How many fingers a recognizer tracks now.
  public func numberOfTouches(ofRecognizer recognizer: Int) -> Int {
    arbiter.touchCount(of: recognizer)
  }

  /// Where one of a recognizer's fingers is (R29), by the order in which they landed, in a view's own
  /// coordinates, or in window points without one; nil when a transform on the way cannot be inverted.
  ///
  /// Throws `noSuchTouch` from `numberOfTouches` on, as UIKit does: a pinch keeps changing when one of
  /// its two fingers has lifted.
  public func location(
    ofTouch index: Int, ofRecognizer recognizer: Int, inView view: Int? = nil
  ) throws(ReplayError) -> Point2D? {
    let touches = arbiter.touches(of: recognizer)
    guard touches.indices.contains(index) else { throw .noSuchTouch(index) }
    let location = touches[index].location
    return view.map { views.convertFromWindow(location, to: $0) } ?? location
  }

  /// A pan's translation in points, along a view's own axes, or the window's without one; nil for
  /// other kinds, and when a transform on the way cannot be inverted.
  public func translation(ofRecognizer recognizer: Int, inView view: Int? = nil) -> Vector2D? {
    switch arbiter.machines.values(of: recognizer) {
    case .pan(let translation, _), .screenEdgePan(let translation, _, _):
      return view.map { views.convertFromWindow(translation, to: $0) } ?? translation
    default: return nil
    }
  }

  /// A pan's velocity in points per second, along a view's own axes, or the window's without one;
  /// nil for other kinds, and when a transform on the way cannot be inverted.
  public func velocity(ofRecognizer recognizer: Int, inView view: Int? = nil) -> Vector2D? {
    switch arbiter.machines.values(of: recognizer) {
    case .pan(_, let velocity), .screenEdgePan(_, let velocity, _):
      return view.map { views.convertFromWindow(velocity, to: $0) } ?? velocity
    default: return nil
    }
  }

  /// Makes a pan's translation another one from here on (R47): later translations add to it. The
  /// velocity stays. Nothing happens without fingers, and to other kinds.
  public mutating func setTranslation(
    _ translation: Vector2D, inView view: Int? = nil, ofRecognizer recognizer: Int
  ) {
    let translation = view.map { views.convertToWindow(translation, from: $0) } ?? translation
    arbiter.set(.translation(translation), of: recognizer)
  }

  /// Makes a pinch's scale another one from here on (R57): later changes multiply it. The velocity
  /// stays. Nothing happens to other kinds.
  public mutating func setScale(_ scale: Double, ofRecognizer recognizer: Int) {
    arbiter.set(.scale(scale), of: recognizer)
  }

  /// Makes a rotation's angle another one from here on (R57), in radians: later turns add to it. The
  /// velocity stays. Nothing happens to other kinds.
  public mutating func setRotation(_ rotation: Double, ofRecognizer recognizer: Int) {
    arbiter.set(.rotation(rotation), of: recognizer)
  }
}
