/// What was written of the contact in a slot: only what is new is written again.
struct EvemuContact: Equatable {
  private var x: Int?
  private var y: Int?
  private var major = 0
  private var pressure = 0
  private var tool = KernelCode.finger
  private var trackingID = -1

  /// Has the position written anew. The kernel leaves out what is where the slot's last contact was; told
  /// completely, a contact can be understood by itself.
  mutating func forgetPosition() {
    (x, y) = (nil, nil)
  }

  subscript(axis: Int) -> Int? {
    get {
      switch axis {
      case KernelCode.contactX: x
      case KernelCode.contactY: y
      case KernelCode.contactMajor: major
      case KernelCode.contactPressure: pressure
      case KernelCode.tool: tool
      default: trackingID
      }
    }
    set {
      guard let newValue else { return }
      switch axis {
      case KernelCode.contactX: x = newValue
      case KernelCode.contactY: y = newValue
      case KernelCode.contactMajor: major = newValue
      case KernelCode.contactPressure: pressure = newValue
      case KernelCode.tool: tool = newValue
      default: trackingID = newValue
      }
    }
  }
}
