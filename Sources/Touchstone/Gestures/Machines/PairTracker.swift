/// Follows two fingers for pinch and rotation (R55, R58, R61).
struct PairTracker: Equatable {
  /// The pair since the second finger landed.
  struct Pair: Equatable {
    fileprivate let landed: Timestamp
    /// How far apart the fingers were then, in points.
    let landingDistance: Double
    /// How far apart they are, in points.
    fileprivate(set) var distance: Double
    /// The direction from the first to the second, in radians.
    fileprivate(set) var angle: Double
    fileprivate var first: Point2D
    fileprivate var second: Point2D
    fileprivate var lastFrame: Timestamp
    fileprivate(set) var filter: DominanceFilter

    /// The time since the second finger landed.
    var age: Interval { lastFrame - landed }
  }

  /// What a frame did to the pair.
  enum Change {
    /// Nothing: there is no pair, or a finger lifts.
    case none
    /// A finger landed beside another.
    case joined(Pair)
    /// The fingers moved; the time since the frame before, or since the landing.
    case moved(Pair, over: Interval)
  }

  /// Fingers nearer than this count as this far apart, without direction.
  private static let leastDistance = 1e-6

  private let settings: PairSettings
  private var pair: Pair?

  /// The fingers' middle; in whole points unless the settings say otherwise.
  private(set) var location = Point2D.zero
  /// How many fingers it reports: its own, those that lift now included.
  private(set) var touches = 0
  /// Whether two fingers were ever down together.
  private(set) var hasPaired = false

  init(_ settings: PairSettings) {
    self.settings = settings
  }

  /// How far apart the fingers are, in points; nil while there are not two.
  var distance: Double? { pair?.distance }

  mutating func update(_ frame: GestureFrame) -> Change {
    touches = frame.count
    location = middle(of: frame)
    guard frame.count == 2, frame.remainingCount == 2 else {
      pair = nil
      return .none
    }
    guard let pair, !frame.contains(.began) else { return .joined(join(frame)) }
    return move(pair, frame)
  }

  private mutating func join(_ frame: GestureFrame) -> Pair {
    let (first, second) = (frame.touches[0].location, frame.touches[1].location)
    let distance = Self.distance(first, second)
    let joined = Pair(
      landed: frame.time, landingDistance: distance, distance: distance,
      angle: Self.angle(first, second), first: first, second: second, lastFrame: frame.time,
      filter: DominanceFilter(settings))
    hasPaired = true
    pair = joined
    return joined
  }

  private mutating func move(_ old: Pair, _ frame: GestureFrame) -> Change {
    let (first, second) = (frame.touches[0].location, frame.touches[1].location)
    var moved = old
    moved.distance = Self.distance(first, second)
    moved.angle = Self.angle(first, second)
    let unit =
      moved.distance > Self.leastDistance ? (second - first) / moved.distance : Vector2D.zero
    moved.filter.add(first - old.first, second - old.second, along: unit)
    (moved.first, moved.second, moved.lastFrame) = (first, second, frame.time)
    pair = moved
    return .moved(moved, over: frame.time - old.lastFrame)
  }

  private static func distance(_ first: Point2D, _ second: Point2D) -> Double {
    max(first.distance(to: second), leastDistance)
  }

  private static func angle(_ first: Point2D, _ second: Point2D) -> Double {
    Trigonometry.atan2(second.y - first.y, second.x - first.x)
  }

  /// UIKit cuts each finger's coordinates to whole points, and their mean again.
  private func middle(of frame: GestureFrame) -> Point2D {
    guard settings.cutsLocation else { return frame.centroid }
    var sum = Vector2D.zero
    for touch in frame.touches {
      sum.dx += touch.location.x.rounded(.down)
      sum.dy += touch.location.y.rounded(.down)
    }
    let mean = sum / Double(frame.count)
    return Point2D(x: mean.dx.rounded(.down), y: mean.dy.rounded(.down))
  }
}
