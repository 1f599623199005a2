import Touchstone

/// Makes touches of the events of one device, whichever way it reports fingers: in slots (protocol B),
/// as a list of all contacts (protocol A), or as the one position of a device that knows no more.
///
/// A frame is reported when its SYN_REPORT comes.
struct KernelContacts {
  /// The way a device reports fingers.
  enum Mode {
    case single, list, slots
  }

  /// More slots than any device has.
  static let mostSlots = 64

  private var device: KernelDevice
  private(set) var screen: KernelScreen
  /// Whether any touch has been reported.
  private(set) var hasBegun = false
  var mode = Mode.single
  /// The touches that are down, of a list.
  var listed: [KernelTouch] = []
  var slots: [KernelSlot] = []
  var currentSlot = 0
  /// Touches whose slot has a new contact without having been emptied.
  var replaced: [RawTouch] = []
  /// The contact that is being reported, in a list.
  var block = KernelContact()
  /// Those of this frame before it; nil when the frame has had none, not even an empty one.
  var blocks: [KernelContact]?
  /// What a device says of its only finger.
  var single = KernelContact()
  /// What BTN_TOUCH said last, and in this frame.
  var isPressed = false
  var newPress: Bool?
  private var isPen = false
  /// How many contacts were palms, or only came near the surface, and so no touches.
  private var palms = 0
  private var hoverings = 0
  private var isLost = false

  init(_ device: KernelDevice = KernelDevice()) {
    self.device = device
    screen = device.screen
    mode = device.hasContactAxes ? .slots : .single
    let (x, y) = (device.values[KernelCode.x], device.values[KernelCode.y])
    if mode == .single {
      (single.x, single.y) = (x, y)
    } else if let x, let y {
      slots = [KernelSlot()]
      slots[0].listedPlace = (x, y)
    }
  }

  /// What there was in place of touches, behind a sentence; empty if there was nothing.
  var insteadOfTouches: String {
    let kinds = [(palms, "palms"), (hoverings, "hovering")].filter { $0.0 > 0 }.map { count, kind in
      "\(kind) (\(count) contact\(count == 1 ? "" : "s"))"
    }
    return kinds.isEmpty ? "" : ": only \(kinds.joined(separator: " and "))"
  }

  /// Counts a contact that is no touch.
  mutating func count(_ contact: KernelContact) {
    if contact.isPalm { palms += 1 } else if contact.distance > 0 { hoverings += 1 }
  }

  /// Takes in the next event.
  mutating func read(
    _ event: KernelEvent, into recording: inout ImportedRecording
  ) throws(TraceError) {
    if isLost {
      isLost = event.type != KernelCode.synchronization || event.code != KernelCode.report
      return
    }
    switch event.type {
    case KernelCode.absolute: try readAxis(event, &recording)
    case KernelCode.key: readKey(event)
    case KernelCode.synchronization: try readSynchronization(event, &recording)
    default: break
    }
  }

  private mutating func readAxis(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    switch event.code {
    case KernelCode.x: single.x = event.value
    case KernelCode.y: single.y = event.value
    case KernelCode.pressure: single.pressure = event.value
    case KernelCode.distance: single.distance = event.value
    case KernelCode.contactAxes:
      if mode == .single { useSlots() }
      block.set(event.code, event.value)
      if mode == .slots { try readSlot(event, &recording) }
    default: break
    }
  }

  /// The device reports slots: what it said of its only finger does not count.
  private mutating func useSlots() {
    mode = .slots
    if slots.allSatisfy({ $0.touch == nil }) { slots = [] }
  }

  private mutating func readKey(_ event: KernelEvent) {
    switch event.code {
    case KernelCode.touch:
      isPressed = event.value != 0
      newPress = isPressed
    case KernelCode.toolFinger where !device.hasFingerTool: device.hasFingerTool = true
    case KernelCode.toolPen:
      isPen = event.value != 0
      if isPen, mode == .single { hoverings += 1 }
    default: break
    }
  }

  private mutating func readSynchronization(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    switch event.code {
    case KernelCode.contactReport: finishBlock()
    case KernelCode.report:
      switch mode {
      case .single: try reportSingle(event, &recording)
      case .list: try reportList(event, &recording)
      case .slots: try reportSlots(event, &recording)
      }
      newPress = nil
    case KernelCode.dropped: try lose(event, &recording)
    default: break
    }
  }

  /// Takes all touches away: what has become of them is not known.
  private mutating func lose(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    isLost = true
    let live = slots.compactMap { $0.touch } + listed
    (slots, listed, blocks, replaced, block, newPress) = ([], [], nil, [], KernelContact(), nil)
    (single.x, single.y, isPressed) = (nil, nil, false)
    guard hasBegun else { return }
    try recording.repair(
      .stateLost, event.place,
      "the device lost events; touches are cancelled, and what follows up to the next report is left "
        + "out")
    var touches: [RawTouch] = []
    for touch in live { touches.append(try raw(touch, .cancelled, touch.contact, event)) }
    if !touches.isEmpty { try recording.add(touches, at: event.time, event.place) }
  }

  // MARK: Telling

  /// Tells of something that was repaired.
  mutating func mend(
    _ code: Repair.Code, _ event: KernelEvent, _ message: String,
    _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if !hasBegun { try begin(event, nil, &recording) }
    try recording.repair(code, event.place, message)
  }

  /// Tells of a frame: first of touches that gave way to others, then of all that changed.
  mutating func tell(
    _ touches: [RawTouch], _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if !replaced.isEmpty {
      try recording.add(replaced, at: event.time, event.place)
      replaced = []
    }
    // Without touches it moves the clock, while there is anything to wait for.
    guard !touches.isEmpty || slots.contains(where: { $0.touch != nil }) || !listed.isEmpty
    else { return }
    try recording.add(touches, at: event.time, event.place)
  }

  /// A touch of a contact that has not been reported.
  mutating func newTouch(
    _ contact: KernelContact, _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) -> KernelTouch {
    if !hasBegun { try begin(event, contact, &recording) }
    let isPencil = contact.tool == KernelCode.pen || mode == .single && isPen
    let type: TouchType = isPencil ? .pencil : device.isIndirect ? .indirect : .direct
    return KernelTouch(id: freeID(contact.trackingID), type: type, contact: contact)
  }

  /// Begins the recording, and says what is to be known about all of it.
  private mutating func begin(
    _ event: KernelEvent, _ contact: KernelContact?, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    hasBegun = true
    var note: String?
    if screen.size == nil {
      note = "the ranges of the device's axes are not known; its units are treated as points"
      if let x = contact?.x, let y = contact?.y, let assumed = KernelScreen.assumed(from: x, y) {
        screen = assumed.screen
        note =
          "the ranges of the device's axes are not known; they are taken to end at \(assumed.largest)"
      }
    }
    try recording.begin(name: device.name, size: screen.size)
    if device.isIndirect {
      recording.note(
        .indirectDevice, event.place,
        "the device is a touchpad: its touches are indirect, and their places are those on the pad")
    }
    if let note { recording.note(.lowFidelity, event.place, note) }
  }

  /// What a recording gets about a touch.
  func raw(
    _ touch: KernelTouch, _ phase: TouchPhase, _ contact: KernelContact, _ event: KernelEvent
  ) throws(TraceError) -> RawTouch {
    guard let x = contact.x ?? touch.contact.x, let y = contact.y ?? touch.contact.y,
      let location = screen.point(x, y)
    else {
      throw .meaning(event.place, "coordinate too large; expected within ±1000000000 points")
    }
    var raw = RawTouch(
      id: touch.id, phase: phase, location: location, type: touch.type, place: event.place)
    if let force = device.force(contact.pressure) {
      raw.details.force = force
      raw.details.maximumForce = 1
    }
    raw.details.radius = screen.radius(contact.length) ?? 0
    return raw
  }

  /// The tracking id, unless another touch goes by that number.
  private func freeID(_ trackingID: Int?) -> TouchID {
    var used = slots.compactMap { $0.touch } + listed
    used.removeAll { $0.id.rawValue < 0 }
    var number = Int64(trackingID ?? 0)
    if number.magnitude > TouchNames.largestNumber { number = 0 }
    while used.contains(where: { $0.id.rawValue == number }) { number += 1 }
    return TouchID(number)
  }
}
