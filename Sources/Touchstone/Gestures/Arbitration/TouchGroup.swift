/// The touches that some recognizers track in common, with the frame that is shown to all of them.
struct TouchGroup {
  /// The frame as these recognizers see it.
  private(set) var frame = GestureFrame()
  /// Which fingers the touches are.
  private(set) var fingers: FingerSet = []
  /// How many recognizers track exactly these touches; 0: the group is free for other ones.
  var members = 0
  /// The middle of the touches when some of them last left.
  private var lastCentroid: Point2D?
  /// Whether a touch has changed since the frame was summed up.
  private var isStale = false

  /// The middle of the touches, in window points; without touches the last one.
  var centroid: Point2D? { frame.touches.isEmpty ? lastCentroid : frame.centroid }

  /// Whether a finger, or what else touches, is on the screen and of another type.
  func hasLiveTouch(besides type: TouchType) -> Bool {
    frame.touches.contains { !$0.phase.isFinal && $0.type != type }
  }

  /// Whether both hold a common touch.
  func sharesTouch(with other: TouchGroup) -> Bool {
    frame.touches.contains { own in
      other.frame.touches.contains { $0.sequence == own.sequence }
    }
  }

  /// Whether both hold the same touches.
  func hasSameTouches(as other: TouchGroup) -> Bool {
    frame.touches.elementsEqual(other.frame.touches) { $0.sequence == $1.sequence }
  }

  /// Starts with the touches of another one.
  mutating func take(over other: TouchGroup) {
    (frame, fingers) = (other.frame, other.fingers)
  }

  /// Takes in one more touch.
  mutating func append(_ touch: OwnTouch) {
    frame.append(touch)
    fingers.insert(FingerSet(landing: touch.sequence))
  }

  /// Takes over what a touch did in this frame, if it is one of these.
  @inline(__always)
  mutating func update(_ sequence: Int, to location: Point2D, _ phase: TouchPhase) {
    if frame.update(sequence, to: location, phase) { isStale = true }
  }

  /// Takes over what else is known of a touch, if it is one of these.
  mutating func update(_ sequence: Int, _ details: TouchDetails) {
    frame.update(
      sequence, force: details.force, maximumForce: details.maximumForce, radius: details.radius)
  }

  /// Makes the frame ready to be shown.
  mutating func complete(at time: Timestamp) {
    frame.time = time
    guard isStale else { return }
    frame.summarize()
    isStale = false
  }

  /// Forgets what the touches did.
  mutating func settle() {
    complete(at: frame.time)
    frame.settle()
  }

  /// Lets go of the touches that left the screen in this frame.
  mutating func releaseFinalTouches() {
    lastCentroid = centroid
    frame.removeFinalTouches()
    fingers = frame.touches.reduce(into: []) { $0.insert(FingerSet(landing: $1.sequence)) }
  }

  /// Lets go of everything.
  mutating func clear() {
    frame.removeAll()
    fingers = []
    lastCentroid = nil
  }
}
