/// The names that getevent gives to numbers.
struct KernelLabels: ExpressibleByDictionaryLiteral, Sendable {
  // A list, in which a name is found by its length and its bytes: no text is made of what is looked for.
  private let labels: [(name: StaticString, number: Int)]

  init(dictionaryLiteral labels: (StaticString, Int)...) {
    self.labels = labels.map { (name: $0.0, number: $0.1) }
  }

  /// The number that has a name; nil for names that no touch needs.
  subscript(name: Span<UInt8>) -> Int? {
    for label in labels where Self.isSame(label.name, name) { return label.number }
    return nil
  }

  private static func isSame(_ label: StaticString, _ name: Span<UInt8>) -> Bool {
    guard label.utf8CodeUnitCount == name.count else { return false }
    return label.withUTF8Buffer { label in
      // The ends differ more often than the beginnings.
      var index = name.count
      while index > 0 {
        index -= 1
        if unsafe label[index] != name[index] { return false }
      }
      return true
    }
  }

  static let types: KernelLabels = [
    "EV_SYN": KernelCode.synchronization, "EV_KEY": KernelCode.key, "EV_ABS": KernelCode.absolute,
  ]

  /// Names of codes, which are different for all types.
  static let codes: KernelLabels = [
    "SYN_REPORT": KernelCode.report, "SYN_MT_REPORT": KernelCode.contactReport,
    "SYN_DROPPED": KernelCode.dropped,
    "BTN_TOUCH": KernelCode.touch, "BTN_TOOL_FINGER": KernelCode.toolFinger,
    "BTN_TOOL_PEN": KernelCode.toolPen,
    "ABS_X": KernelCode.x, "ABS_Y": KernelCode.y, "ABS_PRESSURE": KernelCode.pressure,
    "ABS_DISTANCE": KernelCode.distance, "ABS_MT_SLOT": KernelCode.slot,
    "ABS_MT_POSITION_X": KernelCode.contactX, "ABS_MT_POSITION_Y": KernelCode.contactY,
    "ABS_MT_TOOL_TYPE": KernelCode.tool, "ABS_MT_TRACKING_ID": KernelCode.trackingID,
    "ABS_MT_TOUCH_MAJOR": KernelCode.contactMajor,
    "ABS_MT_PRESSURE": KernelCode.contactPressure, "ABS_MT_DISTANCE": KernelCode.contactDistance,
  ]

  static let values: KernelLabels = [
    "UP": 0, "DOWN": 1, "REPEAT": 2, "MT_TOOL_FINGER": 0, "MT_TOOL_PEN": KernelCode.pen,
    "MT_TOOL_PALM": KernelCode.palm,
  ]

  static let properties: KernelLabels = [
    "INPUT_PROP_POINTER": KernelCode.isPointer, "INPUT_PROP_DIRECT": KernelCode.isDirect,
    "INPUT_PROP_BUTTONPAD": KernelCode.isButtonPad,
  ]
}
