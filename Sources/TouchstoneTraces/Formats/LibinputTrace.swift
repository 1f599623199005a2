import SafeJSON
import Touchstone

/// Recordings of `libinput record`: YAML with a description of each device and its events, which are
/// lists of seconds, microseconds, type, code and value.
///
/// Each device that has touches is a recording.
struct LibinputTrace: TraceImporter {
  static var shape: ImportShape { .yaml(streaming: ["events", "evdev"]) }

  private var contacts = KernelContacts()
  private var hasTouches = false

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    switch record {
    case .opened(let device, key: "events"):
      try recording.end()
      contacts = KernelContacts(try Self.device(device))
    case .element(let value):
      // What libinput itself made of the events stands beside them.
      guard case .array = value.value else { return }
      try read(try Self.row(value), value.place, &recording)
    case .row(let row, let place): try read(row, place, &recording)
    default: break
    }
  }

  func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard !hasTouches else { return }
    throw .noRecording("no touches in this recording of libinput" + contacts.insteadOfTouches)
  }

  private mutating func read(
    _ row: YAMLRowLane.Row, _ place: TracePlace, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try contacts.read(try Self.event(row, place), into: &recording)
    hasTouches = hasTouches || contacts.hasBegun
  }

  private static func event(
    _ numbers: YAMLRowLane.Row, _ place: TracePlace
  ) throws(TraceError) -> KernelEvent {
    let (seconds, overflows) = numbers[0].multipliedReportingOverflow(by: 1_000_000_000)
    let (fraction, isTooLong) = numbers[1].multipliedReportingOverflow(by: 1000)
    let (time, isTooLate) = seconds.addingReportingOverflow(fraction)
    guard !overflows, !isTooLong, !isTooLate else {
      throw .meaning(
        place, "time beyond 64-bit nanoseconds; expected within ±9223372036.854775807 s")
    }
    return KernelEvent(
      time: Timestamp(nanoseconds: time), type: Int(numbers[2]), code: Int(numbers[3]),
      value: Int(Int32(truncatingIfNeeded: numbers[4])), place: place)
  }

  private static func row(_ value: TraceValue) throws(TraceError) -> YAMLRowLane.Row {
    var row = YAMLRowLane.Row(repeating: 0)
    guard case .array(let elements) = value.value else { throw value.expected("an array") }
    for index in elements.indices {
      guard case .number(let written) = elements[index], let number = written.whole else {
        let element = TraceValue(elements[index], at: value.place.appending(index: index))
        throw element.expected("a whole number")
      }
      if index < row.count { row[index] = number }
    }
    guard elements.count == row.count else {
      throw value.error("no event; expected [seconds, microseconds, type, code, value]")
    }
    return row
  }

  private static func numbers(_ value: TraceValue) throws(TraceError) -> [Int64] {
    var numbers: [Int64] = []
    for element in try value.elements() {
      guard case .number(let written) = element.value, let number = written.whole else {
        throw element.expected("a whole number")
      }
      numbers.append(number)
    }
    return numbers
  }

  // MARK: Description

  private static func device(_ description: TraceValue) throws(TraceError) -> KernelDevice {
    var device = KernelDevice()
    if let evdev = description.member("evdev") { try read(evdev, into: &device) }
    for property in try description.member("udev")?.member("properties")?.elements() ?? [] {
      if property.value == .string("ID_INPUT_TOUCHPAD=1") { device.isTouchpad = true }
    }
    return device
  }

  private static func read(
    _ evdev: TraceValue, into device: inout KernelDevice
  ) throws(TraceError) {
    device.name = try evdev.member("name")?.text()
    if let properties = evdev.member("properties") {
      device.properties = Set(try numbers(properties).map { Int($0) })
    }
    let keys = try evdev.member("codes")?.member("\(KernelCode.key)").map(numbers) ?? []
    device.hasFingerTool = keys.contains(Int64(KernelCode.toolFinger))
    guard let ranges = evdev.member("absinfo"), case .object(let members) = ranges.value else {
      return
    }
    for member in members {
      guard let code = Int(member.key), let value = ranges.member(member.key) else { continue }
      let range = try numbers(value)
      guard range.count >= 2 else {
        throw value.error("no range; expected a minimum and a maximum")
      }
      device.ranges[code] = KernelDevice.Range(
        minimum: Int(range[0]), maximum: Int(range[1]),
        resolution: range.count > 4 ? Int(range[4]) : 0)
    }
  }
}
