import Touchstone

/// What Android's `getevent -lt` prints, or `getevent -t`, which has numbers in place of names.
///
/// A line is `[ seconds] /dev/input/event2: EV_ABS ABS_MT_POSITION_X 0000021c`; the device is missing
/// when only one was asked for. What `getevent -lp` prints in front gives the ranges of axes.
struct GeteventTrace: TraceImporter {
  static let shape = ImportShape.lines

  /// What is known of the devices, and what they do.
  private struct Device {
    let path: String
    var contacts: KernelContacts
  }

  private var devices: [Device] = []
  private var description = GeteventDescription()
  /// The device of which touches are told: the first that has any.
  private var chosen: Int?
  private var last: Int?

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    guard case .line(let bytes, let place) = record else { return }
    var line = TextLine(bytes)
    line.skipSpaces()
    if line.take("[") {
      try readEvent(&line, place, &recording)
    } else if line.take("/dev/input/"), !line.isAtEnd {
      throw .meaning(
        place, "an event without a time; expected the output of 'getevent -lt', with '[seconds]'")
    } else {
      description.read(TextLine(bytes))
    }
  }

  func finish(into recording: inout ImportedRecording) throws(TraceError) {
    guard chosen == nil else { return }
    throw .noRecording("no touches in this output of getevent")
  }

  private mutating func readEvent(
    _ line: inout TextLine, _ place: TracePlace, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    line.skipSpaces()
    guard let time = line.seconds(), line.take("]") else {
      throw .meaning(place, "no time; expected '[seconds]' in front of an event")
    }
    var words: [ArraySlice<UInt8>] = []
    while words.count < 4, let word = line.word() { words.append(word) }
    var path: ArraySlice<UInt8> = []
    if words.first?.last == UInt8(ascii: ":") { path = words.removeFirst().dropLast() }
    guard words.count >= 3 else {
      throw .meaning(place, "no event; expected a type, a code and a value behind the time")
    }
    let index = index(of: path)
    guard let type = Self.number(words[0], KernelLabels.types),
      let code = Self.number(words[1], KernelLabels.codes),
      let value = Self.number(words[2], KernelLabels.values)
    else { return try passOver(words, place) }
    let event = KernelEvent(
      time: Timestamp(nanoseconds: time), type: type, code: code,
      value: Int(Int32(truncatingIfNeeded: value)), place: place)
    try take(event, of: index, &recording)
  }

  /// Leaves out what has a name that no touch needs; anything else is an error.
  private func passOver(_ words: [ArraySlice<UInt8>], _ place: TracePlace) throws(TraceError) {
    let isNamed = [UInt8(ascii: "E"), UInt8(ascii: "0")].contains(words[0].first)
    let value = Self.number(words[2], KernelLabels.values)
    let isKnown = Self.number(words[1], KernelLabels.codes) != nil
    guard isNamed, value != nil || !isKnown else {
      throw .meaning(place, "no event; expected a type, a code and a value behind the time")
    }
  }

  private static func number(_ word: ArraySlice<UInt8>, _ labels: [String: Int]) -> Int? {
    let isLabel = word.contains { $0 > UInt8(ascii: "F") && $0 < UInt8(ascii: "a") }
    if isLabel { return labels[String(decoding: word, as: UTF8.self)] }
    return word.count <= 8 ? TextLine.number(word, base: 16) : nil
  }

  private mutating func index(of path: ArraySlice<UInt8>) -> Int {
    if let last, devices[last].path.utf8.elementsEqual(path) { return last }
    let name = String(decoding: path, as: UTF8.self)
    if let index = devices.firstIndex(where: { $0.path == name }) {
      last = index
      return index
    }
    devices.append(Device(path: name, contacts: KernelContacts(description.device(name))))
    last = devices.count - 1
    return devices.count - 1
  }

  private mutating func take(
    _ event: KernelEvent, of index: Int, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    guard let chosen else {
      try devices[index].contacts.read(event, into: &recording)
      if devices[index].contacts.hasBegun { self.chosen = index }
      return
    }
    if index == chosen { return try devices[index].contacts.read(event, into: &recording) }
    guard event.type == KernelCode.key, event.code == KernelCode.touch else { return }
    recording.note(
      .dropped, event.place,
      "\(devices[index].path) has touches too; only those of \(devices[chosen].path) are read")
  }
}
