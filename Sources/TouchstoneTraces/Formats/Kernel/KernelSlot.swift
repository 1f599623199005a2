/// A place of a device (protocol B) in which one contact after the other is reported, and which keeps
/// the last value of every axis: only what changes is sent.
struct KernelSlot {
  /// What is known of the contact in it.
  enum State {
    /// Nothing: the log begins, or the device has lost events.
    case unknown
    case empty
    /// Since this frame.
    case landed
    case down
    /// It lacks a position, and is left out until it lifts.
    case leftOut
  }

  var state = State.unknown
  var contact = KernelContact()
  /// The touch of the contact, once it has been reported.
  var touch: KernelTouch?
  /// The place that the device had before the recording, where that is known.
  var listedPlace: (x: Int, y: Int)?
  /// Whether the position came in this frame.
  var hasNewX = false
  var hasNewY = false

  /// Takes in the new value of an axis other than the tracking id.
  mutating func set(_ code: Int, _ value: Int) {
    contact.set(code, value)
    hasNewX = hasNewX || code == KernelCode.contactX
    hasNewY = hasNewY || code == KernelCode.contactY
  }

  /// Whether it has a contact that may be reported.
  var isDown: Bool {
    switch state {
    case .landed, .down: true
    case .empty, .leftOut: false
    // Only a contact that was not seen to land sends positions.
    case .unknown: touch != nil || contact.x != nil && contact.y != nil
    }
  }

  /// Gets ready for the next frame.
  mutating func finishFrame() {
    if state == .landed { state = .down }
    (hasNewX, hasNewY) = (false, false)
  }
}
