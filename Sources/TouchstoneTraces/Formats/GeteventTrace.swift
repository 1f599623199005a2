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
    let bytes: [UInt8]
    var contacts: KernelContacts

    /// Whether that is its path.
    func isAt(_ path: Span<UInt8>) -> Bool {
      guard path.count == bytes.count else { return false }
      // The ends differ, if anything does.
      for index in path.indices.reversed() where path[index] != bytes[index] { return false }
      return true
    }
  }

  private var devices: [Device] = []
  private var description = GeteventDescription()
  /// The device whose touches are read: the first that has any.
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
    let bytes = line.bytes
    line.skipSpaces()
    guard let time = line.seconds(), line.take("]") else {
      throw .meaning(place, "no time; expected '[seconds]' in front of an event")
    }
    // The device's path is missing when only one was asked for.
    var (path, first) = (line.wordRange(), line.wordRange())
    var code: Range<Int>?
    if let word = path, bytes[word.upperBound - 1] == UInt8(ascii: ":") {
      path = word.dropLast()
      code = line.wordRange()
    } else {
      (path, first, code) = (nil, path, first)
    }
    guard let first, let code, let last = line.wordRange() else {
      throw .meaning(place, "no event; expected a type, a code and a value behind the time")
    }
    let index = index(of: path ?? 0..<0, in: bytes)
    guard let type = Self.number(first, bytes, KernelLabels.types),
      let code = Self.number(code, bytes, KernelLabels.codes),
      let value = Self.number(last, bytes, KernelLabels.values)
    else { return try passOver((first, code, last), bytes, place) }
    let event = KernelEvent(
      time: Timestamp(nanoseconds: time), type: type, code: code, value: value,
      place: place)
    try take(event, of: index, &recording)
  }

  /// Leaves out what has a name that no touch needs; anything else is an error.
  private func passOver(
    _ words: (type: Range<Int>, code: Range<Int>, value: Range<Int>), _ bytes: [UInt8],
    _ place: TracePlace
  ) throws(TraceError) {
    let isNamed = [UInt8(ascii: "E"), UInt8(ascii: "0")].contains(bytes[words.type.lowerBound])
    let value = Self.number(words.value, bytes, KernelLabels.values)
    let isKnown = Self.number(words.code, bytes, KernelLabels.codes) != nil
    guard isNamed, value != nil || !isKnown else {
      throw .meaning(place, "no event; expected a type, a code and a value behind the time")
    }
  }

  private static func number(
    _ word: Range<Int>, _ bytes: [UInt8], _ labels: KernelLabels
  ) -> Int? {
    let text = bytes.span.extracting(word)
    for index in text.indices
    where text[index] > UInt8(ascii: "F") && text[index] < UInt8(ascii: "a") {
      return labels[text]
    }
    return word.count <= 8 ? TextLine.number(text, base: 16) : nil
  }

  private mutating func index(of path: Range<Int>, in bytes: [UInt8]) -> Int {
    if let last, devices[last].isAt(bytes.span.extracting(path)) { return last }
    let name = String(decoding: bytes[path], as: UTF8.self)
    if let index = devices.firstIndex(where: { $0.path == name }) {
      last = index
      return index
    }
    let contacts = KernelContacts(description.device(name))
    devices.append(Device(path: name, bytes: Array(name.utf8), contacts: contacts))
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
