import Touchstone

/// What evtest prints: `Event: time seconds, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 105`,
/// with separators for reports, behind a list of what the device has.
struct EvtestTrace: TraceImporter {
  static let shape = ImportShape.lines

  /// What other versions print: `Report Sync`, `Config Sync`, `EV_SYN`.
  private static let oldSeparators: KernelLabels = [
    "Report": KernelCode.report, "Config": KernelCode.configuration,
    // Some builds print the name of the type in place of that of the code.
    "EV_SYN": KernelCode.report,
  ]

  private var listing = KernelListing()
  private var contacts = KernelContacts()
  private var hasEvents = false

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    guard case .line(let bytes, let place) = record else { return }
    var line = TextLine(bytes)
    line.skipSpaces()
    guard line.take("Event: time ") else { return hasEvents ? () : listing.read(&line) }
    if !hasEvents { contacts = KernelContacts(listing.device) }
    hasEvents = true
    if let event = try event(&line, place) { try contacts.read(event, into: &recording) }
  }

  func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard !contacts.hasBegun else { return }
    throw .noRecording("no touches in this output of evtest" + contacts.insteadOfTouches)
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
}
