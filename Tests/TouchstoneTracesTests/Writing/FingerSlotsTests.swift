import Testing
import Touchstone

@testable import TouchstoneTraces

/// Places that fingers take one after the other.
@Suite struct FingerSlotsTests {
  @Test func theFirstFreePlaceIsTakenInTheNextFrame() {
    var slots = FingerSlots()
    slots.nextFrame()
    #expect([1, 2, 3].map { slots.take(for: TouchID($0)) } == [0, 1, 2])
    slots.release(0)
    #expect(slots.taken == [1, 2])
    // Whoever lifts and whoever lands in one frame are not mixed up.
    #expect(slots.take(for: TouchID(4)) == 3)
    slots.nextFrame()
    #expect(slots.take(for: TouchID(5)) == 0)
    #expect(slots.slot(of: TouchID(5)) == 0)
    #expect(slots.slot(of: TouchID(1)) == nil)
  }

  @Test func placesCanBeForOneTypeOnly() {
    var slots = FingerSlots()
    slots.nextFrame()
    #expect(slots.take(for: TouchID(1), .direct) == 0)
    slots.release(0)
    slots.nextFrame()
    #expect(slots.take(for: TouchID(2), .pencil) == 1)
    #expect(slots.take(for: TouchID(3), .direct) == 0)
  }

  @Test func thereMayBeNoMorePlaces() {
    var slots = FingerSlots()
    slots.nextFrame()
    #expect([1, 2, 3].map { slots.take(for: TouchID($0), atMost: 2) } == [0, 1, nil])
  }
}
