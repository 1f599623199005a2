/// A frame as one recognizer sees it: all its own touches in landing order, at least one of which
/// is not stationary. A touch that lifts or is cancelled is among them, at its last place.
public struct GestureFrame: Sendable {
  /// When.
  public internal(set) var time: Timestamp
  /// The own touches.
  public private(set) var touches: [OwnTouch]
  /// How many stay down.
  public private(set) var remainingCount = 0
  /// The centroid of all own touches.
  public private(set) var centroid = Point2D.zero
  /// The centroid of those that stay down.
  public private(set) var remainingCentroid: Point2D?
  /// The centroid of those that were down before.
  public private(set) var earlierCentroid: Point2D?
  /// What the touches did, stationary ones left out.
  private(set) var phases: TouchPhaseSet = []

  /// A frame in which nothing has landed yet.
  init() {
    time = .zero
    touches = []
  }

  /// A frame of touches in landing order, as a test of a machine makes it.
  public init(at time: Timestamp, _ touches: [OwnTouch]) {
    self.time = time
    self.touches = touches
    summarize()
  }

  /// How many own touches there are, those that leave in this frame included.
  public var count: Int { touches.count }

  /// Whether a touch did this.
  @inline(__always)
  public func contains(_ phase: TouchPhase) -> Bool {
    guard phase != .stationary else { return touches.contains { $0.phase == .stationary } }
    return phases.contains(TouchPhaseSet(phase))
  }

  /// Whether all that happened is that fingers moved: none landed or left.
  var isPlainMove: Bool { phases == .moved }

  /// Whether every touch lifted.
  public var isEveryTouchEnded: Bool { touches.allSatisfy { $0.phase == .ended } }
}

/// How a frame comes to be: changes of single touches, then one look at all of them.
extension GestureFrame {
  /// Takes in a touch that landed, behind the others.
  mutating func append(_ touch: OwnTouch) {
    touches.append(touch)
    summarize()
  }

  /// Takes over what a touch did; `summarize` must follow. Says whether it is one of these touches.
  @inline(__always)
  mutating func update(_ sequence: Int, to location: Point2D, _ phase: TouchPhase) -> Bool {
    for index in touches.indices where touches[index].sequence == sequence {
      touches[index].location = location
      touches[index].phase = phase
      return true
    }
    return false
  }

  /// Takes over what else is known of a touch.
  mutating func update(
    _ sequence: Int, force: Double, maximumForce: Double, radius: Double
  ) {
    for index in touches.indices where touches[index].sequence == sequence {
      touches[index].force = force
      touches[index].maximumForce = maximumForce
      touches[index].radius = radius
    }
  }

  /// Forgets what the touches did.
  mutating func settle() {
    guard !phases.isEmpty else { return }
    for index in touches.indices { touches[index].phase = .stationary }
    if phases == .moved { phases = [] } else { summarize() }
  }

  /// Lets go of the touches that left the screen.
  mutating func removeFinalTouches() {
    touches.removeAll { $0.phase.isFinal }
    summarize()
  }

  /// Lets go of all touches.
  mutating func removeAll() {
    touches.removeAll(keepingCapacity: true)
    summarize()
  }

  /// Works out what is asked of the touches as a whole.
  mutating func summarize() {
    var (all, phases) = (Mean(), TouchPhaseSet())
    for index in touches.indices {
      all.add(touches[index].location)
      phases.insert(TouchPhaseSet(touches[index].phase))
    }
    phases.remove(.stationary)
    self.phases = phases
    centroid = all.value ?? .zero
    remainingCount = touches.count
    (remainingCentroid, earlierCentroid) = (all.value, all.value)
    if !phases.isDisjoint(with: [.began, .final]) { tellApart() }
  }

  /// Works out what differs between the fingers that were down before and those that stay.
  private mutating func tellApart() {
    var (remaining, earlier) = (Mean(), Mean())
    for index in touches.indices {
      let (location, phase) = (touches[index].location, touches[index].phase)
      if !phase.isFinal { remaining.add(location) }
      if phase != .began { earlier.add(location) }
    }
    remainingCount = Int(remaining.count)
    (remainingCentroid, earlierCentroid) = (remaining.value, earlier.value)
  }

  /// The mean of some points.
  private struct Mean {
    private var sum = Vector2D.zero
    private(set) var count = 0.0

    mutating func add(_ point: Point2D) {
      sum = sum + (point - .zero)
      count += 1
    }

    var value: Point2D? { count == 0 ? nil : .zero + sum / count }
  }
}
