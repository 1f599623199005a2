import Touchstone

/// Recordings of evemu, of all versions from 1.0 on: `E: seconds type code value`, mostly behind a
/// description of the device.
///
/// Type and code are hexadecimal, the value is decimal. The ranges of axes (`A:`) say how large the
/// screen is; a description alone is no recording.
struct EvemuTrace: TraceImporter {
  static let shape = ImportShape.lines
  static let fileEndings = [".events", ".event", ".evemu"]

  private var contacts = KernelContacts()
  private var device = KernelDevice()
  /// What comments say of the device: evemu 1.1 and later write the values of axes there.
  private var listing = KernelListing()
  /// The bytes of bits of keys that have been read.
  private var keyBytes = 0
  /// The bytes of bits of properties that have been read.
  private var propertyBytes = 0
  private var hasDescription = false
  /// Whether events have come since the description.
  private var hasEvents = false
  /// Whether any device has had touches.
  private var hasTouches = false

  init(_ options: ImportOptions) {}

  mutating func read(
    _ record: ImportRecord, into recording: inout ImportedRecording
  ) throws(TraceError) {
    guard case .line(let bytes, let place) = record else { return }
    var line = TextLine(bytes)
    line.skipSpaces()
    if line.take("E:") {
      if !hasEvents {
        device.values = listing.device.values
        contacts = KernelContacts(device)
      }
      hasEvents = true
      try contacts.read(try event(&line, place), into: &recording)
      hasTouches = hasTouches || contacts.hasBegun
    } else if line.take("#") {
      // The comments about a device stand in front of its name.
      if line.take(" EVEMU") { listing = KernelListing() }
      line.skipSpaces()
      listing.read(&line)
    } else if !line.isAtEnd {
      try describe(&line, place, &recording)
    }
  }

  func finish(into recording: inout ImportedRecording) throws(TraceError) {
    if hasDescription, !hasEvents, !hasTouches {
      throw .noRecording(
        "a device description without events; expected a recording with 'E:' lines")
    }
    guard !hasTouches else { return }
    throw .noRecording("no touches in this recording of a device" + contacts.insteadOfTouches)
  }

  private func event(
    _ line: inout TextLine, _ place: TracePlace
  ) throws(TraceError) -> KernelEvent {
    line.skipSpaces()
    guard let time = line.seconds(), let type = line.hexadecimal(), let code = line.hexadecimal(),
      let value = line.decimal()
    else { throw .meaning(place, "no event; expected 'E: seconds type code value'") }
    return KernelEvent(
      time: Timestamp(nanoseconds: time), type: type, code: code, value: value, place: place)
  }

  // MARK: Description

  private mutating func describe(
    _ line: inout TextLine, _ place: TracePlace, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if line.take("N:") {
      if hasEvents { try recording.end() }
      (device, hasEvents, keyBytes, propertyBytes) = (KernelDevice(), false, 0, 0)
      line.skipSpaces()
      device.name = line.rest
    } else if line.take("P:") {
      let bits = Self.bits(&line, behind: &propertyBytes)
      device.properties.formUnion(bits)
    } else if line.take("B:") {
      if line.hexadecimal() == KernelCode.key {
        let bits = Self.bits(&line, behind: &keyBytes)
        device.hasFingerTool = device.hasFingerTool || bits.contains(KernelCode.toolFinger)
      }
    } else if line.take("A:") {
      try readAxis(&line, place)
    } else if !["I:", "L:", "S:"].contains(where: { line.take($0) }) {
      // A prompt and a list of devices may have been copied with the recording.
      if !hasDescription, !hasEvents { return }
      throw .meaning(place, "no line of an evemu recording; expected 'E: seconds type code value'")
    }
    hasDescription = true
  }

  private mutating func readAxis(_ line: inout TextLine, _ place: TracePlace) throws(TraceError) {
    guard let code = line.hexadecimal(), let minimum = line.decimal(), let maximum = line.decimal()
    else { throw .meaning(place, "no axis; expected 'A: axis min max fuzz flat resolution'") }
    // Fuzz and flat; the resolution came with version 1.1.
    _ = (line.decimal(), line.decimal())
    device.ranges[code] = KernelDevice.Range(
      minimum: minimum, maximum: maximum, resolution: line.decimal() ?? 0)
  }

  /// The numbers of the bits that are set in the bytes of a line, which go on from those before.
  private static func bits(_ line: inout TextLine, behind count: inout Int) -> [Int] {
    var bits: [Int] = []
    while let byte = line.hexadecimal() {
      for bit in 0..<8 where byte & 1 << bit != 0 { bits.append(count * 8 + bit) }
      count += 1
    }
    return bits
  }
}
