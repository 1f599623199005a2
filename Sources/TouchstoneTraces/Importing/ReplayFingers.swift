import Touchstone

/// What is known of the fingers of a session replay, whose moves may be written behind their lifts.
struct ReplayFingers {
  private struct Finger {
    let number: Int64
    /// When the contact before the last one ended.
    var previousEnd: Timestamp?
    var start: Timestamp?
    var end: Timestamp?
    var location: Point2D
  }

  /// Fingers of which something has been heard lately.
  private var fingers: [Finger] = []
  private static let mostFingers = 64

  /// The fingers that have landed and not lifted.
  var down: [Int64] { fingers.filter { $0.start != nil && $0.end == nil }.map { $0.number } }

  func isDown(_ number: Int64) -> Bool { down.contains(number) }

  /// Where a finger landed last.
  func location(of number: Int64) -> Point2D {
    fingers.first { $0.number == number }?.location ?? Point2D(x: 0, y: 0)
  }

  /// Takes in that a finger lands or lifts.
  mutating func follow(
    _ number: Int64, _ phase: TouchPhase, _ location: Point2D, at time: Timestamp
  ) {
    var finger = Finger(number: number, location: location)
    if let index = fingers.firstIndex(where: { $0.number == number }) {
      finger = fingers.remove(at: index)
    } else if fingers.count == Self.mostFingers {
      fingers.removeFirst()
    }
    finger.location = location
    if phase == .began {
      (finger.previousEnd, finger.start, finger.end) = (finger.end, time, nil)
    } else {
      finger.end = time
    }
    fingers.append(finger)
  }

  /// Whether a finger was down at a time, as far as is known; what began before everything was.
  func canMove(_ number: Int64, at time: Timestamp) -> Bool {
    guard let finger = fingers.first(where: { $0.number == number }) else { return true }
    if let previousEnd = finger.previousEnd, time <= previousEnd { return true }
    if let start = finger.start, time < start { return finger.previousEnd == nil }
    guard let end = finger.end else { return true }
    return time <= end
  }
}
