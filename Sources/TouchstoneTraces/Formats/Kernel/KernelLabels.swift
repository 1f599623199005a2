/// The names that getevent gives to numbers.
enum KernelLabels {
  static let types = [
    "EV_SYN": KernelCode.synchronization, "EV_KEY": KernelCode.key, "EV_ABS": KernelCode.absolute,
  ]

  /// Names of codes, which are different for all types.
  static let codes = [
    "SYN_REPORT": KernelCode.report, "SYN_MT_REPORT": KernelCode.contactReport,
    "SYN_DROPPED": KernelCode.dropped,
    "BTN_TOUCH": KernelCode.touch, "BTN_TOOL_FINGER": KernelCode.toolFinger,
    "BTN_TOOL_PEN": KernelCode.toolPen,
    "ABS_X": KernelCode.x, "ABS_Y": KernelCode.y, "ABS_PRESSURE": KernelCode.pressure,
    "ABS_DISTANCE": KernelCode.distance, "ABS_MT_SLOT": KernelCode.slot,
    "ABS_MT_POSITION_X": KernelCode.contactX, "ABS_MT_POSITION_Y": KernelCode.contactY,
    "ABS_MT_TOOL_TYPE": KernelCode.tool, "ABS_MT_TRACKING_ID": KernelCode.trackingID,
    "ABS_MT_PRESSURE": KernelCode.contactPressure, "ABS_MT_DISTANCE": KernelCode.contactDistance,
  ]

  static let values = [
    "UP": 0, "DOWN": 1, "REPEAT": 2, "MT_TOOL_FINGER": 0, "MT_TOOL_PEN": KernelCode.pen,
    "MT_TOOL_PALM": KernelCode.palm,
  ]

  static let properties = [
    "INPUT_PROP_POINTER": KernelCode.isPointer, "INPUT_PROP_DIRECT": KernelCode.isDirect,
    "INPUT_PROP_BUTTONPAD": KernelCode.isButtonPad,
  ]
}
