import Touchstone

/// Protocol A: each frame lists all contacts.
extension KernelContacts {
  /// A contact of the list is complete; an empty one stands for no contact at all.
  mutating func finishBlock() {
    if mode != .list {
      mode = .list
      slots = []
    }
    let isEmpty = block.x == nil && block.y == nil && block.trackingID == nil
    blocks = (blocks ?? []) + (isEmpty ? [] : [block])
    block = KernelContact()
  }

  /// Tells of a list. One that was not written changes nothing, unless the last finger has lifted.
  mutating func reportList(
    _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) {
    let hasLifted = newPress == false
    var contacts = hasLifted ? [] : blocks ?? []
    let isTold = hasLifted || blocks != nil
    (blocks, block) = (nil, KernelContact())
    guard isTold else { return try tell([], event, &recording) }
    let haveIDs = contacts.allSatisfy { $0.trackingID != nil }
    contacts = try completed(contacts, event, &recording)
    let matches =
      haveIDs ? matchesByID(contacts) : try matchesByPlace(contacts, event, &recording)
    try report(contacts, matches, event, &recording)
  }

  /// The contacts with positions; what one does not say, it has from its touch.
  private mutating func completed(
    _ contacts: [KernelContact], _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) -> [KernelContact] {
    var complete: [KernelContact] = []
    for var contact in contacts {
      let id = contact.trackingID
      if id != nil, complete.contains(where: { $0.trackingID == id }) { continue }
      let last = listed.first { id != nil && $0.contact.trackingID == id }?.contact
      if contact.x == nil || contact.y == nil, let last {
        (contact.x, contact.y) = (contact.x ?? last.x, contact.y ?? last.y)
        try mend(
          .positionInherited, event,
          "a contact does not say all of where it is; it has its last place", &recording)
      }
      guard contact.x != nil, contact.y != nil else {
        let message = "a contact does not say where it is; left out"
        try mend(.contactDropped, event, message, &recording)
        continue
      }
      complete.append(contact)
    }
    return complete
  }

  private func matchesByID(_ contacts: [KernelContact]) -> [Int?] {
    contacts.map { contact in
      listed.firstIndex { $0.contact.trackingID == contact.trackingID }
    }
  }

  private mutating func matchesByPlace(
    _ contacts: [KernelContact], _ event: KernelEvent, _ recording: inout ImportedRecording
  ) throws(TraceError) -> [Int?] {
    let matches = FingerMatching.match(
      listed.map { place(of: $0.contact) }, contacts.map { place(of: $0) })
    if hasBegun, max(listed.count, contacts.count) > 1 {
      try recording.repairOnce(
        .fingersMatched, event.place,
        "fingers have no ids; they are told apart by where they are")
    }
    return matches
  }

  private func place(of contact: KernelContact) -> Point2D {
    contact.x.flatMap { x in contact.y.flatMap { y in screen.point(x, y) } } ?? .zero
  }

  /// Tells of touches that went on, ended and began; `matches` has for each contact the index of its
  /// touch.
  private mutating func report(
    _ contacts: [KernelContact], _ matches: [Int?], _ event: KernelEvent,
    _ recording: inout ImportedRecording
  ) throws(TraceError) {
    var touches: [RawTouch] = []
    var next: [KernelTouch] = []
    for (index, touch) in listed.enumerated() {
      let contact = matches.firstIndex(of: index).map { contacts[$0] }
      guard let contact, contact.isTouching else {
        let phase: TouchPhase = contact?.isPalm == true ? .cancelled : .ended
        touches.append(try raw(touch, phase, touch.contact, event))
        continue
      }
      if !contact.looks(like: touch.contact) {
        touches.append(try raw(touch, .moved, contact, event))
      }
      next.append(KernelTouch(id: touch.id, type: touch.type, contact: contact))
    }
    let old = listed
    for (contact, match) in zip(contacts, matches) where match == nil && contact.isTouching {
      // Ids of touches that end in this frame are not free yet.
      listed = old + next
      let touch = try newTouch(contact, event, &recording)
      touches.append(try raw(touch, .began, contact, event))
      next.append(touch)
    }
    listed = next
    try tell(touches, event, &recording)
  }
}
