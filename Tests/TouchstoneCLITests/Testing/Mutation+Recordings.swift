extension Mutation {
  /// Changes to what the fingers do.
  static let ofRecordings = ofTouches + ofFingers + ofTimes + ofEvents + idle

  private static let ofTouches: [Mutation] = [
    .edited("tap", "the lift is 60 points off") {
      $0.move($0.events.count - 1..<$0.events.count, dx: 60)
    },
    .edited("tap", "it moves by 0.001 points") { $0.move(3..<4, dx: 0.001) },
    .edited("tap", "it is 50 points lower") { $0.move(0..<$0.events.count, dy: 50) },
    .edited("pan", "one sample is 9 points off") { $0.move(60..<61, dy: 9) },
    .edited("pan", "its end is 1 point off") { $0.move(117..<118, dx: 1) },
    .edited("pan", "it is 30 points to the right") { $0.move(0..<$0.events.count, dx: 30) },
    .edited("near-miss-swipe", "it goes 9 points further") { $0.move(8..<13, dx: 9) },
    .edited("swipe-left", "it strays by 80 points") { $0.move(6..<14, dy: 80) },
    .edited("pinch-out", "the first finger is jittered in the last digit") {
      $0.events[20].touches[0].x += 0.001
    },
    .edited("rotation-past-180", "the last turn is undone") { $0.move(130..<139, dx: 15) },
    .edited("edge-pan", "it starts 20 points from the edge") { $0.move(0..<27, dx: 16) },
    .edited("long-press", "the finger trembles by 14 points") { $0.move(10..<11, dx: 14) },
    .edited("photo", "the second finger lands a point off") { $0.move(1..<2, dx: 1) },
    .edited("scroll", "the first flick is weaker") { $0.move(5..<6, dy: 6) },
    .edited("tap-moved-too-far", "it comes back at once") { $0.move(1..<3, dx: -8, dy: -8) },
  ]

  private static let ofFingers: [Mutation] = [
    .edited("tap", "another finger joins") { $0.addFinger(7, from: 2, to: 5, x: 90, y: 90) },
    .edited("pan", "another finger joins late") {
      $0.addFinger(7, from: 80, to: 110, x: 90, y: 90)
    },
    .edited("pinch-out", "another finger joins") {
      $0.addFinger(7, from: 30, to: 40, x: 50, y: 700)
    },
    .edited("two-finger-tap", "one finger is missing") { $0.removeFinger(2) },
    .edited("pinch-out", "one finger is missing") { $0.removeFinger(1) },
    .edited("photo", "one finger is missing") { $0.removeFinger(2) },
    .edited("pan", "it is cancelled instead of lifted") { $0.setPhase("cancelled", of: 117) },
    .edited("tap", "it is cancelled instead of lifted") { $0.setPhase("cancelled", of: 6) },
    .edited("pinch-in", "it is cancelled instead of lifted") {
      $0.setPhase("cancelled", of: $0.events.count - 1)
    },
    .edited("long-press", "it is cancelled instead of lifted") { $0.setPhase("cancelled", of: 52) },
    .edited("pan-cancelled", "it is lifted instead of cancelled") {
      $0.setPhase("ended", of: $0.events.count - 1)
    },
    .edited("double-tap", "a finger has another number") {
      for event in $0.events.indices {
        for touch in $0.events[event].touches.indices where $0.events[event].touches[touch].id == 2
        {
          $0.events[event].touches[touch].id = 9
        }
      }
    },
    .edited("pinch-out", "two touches of an event change places", .nothing) { trace in
      let place = trace.events.firstIndex {
        $0.touches.count == 2 && $0.touches.allSatisfy { $0.phase == "moved" }
      }
      if let place { trace.events[place].touches.swapAt(0, 1) }
    },
  ]

  private static let ofTimes: [Mutation] = [
    .edited("tap", "all times are a tenth longer") { $0.scaleTimes(by: 1.1) },
    .edited("swipe-right", "all times are four times as long") { $0.scaleTimes(by: 4) },
    .edited("pan", "all times are half as long") { $0.scaleTimes(by: 0.5) },
    .edited("tap", "the lift comes two seconds late") { $0.delay(from: 6, by: 2) },
    .edited("double-tap", "the second tap comes late") { $0.delay(from: 4, by: 0.5) },
    .edited("long-press", "it is lifted before its time") {
      $0.scaleTimes(by: 0.4)
    },
    .edited("pan", "one sample comes a millisecond late") { $0.events[50].time += 0.001 },
    .edited("swipe-up", "it rests before it goes") { $0.delay(from: 1, by: 0.3) },
    .edited("single-tap-waits", "it comes a second later") { $0.delay(from: 0, by: 1) },
  ]

  private static let ofEvents: [Mutation] = [
    .edited("pan", "a sample is dropped") { $0.events.remove(at: 40) },
    .edited("pan", "the first samples are dropped") { $0.events.removeSubrange(1..<30) },
    .edited("pinch-out", "a sample is dropped") { $0.events.remove(at: 25) },
    .edited("swipe-down", "the samples between are dropped") {
      $0.events.removeSubrange(2..<$0.events.count - 1)
    },
    .edited("tap", "the lift is dropped") { $0.events.removeLast() },
    .edited("rotation-past-180", "the lifts are dropped") { $0.events.removeLast(2) },
    .edited("pan", "it is lifted in the middle") {
      $0.events.removeSubrange(60..<$0.events.count)
      $0.setPhase("ended", of: 59)
    },
    .edited("pan", "a call comes in") {
      $0.events.insert(
        .init(time: $0.events[60].time, touches: [], rest: ["interruption": true]), at: 60)
    },
    .edited("interruption", "no call comes in") { $0.events.removeAll { $0.touches.isEmpty } },
    .edited("tap", "it is made twice") { trace in
      var again = trace
      again.delay(from: 0, by: 0.2)
      trace.events += again.events
    },
    .edited("tap", "a moment without touches passes", .members) {
      $0.events.insert(.init(time: 0.05, touches: []), at: 4)
    },
  ]

  /// What must not be noticed.
  private static let idle: [Mutation] = [
    .edited("photo", "it is written in another way", .nothing) { _ in },
    .edited("pan", "the force is another", .nothing) {
      for event in $0.events.indices {
        for touch in $0.events[event].touches.indices {
          $0.events[event].touches[touch].rest["force"] = 0.5
        }
      }
    },
    .edited("tap", "it has a note", .nothing) { $0.members["x-note"] = "seen on a phone" },
    .edited("pinch-out", "it has other metadata", .nothing) {
      $0.members["metadata"] = ["by": "hand"]
    },
    .edited("pan", "times are in milliseconds", .nothing) {
      $0.members["timeUnit"] = "ms"
      // Whole microseconds, as they are written.
      for event in $0.events.indices {
        $0.events[event].time = ($0.events[event].time * 1e6).rounded() / 1000
      }
    },
    .edited("swipe-left", "predicted touches are there", .nothing) {
      $0.events[4].touches[0].rest["predicted"] = [["t": 0.4, "x": 1, "y": 1]]
    },
    .edited("double-tap", "it expects nothing of itself", .nothing) {
      $0.members["expect"] = nil
    },
    .edited("pan", "it has another name", .members) { $0.members["name"] = "another" },
  ]
}
