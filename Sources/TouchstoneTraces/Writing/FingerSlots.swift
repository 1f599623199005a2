import Touchstone

/// Gives every touch that is down a place of its own; those of touches that have lifted are taken
/// again, the first ones first.
struct FingerSlots {
  private struct Slot {
    var touch: TouchID?
    /// For which touches it is; nil for all.
    let type: TouchType?
    /// When its last touch lifted: others of that frame do not get it.
    var lastFrame = -1
  }

  private var slots: [Slot] = []
  private var frame = 0

  /// How many places there are.
  var count: Int { slots.count }

  /// The places with a touch, in the order of the places.
  var taken: [Int] { slots.indices.filter { slots[$0].touch != nil } }

  /// Begins the next frame.
  mutating func nextFrame() {
    frame += 1
  }

  /// The place of a touch that is down.
  func slot(of touch: TouchID) -> Int? {
    slots.firstIndex { $0.touch == touch }
  }

  /// A place for a new touch, of a type if places are for those of one type only; nil when there may
  /// be no more.
  mutating func take(
    for touch: TouchID, _ type: TouchType? = nil, atMost limit: Int = .max
  ) -> Int? {
    let free = slots.firstIndex { $0.touch == nil && $0.type == type && $0.lastFrame != frame }
    guard let free else {
      guard slots.count < limit else { return nil }
      slots.append(Slot(touch: touch, type: type))
      return slots.count - 1
    }
    slots[free].touch = touch
    return free
  }

  /// The touch in a place has lifted.
  mutating func release(_ slot: Int) {
    slots[slot].touch = nil
    slots[slot].lastFrame = frame
  }
}
