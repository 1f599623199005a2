import Touchstone

/// Rule R67: what each finger of a recording counts when it lands and when it leaves.
package struct ReferenceTapCounts {
  /// Taps that belong together.
  private struct Series {
    let start: Point2D
    var count = 0
    var lastLift: Timestamp
    var lastLanding: Timestamp
    var finger: Int?
  }

  /// The counts by finger, in the order in which they landed.
  package private(set) var counts: [(landing: Int, leaving: Int)] = []
  private var series: [Series] = []

  package init(_ history: History) {
    counts = history.fingers.map { _ in (0, 0) }
    for frame in history.times.indices {
      for finger in history.fingers.indices { follow(finger, frame, history) }
      for finger in history.fingers.indices where history.fingers[finger].landing == frame {
        land(finger, at: history.times[frame], history.place(finger, frame))
      }
    }
  }

  private mutating func land(_ finger: Int, at time: Timestamp, _ place: Point2D) {
    series.removeAll { !$0.lastLift.isWithin(350 + 750, time) }
    let open = series.firstIndex { Self.isNear(place, $0.start) && $0.lastLift.isWithin(350, time) }
    let index = open ?? series.count
    if open == nil { series.append(Series(start: place, lastLift: time, lastLanding: time)) }
    series[index].count += 1
    series[index].lastLanding = time
    series[index].finger = finger
    counts[finger] = (series[index].count, series[index].count)
  }

  private mutating func follow(_ finger: Int, _ frame: Int, _ history: History) {
    let own = history.fingers[finger]
    let isLift = own.leaving == frame && !own.isCancelled
    guard isLift || own.moves.contains(frame),
      let index = series.firstIndex(where: { $0.finger == finger })
    else { return }
    let time = history.times[frame]
    let isTap =
      series[index].lastLanding.isWithin(750, time)
      && Self.isNear(history.place(finger, frame), series[index].start)
    if !isTap {
      series.remove(at: index)
      // A touch that the system takes away keeps its count.
      if !own.isCancelled { counts[finger].leaving = 0 }
    } else if isLift {
      series[index].lastLift = time
      series[index].finger = nil
    }
  }

  private static func isNear(_ place: Point2D, _ start: Point2D) -> Bool {
    abs(place.x - start.x) < 45 && abs(place.y - start.y) < 45
  }
}

extension Timestamp {
  fileprivate func isWithin(_ milliseconds: Int64, _ later: Timestamp) -> Bool {
    self + .milliseconds(milliseconds) >= later
  }
}
