import Touchstone

/// Names what a recording holds, by a fixed rule.
///
/// The gestures come in order of recognition. Those whose times overlap, where touching counts and
/// chains of overlaps hang together, are joined by `+`; groups that come after each other by `,`.
/// A cancelled gesture counts; one without an end lasts for ever. A pan during which a swipe of the
/// same fingers ended is left out. Without any gesture the label is `none`.
package enum GestureLabel {
  /// The label of gestures that are in order of recognition.
  package static func text(of gestures: [RecognizedGesture]) -> String {
    var text = ""
    var end: Timestamp?
    for (index, gesture) in gestures.enumerated()
    where !isMeantAsSwipe(index, among: gestures) {
      if let end { text += gesture.began <= end ? "+" : "," }
      text += name(of: gesture)
      let ended = gesture.ended ?? Timestamp(nanoseconds: .max)
      end = max(end ?? ended, ended)
    }
    return text.isEmpty ? "none" : text
  }

  /// The name of one gesture: its kind, what it amounted to, and the number of its fingers where
  /// that is no matter of course.
  ///
  /// Taps are `tap`, `doubleTap`, `tripleTap`, then `4xTap` and so on.
  package static func name(of gesture: RecognizedGesture) -> String {
    let usualTouches = gesture.kind == .pinch || gesture.kind == .rotation ? 2 : 1
    let suffix = gesture.touches > usualTouches ? String(gesture.touches) : ""
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

  /// Whether a gesture is a pan whose fingers made a swipe meanwhile.
  ///
  /// A swipe is over when it is recognized, and gestures are in order of recognition: only those
  /// beside the pan are looked at, however many there are.
  private static func isMeantAsSwipe(_ index: Int, among gestures: [RecognizedGesture]) -> Bool {
    let pan = gestures[index]
    guard pan.kind == .pan else { return false }
    let end = pan.ended ?? Timestamp(nanoseconds: .max)
    let atOnce = gestures[..<index].reversed().prefix { $0.began == pan.began }
    let meanwhile = gestures[(index + 1)...].prefix { $0.began <= end }
    return atOnce.contains { isSwipe($0, ofFingersOf: pan) }
      || meanwhile.contains { isSwipe($0, ofFingersOf: pan) }
  }

  private static func isSwipe(
    _ gesture: RecognizedGesture, ofFingersOf pan: RecognizedGesture
  ) -> Bool {
    gesture.kind == .swipe && gesture.ended != nil && pan.fingers.isSuperset(of: gesture.fingers)
  }
}
