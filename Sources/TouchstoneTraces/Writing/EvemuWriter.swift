import SafeJSON
package import Touchstone

/// Writes recordings of evemu: those of a touchscreen that reports fingers in slots (protocol B), with the
/// position of its oldest finger for readers that know only one, as the kernel adds it.
///
/// Times count from the first event. Recordings follow each other, each behind its own device.
package struct EvemuWriter: TraceWriter {
  package let holdsSeveral = true
  package let needsTouches = true
  package var losses: [Loss] { tally.losses }

  private var tally = LossTally(.evemu)
  private var device = EvemuDevice()
  private var slots = FingerSlots()
  private var contacts: [EvemuContact] = []
  /// The slot that events are about.
  private var current = 0
  /// The slots of fingers that are down, the oldest one first.
  private var oldest: [Int] = []
  private var pointer = EvemuPointer()
  private var start: Timestamp?
  private var lines = EvemuLines()

  package init() {}

  package mutating func begin(_ header: RecordingHeader, into bytes: inout [UInt8]) {
    self = EvemuWriter()
    device = EvemuDevice(header)
    for member in header.kept where !["name", "device"].contains(member.key) {
      tally.add(member: member.key)
    }
    if device.isSizeAssumed { tally.add(.screen) }
    bytes += device.description.utf8
  }

  package mutating func add(
    _ frame: Frame, _ name: (TouchID) -> String?, into bytes: inout [UInt8]
  ) {
    slots.nextFrame()
    advance(to: frame.time)
    if let event = frame.systemEvent {
      tally.add(event == .interruption ? .interruptions : .systemEvents)
      if event == .interruption { cancelAll() }
    }
    var cancelled: [Int] = []
    for sample in frame.samples {
      if let slot = add(sample, name) { cancelled.append(slot) }
    }
    report()
    leave(cancelled)
    lines.move(to: &bytes)
  }

  package mutating func end(into bytes: inout [UInt8]) {
    cancelAll()
    lines.move(to: &bytes)
  }

  private mutating func advance(to time: Timestamp) {
    let start = start ?? time
    self.start = start
    let nanoseconds = (time - start).nanoseconds
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1000)
    lines.microseconds = rest >= 500 ? whole + 1 : whole
    if rest != 0 { tally.add(.times, by: Double(min(rest, 1000 - rest)) / 1000) }
  }

  // MARK: Touches

  /// Adds what a touch does; returns its slot if it is cancelled, which takes a report of its own.
  private mutating func add(_ sample: TouchSample, _ name: (TouchID) -> String?) -> Int? {
    tally.addDetails(of: sample)
    if sample.phase == .began {
      land(sample, name(sample.id) == nil ? sample.id.rawValue : nil)
      return nil
    }
    guard let slot = slots.slot(of: sample.id) else { return nil }
    guard sample.phase != .stationary else {
      tally.add(.rests)
      return nil
    }
    let hasMoved = tell(sample, in: slot)
    switch sample.phase {
    case .cancelled:
      tally.add(.cancellations)
      tell(KernelCode.tool, KernelCode.palm, in: slot)
      return slot
    case .ended: lift(slot)
    default: if !hasMoved { tally.add(.rests) }
    }
    return nil
  }

  private mutating func land(_ sample: TouchSample, _ id: Int64?) {
    guard let slot = slots.take(for: sample.id, atMost: KernelContacts.mostSlots) else {
      return tally.add(.touches)
    }
    if slot == contacts.count { contacts.append(EvemuContact()) }
    if [.indirect, .indirectPointer].contains(sample.type) { tally.add(.types) }
    contacts[slot].forgetPosition()
    tell(KernelCode.trackingID, freeID(id), in: slot)
    tell(
      KernelCode.tool, sample.type == .pencil ? KernelCode.pen : KernelCode.finger, in: slot)
    _ = tell(sample, in: slot)
    oldest.append(slot)
  }

  /// The touch's own number where a device could have given it.
  private func freeID(_ id: Int64?) -> Int {
    let used = oldest.map { contacts[$0][KernelCode.trackingID] }
    var number = id.flatMap { (0...Int64(EvemuDevice.largestID)).contains($0) ? Int($0) : nil } ?? 0
    while used.contains(number) { number = number == EvemuDevice.largestID ? 0 : number + 1 }
    return number
  }

  /// Tells where a touch is and how it touches; says whether anything of that is new.
  private mutating func tell(_ sample: TouchSample, in slot: Int) -> Bool {
    let before = contacts[slot]
    let (x, y) = device.position(of: sample.location, &tally)
    tell(KernelCode.contactX, x, in: slot)
    tell(KernelCode.contactY, y, in: slot)
    let details = sample.isPlain ? TouchDetails() : sample.details
    tell(KernelCode.contactMajor, device.length(details.radius * 2), in: slot)
    tell(KernelCode.contactPressure, device.pressure(details, &tally), in: slot)
    return contacts[slot] != before
  }

  private mutating func lift(_ slot: Int) {
    tell(KernelCode.trackingID, -1, in: slot)
    slots.release(slot)
    oldest.removeAll { $0 == slot }
  }

  /// Tells a value of a contact, if it is new.
  private mutating func tell(_ axis: Int, _ value: Int, in slot: Int) {
    guard contacts[slot][axis] != value else { return }
    contacts[slot][axis] = value
    if current != slot { lines.add(KernelCode.absolute, KernelCode.slot, slot) }
    current = slot
    lines.add(KernelCode.absolute, axis, value)
  }

  // MARK: Reports

  /// Ends a report, if there is anything in it.
  private mutating func report() {
    guard !lines.isEmpty else { return }
    pointer.follow(oldest.first.map { contacts[$0] }, &lines)
    lines.add(KernelCode.synchronization, KernelCode.report, 0)
  }

  /// Contacts that were marked as palms are gone.
  private mutating func leave(_ cancelled: [Int]) {
    guard !cancelled.isEmpty else { return }
    lines.beginReport()
    for slot in cancelled { lift(slot) }
    report()
  }

  /// Takes away all touches that are down.
  private mutating func cancelAll() {
    let taken = slots.taken
    for slot in taken { tell(KernelCode.tool, KernelCode.palm, in: slot) }
    report()
    leave(taken)
    lines.beginReport()
  }
}
