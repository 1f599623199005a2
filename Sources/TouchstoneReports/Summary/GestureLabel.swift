import Touchstone

/// Names what a recording holds, by a fixed rule.
///
/// The gestures come in order of recognition. Those whose times overlap, where touching counts and
/// chains of overlaps hang together, are joined by `+`; groups that come after each other by `,`.
/// A cancelled gesture counts; one without an end lasts for ever. A pan during which a swipe of the
/// same fingers ended is left out. Without any gesture the label is `none`.
package struct GestureLabel: Sendable {
  /// The latest end of the gestures so far; nil before the first.
  private var end: Timestamp?
  /// When the newest gesture was recognized, and which fingers made a swipe at the same time.
  private var newest: Timestamp?
  private var swipes: [FingerSet] = []

  private init() {}

  /// The label of gestures that are in order of recognition. `swipes` are later ones that the label
  /// does not name; where gestures are left out, the label ends with `,…`.
  package static func text(
    of gestures: [RecognizedGesture], before swipes: [RecognizedGesture] = [],
    isTruncated: Bool = false
  ) -> String {
    var (text, label) = ("", GestureLabel())
    let all = swipes.isEmpty ? gestures : gestures + swipes
    for index in gestures.indices {
      guard let joint = label.joint(before: index, among: all) else { continue }
      if !text.isEmpty { text += joint }
      text += name(of: gestures[index])
    }
    if isTruncated { return text.isEmpty ? "…" : text + ",…" }
    return text.isEmpty ? "none" : text
  }

  /// What joins the next gesture to those before it; nil if it is left out. Those that come after
  /// it, as long as it lasts, follow in the array.
  private mutating func joint(
    before index: Int, among gestures: [RecognizedGesture]
  ) -> String? {
    let gesture = gestures[index]
    note(gesture)
    if gesture.kind == .pan, isMeantAsSwipe(index, among: gestures) { return nil }
    defer { end = max(end ?? gesture.lastTime, gesture.lastTime) }
    return end.map { gesture.began <= $0 } ?? false ? "+" : ","
  }

  /// Takes in that a gesture is the newest one.
  private mutating func note(_ gesture: RecognizedGesture) {
    if newest != gesture.began {
      newest = gesture.began
      if !swipes.isEmpty { swipes.removeAll(keepingCapacity: true) }
    }
    if let fingers = Self.swipingFingers(of: gesture), !swipes.contains(fingers) {
      swipes.append(fingers)
    }
  }

  /// The fingers of a swipe; nil for another gesture.
  static func swipingFingers(of gesture: RecognizedGesture) -> FingerSet? {
    gesture.kind == .swipe && gesture.ended != nil ? gesture.fingers : nil
  }

  /// The name of one gesture: its kind, what it amounted to, and the number of its fingers where
  /// that is no matter of course.
  ///
  /// Taps are `tap`, `doubleTap`, `tripleTap`, then `4xTap` and so on.
  package static func name(of gesture: RecognizedGesture) -> String {
    let isUsual = gesture.touches <= gesture.kind.usualNumberOfTouches
    let suffix = isUsual ? "" : String(gesture.touches)
    return stem(of: gesture) + suffix
  }

  private static func stem(of gesture: RecognizedGesture) -> String {
    switch gesture.values {
    case .tap(let taps): name(ofTaps: taps)
    case .swipe(let direction): name(of: direction)
    case .pinch(let scale, _): scale < 1 ? "pinchIn" : "pinchOut"
    case .rotation(let rotation, _):
      rotation < 0 ? "rotateCounterclockwise" : "rotateClockwise"
    case .screenEdgePan: "edgePan"
    case .longPress, .pan, .custom, nil: "\(gesture.kind.name)"
    }
  }

  private static func name(ofTaps taps: Int) -> String {
    switch taps {
    case ...1: "tap"
    case 2: "doubleTap"
    case 3: "tripleTap"
    default: "\(taps)xTap"
    }
  }

  private static func name(of direction: SwipeDirection) -> String {
    switch direction {
    case .right: "swipeRight"
    case .left: "swipeLeft"
    case .up: "swipeUp"
    default: "swipeDown"
    }
  }

  /// Whether a pan is one whose fingers made a swipe meanwhile.
  ///
  /// A swipe is over when it is recognized, and gestures are in order of recognition: only those
  /// beside the pan are looked at, however many there are.
  private func isMeantAsSwipe(_ index: Int, among gestures: [RecognizedGesture]) -> Bool {
    let pan = gestures[index]
    return swipes.contains { pan.fingers.isSuperset(of: $0) }
      || gestures[(index + 1)...].prefix { $0.began <= pan.lastTime }.contains {
        Self.swipingFingers(of: $0).map { pan.fingers.isSuperset(of: $0) } ?? false
      }
  }
}

extension RecognizedGesture {
  /// When it ended, or what no time comes after.
  var lastTime: Timestamp { ended ?? Timestamp(nanoseconds: .max) }
}
