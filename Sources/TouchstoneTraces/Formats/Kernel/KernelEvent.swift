import Touchstone

/// An event of the kernel's input layer, whatever text it was written in.
struct KernelEvent {
  /// When, since boot or the epoch.
  var time: Timestamp
  /// One of `EventType`'s numbers; others are of no interest.
  var type: Int
  /// What the event is about, among those of its type.
  var code: Int
  /// The new value, which has 32 bits with a sign.
  var value: Int
  /// Where it stands.
  var place: TracePlace
}

/// The numbers of linux/input-event-codes.h that touches need.
enum KernelCode {
  // Types of events.
  static let synchronization = 0
  static let key = 1
  static let absolute = 3

  // Synchronization.
  static let report = 0
  static let configuration = 1
  static let contactReport = 2
  static let dropped = 3

  // Keys.
  static let toolPen = 0x140
  static let toolFinger = 0x145
  static let touch = 0x14a

  // Axes of a device that knows one finger.
  static let x = 0x00
  static let y = 0x01
  static let pressure = 0x18
  static let distance = 0x19

  // Axes of one contact among several.
  static let slot = 0x2f
  /// The longer axis of the area that a contact covers, in units of the surface: ABS_MT_TOUCH_MAJOR.
  static let contactMajor = 0x30
  static let contactX = 0x35
  static let contactY = 0x36
  static let tool = 0x37
  static let trackingID = 0x39
  static let contactPressure = 0x3a
  static let contactDistance = 0x3b
  static let contactAxes = 0x2f...0x3d

  // Properties of a device.
  static let isPointer = 0
  static let isDirect = 1
  static let isButtonPad = 2

  // Kinds of tools.
  static let finger = 0
  static let pen = 1
  static let palm = 2

  /// Whether a tracking id says that the contact has gone: -1, of which some logs lose the sign.
  static func isLift(trackingID: Int) -> Bool { trackingID < 0 || trackingID == 0x7fff_ffff }
}
