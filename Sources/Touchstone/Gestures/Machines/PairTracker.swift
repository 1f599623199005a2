/// Follows two fingers for pinch and rotation (R55, R58, R61).
struct PairTracker: Equatable {
  /// The pair since the second finger landed.
  struct Pair: Equatable {
    fileprivate let landed: Timestamp
    /// How far apart the fingers were then, in points.
    let landingDistance: Double
    /// How far apart they are, in points.
    fileprivate(set) var distance: Double
    fileprivate var first: Point2D
    fileprivate var second: Point2D
    fileprivate var lastFrame: Timestamp
    fileprivate(set) var filter: DominanceFilter

    /// The time since the second finger landed.
    var age: Interval { lastFrame - landed }

    /// The direction from the first to the second, in radians.
    var angle: Double { Trigonometry.atan2(second.y - first.y, second.x - first.x) }

    /// Takes in where the fingers are now; returns the time since the frame before.
    fileprivate mutating func move(
      _ first: Point2D, _ second: Point2D, at now: Timestamp
    ) -> Interval {
      distance = PairTracker.distance(first, second)
      let unit = distance > leastDistance ? (second - first) / distance : Vector2D.zero
      filter.add(first - self.first, second - self.second, along: unit)
      let interval = now - lastFrame
      (self.first, self.second, lastFrame) = (first, second, now)
      return interval
    }
  }

  /// What a frame did to the pair.
  enum Change {
    /// Nothing: there is no pair, or a finger lifts.
    case none
    /// A finger landed beside another.
    case joined
    /// The fingers moved; the time since the frame before, or since the landing.
    case moved(over: Interval)
  }

  /// Fingers nearer than this count as this far apart, without direction.
  private static let leastDistance = 1e-6

  /// How many fingers pinch or turn.
  static let touchCount = 2

  private let settings: PairSettings
  /// The fingers while there are two.
  private(set) var pair: Pair?

  /// Where the first finger is; any other number than one or two would be taken as one in the middle.
  private var first = Point2D.zero
  /// Where the second finger is, if there are two.
  private var second = Point2D.zero
  /// How many fingers it reports: its own, those that lift now included.
  private(set) var touches = 0
  /// Whether two fingers were ever down together.
  private(set) var hasPaired = false

  init(_ settings: PairSettings) {
    self.settings = settings
  }

  /// Takes in a frame.
  @inline(__always)
  mutating func update(_ frame: GestureFrame) -> Change {
    touches = frame.count
    guard touches == 2 else {
      first = frame.centroid
      pair = nil
      return .none
    }
    (first, second) = (frame.touches[0].location, frame.touches[1].location)
    guard frame.remainingCount == 2 else {
      pair = nil
      return .none
    }
    if !frame.contains(.began), let interval = pair?.move(first, second, at: frame.time) {
      return .moved(over: interval)
    }
    let distance = Self.distance(first, second)
    pair = Pair(
      landed: frame.time, landingDistance: distance, distance: distance, first: first,
      second: second, lastFrame: frame.time, filter: DominanceFilter(settings))
    hasPaired = true
    return .joined
  }

  /// A number of fingers against the two that are needed.
  static func fingers(_ count: Int) -> GestureLimit {
    GestureLimit(fingers: count, required: touchCount)
  }

  fileprivate static func distance(_ first: Point2D, _ second: Point2D) -> Double {
    max(first.distance(to: second), leastDistance)
  }

  /// The fingers' middle; UIKit cuts each finger's coordinates to whole points, and their mean again.
  /// Computed when it is asked for: a finger that moves alone changes nothing.
  var location: Point2D {
    guard touches == 2 else { return cut(first) }
    let sum = (cut(first) - .zero) + (cut(second) - .zero)
    return cut(.zero + sum / 2)
  }

  private func cut(_ point: Point2D) -> Point2D {
    guard settings.cutsLocation else { return point }
    return Point2D(x: point.x.rounded(.down), y: point.y.rounded(.down))
  }
}
