/// One finger, from its landing until nothing waits for it any more: what UITouch says about it.
public struct Touch: Sendable {
  /// How much the view has heard.
  enum Delivery {
    /// Nothing yet.
    case none
    /// That it began.
    case began
    /// Everything it will ever hear.
    case finished
  }

  /// A phase that recognizers keep from the view, with what the touch was like then.
  struct HeldPhase {
    let phase: TouchPhase
    let touch: HeardTouch
  }

  /// The number of its landing in the recording: the order of fingers.
  let sequence: Int
  /// The recording's number for it.
  public let id: TouchID
  /// What touches.
  public let type: TouchType
  /// The view it belongs to for life, by index; nil when none has it.
  public let view: Int?
  /// The window that it landed in, by index; nil when it hit none.
  public let window: Int?
  /// Where it is, in window points.
  public internal(set) var location: Point2D
  /// Where it was at its previous changed sample, in window points; at first, where it landed.
  public internal(set) var previousLocation: Point2D
  /// When it changed last.
  public internal(set) var timestamp: Timestamp
  /// What it did in the newest frame.
  public internal(set) var phase = TouchPhase.began
  /// How many taps it counts (R67).
  public internal(set) var tapCount = 0
  /// What else the newest sample said.
  public var details: TouchDetails { rareDetails.value }
  var rareDetails: RareDetails
  /// The recognizers that it is offered to, by index, in the order in which they took it.
  public internal(set) var recognizers: [Int] = []

  /// Whether it was held too long or moved too far to be a tap.
  var isNoTap = false
  /// Whether a recognizer has taken it away from its view.
  var isCancelledInView = false
  var delivery = Delivery.none
  /// What keeps it from its view for a while.
  var delay: TouchDelay?
  /// The phases that recognizers keep from the view: began, ended, or both.
  var held: [HeldPhase] = []

  init(
    _ sample: TouchSample, sequence: Int, view: Int?, window: Int?, location: Point2D,
    at time: Timestamp
  ) {
    self.sequence = sequence
    id = sample.id
    type = sample.type
    self.view = view
    self.window = window
    self.location = location
    previousLocation = location
    timestamp = time
    rareDetails = sample.rareDetails
  }

  /// Takes over what a sample says: a place, if it says a new one, and a phase; one that stays down has
  /// moved.
  mutating func follow(_ location: Point2D?, _ phase: TouchPhase, at time: Timestamp) {
    if let location { (previousLocation, self.location) = (self.location, location) }
    timestamp = time
    self.phase = phase.isFinal ? phase : .moved
  }

  /// Whether the finger is on the screen.
  public var isLive: Bool { !phase.isFinal }

  /// Whether nothing waits for it any more.
  var isFinished: Bool { !isLive && held.isEmpty }

  /// Whether its view may hear of it by time alone.
  var isWaitingForDelay: Bool { delay != nil && delivery == .none && isLive }

  /// Whether it left the screen in an earlier frame and only waits for its view.
  var isPast: Bool { held.contains { $0.phase == .ended } }

  /// Whether it did something in this frame. Before views get it.
  var hasChanged: Bool { phase != .stationary && !isPast }
}

extension OwnTouch {
  /// A touch as it is now.
  init(_ touch: Touch) {
    self.init(
      touch.phase, at: touch.location, sequence: touch.sequence, view: touch.view, type: touch.type)
    guard touch.rareDetails.isKnown else { return }
    let details = touch.details
    (force, maximumForce, radius) = (details.force, details.maximumForce, details.radius)
  }
}
