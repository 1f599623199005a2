/// A touch as one recognizer sees it in one frame.
struct OwnTouch: Equatable {
  /// The number of its landing in the recording: the order of fingers.
  let sequence: Int
  /// The view that it belongs to; nil when none has it.
  let view: Int?
  /// What touches.
  let type: TouchType
  /// Where it is, in window points.
  var location: Point2D
  /// What it did in this frame.
  var phase: TouchPhase
}
