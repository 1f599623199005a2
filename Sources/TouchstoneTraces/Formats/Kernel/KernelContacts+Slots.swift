import Touchstone

/// Protocol B.
extension KernelContacts {
  /// Takes in an axis of the contact in the current slot, or another slot.
  mutating func readSlot(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if event.code == KernelCode.slot {
      guard (0..<Self.mostSlots).contains(event.value) else {
        throw .meaning(
          event.place, "slot \(event.value); expected one from 0 to \(Self.mostSlots - 1)")
      }
      currentSlot = event.value
    }
    while slots.count <= currentSlot { slots.append(KernelSlot()) }
    switch event.code {
    case KernelCode.slot: break
    case KernelCode.trackingID where KernelCode.isLift(trackingID: event.value):
      try empty(event, &recording)
    case KernelCode.trackingID: try fill(event)
    default: slots[currentSlot].set(event.code, event.value)
    }
  }

  /// A contact has left its slot.
  private mutating func empty(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    switch slots[currentSlot].state {
    case .landed:
      if !hasBegun { break }
      recording.note(
        .dropped, event.place, "contacts that come and go within one report; left out")
    case .unknown where slots[currentSlot].touch == nil:
      try mend(
        .liftDropped, event,
        "the contact in slot \(currentSlot) never began; its end is dropped", &recording)
    default: break
    }
    slots[currentSlot].state = .empty
    slots[currentSlot].contact.trackingID = nil
  }

  /// A contact is in the slot; if another one was, it has lifted.
  private mutating func fill(_ event: KernelEvent) throws(TraceError) {
    if slots[currentSlot].isDown, slots[currentSlot].contact.trackingID == event.value { return }
    if let touch = slots[currentSlot].touch {
      replaced.append(try raw(touch, .ended, touch.contact, event))
      slots[currentSlot].touch = nil
    }
    slots[currentSlot].state = .landed
    slots[currentSlot].contact.trackingID = event.value
  }

  /// Tells of what has changed in all slots.
  mutating func reportSlots(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    var touches: [RawTouch] = []
    for index in slots.indices {
      if slots[index].state == .landed { try complete(index, event, &recording) }
      if let touch = try report(index, event, &recording) { touches.append(touch) }
      slots[index].finishFrame()
    }
    try tell(touches, event, &recording)
  }

  /// Takes over the slot's last position for a contact that landed without saying all of its own.
  private mutating func complete(
    _ index: Int, _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    // What a device said before the recording is as good as what it said before in the recording.
    slots[index].contact.x = slots[index].contact.x ?? slots[index].listedPlace?.x
    slots[index].contact.y = slots[index].contact.y ?? slots[index].listedPlace?.y
    let slot = slots[index]
    if slot.hasNewX, slot.hasNewY { return }
    let axes = slot.hasNewX ? "y" : slot.hasNewY ? "x" : "x and y"
    if slot.contact.x != nil, slot.contact.y != nil {
      return try mend(
        .positionInherited, event,
        "the new contact in slot \(index) does not say its \(axes); it has the slot's last",
        &recording)
    }
    try mend(
      .contactDropped, event,
      "the new contact in slot \(index) does not say its \(axes), nor did one before; left out",
      &recording)
    slots[index].state = .leftOut
  }

  /// What is to be reported of a slot's contact.
  private mutating func report(
    _ index: Int, _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) -> RawTouch? {
    let contact = slots[index].contact
    let isTouching = slots[index].isDown && contact.isTouching
    guard let touch = slots[index].touch else {
      guard isTouching else {
        if slots[index].state == .landed { count(contact) }
        return nil
      }
      let touch = try newTouch(contact, event, &recording)
      slots[index].touch = touch
      // One that was not seen to land is said to begin here.
      let phase: TouchPhase = slots[index].state == .unknown ? .moved : .began
      return try raw(touch, phase, contact, event)
    }
    guard isTouching else {
      slots[index].touch = nil
      let phase: TouchPhase = contact.isPalm && slots[index].isDown ? .cancelled : .ended
      return try raw(touch, phase, contact, event)
    }
    guard !contact.looks(like: touch.contact) else { return nil }
    slots[index].touch?.contact = contact
    return try raw(touch, .moved, contact, event)
  }
}

/// Devices that know one finger.
extension KernelContacts {
  /// Tells of the only finger, as if it were in a slot.
  mutating func reportSingle(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    if slots.isEmpty { slots.append(KernelSlot()) }
    slots[0].contact = single
    // Pens say how far above the surface they are also where they touch it: BTN_TOUCH decides.
    if isPressed { slots[0].contact.distance = 0 }
    let isDown = isPressed && single.x != nil && single.y != nil
    if isPressed, newPress == true, !isDown {
      try mend(
        .contactDropped, event,
        "a contact does not say where it is; left out", &recording)
    }
    // The first report that says where the finger is begins it.
    slots[0].state = isDown ? .down : .empty
    let touch = try report(0, event, &recording)
    try tell(touch.map { [$0] } ?? [], event, &recording)
  }
}
