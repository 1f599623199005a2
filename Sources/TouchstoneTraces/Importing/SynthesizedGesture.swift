import Touchstone

/// A gesture that Chrome makes of a few numbers, as touches.
struct SynthesizedGesture {
  /// Fingers of a pinch begin or end so far from each other at least.
  private static let shortestSpan = 100.0
  private static let pauseBetweenTaps: Int64 = 100_000_000

  private(set) var timeline = TouchTimeline()
  /// When it is over.
  private(set) var end: Timestamp

  /// Taps at a point.
  static func tap(_ parameters: TraceValue, at start: Timestamp) throws(TraceError) -> Self {
    var gesture = Self(end: start)
    let location = try parameters.point("x", "y")
    let duration = try parameters.member("duration")?.duration() ?? 50_000_000
    let count = try parameters.member("tapCount")?.wholeNumber(atLeast: 1) ?? 1
    for index in 0..<min(count, 100) {
      if index > 0 { gesture.end = gesture.end.adding(pauseBetweenTaps) }
      var touch = RawTouch(
        id: TouchID(0), phase: .began, location: location, type: .direct, place: parameters.place)
      try gesture.timeline.add(touch, at: gesture.end)
      gesture.end = gesture.end.adding(duration)
      touch.phase = .ended
      try gesture.timeline.add(touch, at: gesture.end)
    }
    return gesture
  }

  /// A pinch around a point: two fingers, one above the other, at a speed relative to each other.
  static func pinch(_ parameters: TraceValue, at start: Timestamp) throws(TraceError) -> Self {
    var gesture = Self(end: start)
    let center = try parameters.point("x", "y")
    let factor = parameters.member("scaleFactor")
    let scale = try factor?.positive() ?? 1
    let speed = try parameters.member("relativeSpeed")?.positive() ?? 800
    let before = scale < 1 ? shortestSpan / scale : shortestSpan
    let seconds = abs(before * scale - before) / speed
    guard seconds <= 3600, before * scale <= 1e9, before <= 1e9 else {
      throw parameters.error("the pinch is too large or too slow; expected at most an hour")
    }
    let duration = Int64(seconds * 1e9)
    for (id, side) in [(TouchID(0), -0.5), (TouchID(1), 0.5)] {
      let from = Point2D(x: center.x, y: center.y + before * side)
      var touch = RawTouch(
        id: id, phase: .began, location: from, type: .direct, place: parameters.place)
      try gesture.timeline.add(touch, at: start)
      touch.phase = .moved
      touch.location = Point2D(x: center.x, y: center.y + before * scale * side)
      try gesture.timeline.move(touch, from: from, at: start, lasting: duration)
      touch.phase = .ended
      try gesture.timeline.add(touch, at: start.adding(duration))
    }
    gesture.end = start.adding(duration)
    return gesture
  }

  private init(end: Timestamp) {
    self.end = end
  }
}
