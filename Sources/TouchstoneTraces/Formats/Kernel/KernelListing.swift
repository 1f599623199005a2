/// The list of what a device has, as evtest prints it, and evemu behind `#`.
struct KernelListing {
  /// What has been read of the device.
  var device = KernelDevice()
  /// What is used of the list: the type of events, and the axis.
  private var listedType: Int?
  private var listedAxis: Int?

  /// Takes in a line, without the space before it.
  mutating func read(_ line: inout TextLine) {
    if line.take("Input device name: \"") {
      device.name = String(line.rest.prefix { $0 != "\"" })
    } else if line.take("Property type ") {
      if let property = line.digits() { device.properties.insert(property) }
    } else if line.take("Event type ") {
      (listedType, listedAxis) = (line.digits(), nil)
    } else if line.take("Event code ") {
      guard let code = line.digits() else { return }
      if listedType == KernelCode.key, code == KernelCode.toolFinger { device.hasFingerTool = true }
      listedAxis = listedType == KernelCode.absolute ? code : nil
    } else if let axis = listedAxis {
      readNumber(of: axis, &line)
    }
  }

  private mutating func readNumber(of axis: Int, _ line: inout TextLine) {
    var range = device.ranges[axis] ?? KernelDevice.Range(minimum: 0, maximum: 0)
    if line.take("Value ") {
      device.values[axis] = line.decimal()
      return
    }
    if line.take("Min ") {
      range.minimum = line.decimal() ?? 0
    } else if line.take("Max ") {
      range.maximum = line.decimal() ?? 0
    } else if line.take("Resolution ") {
      range.resolution = line.decimal() ?? 0
    } else {
      return
    }
    device.ranges[axis] = range
  }
}
