import Touchstone

/// Makes touches for scripts that say only what is to be done, one stroke after the other.
struct MadeUpStrokes {
  /// The time between two things that are done.
  static let pause: Int64 = 1_000_000_000

  private var clock = Timestamp.zero

  /// A finger rests at a point for so many nanoseconds. `pause` is the time until the next stroke.
  mutating func press(
    at point: Point2D, _ duration: Int64, _ value: TraceValue,
    _ recording: inout ImportedRecording, pause: Int64 = pause
  ) throws(TraceError) {
    try stroke(from: point, to: point, duration, value, &recording)
    clock = clock.adding(pause)
  }

  /// A finger goes straight from one point to another in so many nanoseconds.
  mutating func drag(
    from start: Point2D, to end: Point2D, _ duration: Int64, _ value: TraceValue,
    _ recording: inout ImportedRecording
  ) throws(TraceError) {
    try stroke(from: start, to: end, duration, value, &recording)
    clock = clock.adding(Self.pause)
  }

  private mutating func stroke(
    from start: Point2D, to end: Point2D, _ duration: Int64, _ value: TraceValue,
    _ recording: inout ImportedRecording
  ) throws(TraceError) {
    var timeline = TouchTimeline()
    var touch = RawTouch(
      id: TouchID(1), phase: .began, location: start, type: .direct, place: value.place)
    try timeline.add(touch, at: clock)
    touch.location = end
    if start != end {
      touch.phase = .moved
      try timeline.move(touch, from: start, at: clock, lasting: duration)
    }
    clock = clock.adding(duration)
    touch.phase = .ended
    try timeline.add(touch, at: clock)
    try timeline.give(to: &recording)
  }
}
