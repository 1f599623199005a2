import Touchstone

/// What a device has said of one contact.
struct KernelContact {
  var trackingID: Int?
  var x: Int?
  var y: Int?
  var pressure: Int?
  /// How long the area is that it covers, in units of the surface.
  var length: Int?
  /// How far above the surface; 0 touches it.
  var distance = 0
  var tool = 0

  /// Whether it lies on the surface, and is no palm.
  var isTouching: Bool { distance <= 0 && !isPalm }

  /// Whether the driver takes it for the palm of a hand.
  var isPalm: Bool { tool == KernelCode.palm }

  /// Takes in the new value of an axis of contacts.
  mutating func set(_ code: Int, _ value: Int) {
    switch code {
    case KernelCode.contactX: x = value
    case KernelCode.contactY: y = value
    case KernelCode.tool: tool = value
    case KernelCode.contactPressure: pressure = value
    case KernelCode.contactMajor: length = value
    case KernelCode.contactDistance: distance = value
    case KernelCode.trackingID: trackingID = KernelCode.isLift(trackingID: value) ? nil : value
    default: break
    }
  }

  /// Whether a recording would show the same of both: a touch whose area alone has changed has not moved.
  func looks(like other: KernelContact) -> Bool {
    x == other.x && y == other.y && pressure == other.pressure
  }
}

/// A contact that has been reported, and has not ended.
struct KernelTouch {
  let id: TouchID
  let type: TouchType
  /// What was reported last.
  var contact: KernelContact
}
