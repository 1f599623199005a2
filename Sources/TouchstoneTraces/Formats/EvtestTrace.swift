import Touchstone

/// What evtest prints: `Event: time seconds, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 105`,
/// with separators for reports, behind a list of what the device has.
struct EvtestTrace: TraceImporter {
  static let shape = ImportShape.lines

  /// What old versions print: `Report Sync`, `Config Sync`.
  private static let oldSeparators: KernelLabels = [
    "Report": KernelCode.report, "Config": KernelCode.configuration,
  ]

  private var device = KernelDevice()
  private var contacts = KernelContacts()
  private var hasEvents = false
  /// What is used of the list: the type of events, and the axis.
  private var listedType: Int?
  private var listedAxis: Int?

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    guard case .line(let bytes, let place) = record else { return }
    var line = TextLine(bytes)
    line.skipSpaces()
    guard line.take("Event: time ") else { return hasEvents ? () : readList(&line) }
    if !hasEvents { contacts = KernelContacts(device) }
    hasEvents = true
    if let event = try event(&line, place) { try contacts.read(event, into: &recording) }
  }

  func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard !contacts.hasBegun else { return }
    throw .noRecording("no touches in this output of evtest")
  }

  private func event(
    _ line: inout TextLine, _ place: TracePlace
  ) throws(TraceError) -> KernelEvent? {
    guard let time = line.seconds(), line.take(",") else {
      throw .meaning(place, "no event; expected 'Event: time seconds, type …, code …, value …'")
    }
    line.skipSpaces()
    var event = KernelEvent(
      time: Timestamp(nanoseconds: time), type: KernelCode.synchronization, code: 0, value: 0,
      place: place)
    if let code = Self.separator(line) {
      event.code = code
      return event
    }
    guard line.take("type "), let type = line.digits(), line.skip(past: "code "),
      let code = line.digits()
    else { throw .meaning(place, "no event; expected a type, a code and a value") }
    (event.type, event.code) = (type, code)
    // Scan codes are hexadecimal, and of no interest.
    guard [KernelCode.absolute, KernelCode.key].contains(type) else { return nil }
    guard line.skip(past: "value "), let value = line.decimal() else {
      throw .meaning(place, "no event; expected a type, a code and a value")
    }
    event.value = value
    return event
  }

  /// The code of a report that is printed as a line of dashes.
  private static func separator(_ line: TextLine) -> Int? {
    var line = line
    guard let dashes = line.word(), let first = dashes.first, "-+>".utf8.contains(first),
      let name = line.word()
    else { return nil }
    return KernelLabels.codes[name.span] ?? oldSeparators[name.span]
  }

  private mutating func readList(_ line: inout TextLine) {
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
      readRange(of: axis, &line)
    }
  }

  private mutating func readRange(of axis: Int, _ line: inout TextLine) {
    var range = device.ranges[axis] ?? KernelDevice.Range(minimum: 0, maximum: 0)
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
