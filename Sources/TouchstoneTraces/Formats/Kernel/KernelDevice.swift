import Touchstone

/// What a recording says of the device that it was made with.
struct KernelDevice {
  /// The values that an axis takes.
  struct Range: Equatable {
    var minimum: Int
    var maximum: Int
    /// Units in a millimetre; 0 when the driver does not say.
    var resolution = 0

    /// How many units it is long; nil when that is nothing to divide by.
    var length: Double? {
      maximum > minimum ? Double(maximum) - Double(minimum) : nil
    }
  }

  var name: String?
  /// The ranges of axes, by their codes.
  var ranges: [Int: Range] = [:]
  /// The values that axes had when the recording began: the kernel sends no value again that stays as it is.
  var values: [Int: Int] = [:]
  /// The properties that it has, as far as the recording lists them.
  var properties: Set<Int> = []
  /// Whether it has or sends the key of a finger on a touchpad.
  var hasFingerTool = false
  /// Whether something else says that it is a touchpad.
  var isTouchpad = false

  /// Whether its touches are not those of a screen.
  var isIndirect: Bool {
    if isTouchpad || properties.contains(KernelCode.isPointer) { return true }
    guard !properties.contains(KernelCode.isDirect) else { return false }
    return hasFingerTool || properties.contains(KernelCode.isButtonPad)
  }

  /// Whether it distinguishes several contacts, as far as its axes say.
  var hasContactAxes: Bool { ranges[KernelCode.contactX] != nil }

  /// How its positions become points.
  var screen: KernelScreen {
    KernelScreen(
      x: ranges[KernelCode.contactX] ?? ranges[KernelCode.x],
      y: ranges[KernelCode.contactY] ?? ranges[KernelCode.y])
  }

  /// A pressure as a part of the largest one; nil when the range is not known.
  func force(_ pressure: Int?) -> Double? {
    guard let pressure,
      let range = ranges[KernelCode.contactPressure] ?? ranges[KernelCode.pressure],
      let length = range.length
    else { return nil }
    return min(max((Double(pressure) - Double(range.minimum)) / length, 0), 1)
  }
}
