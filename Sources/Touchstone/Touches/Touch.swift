/// One finger from its landing until nobody waits for it any more.
struct Touch {
  /// How much the view has heard.
  enum Delivery {
    /// Nothing yet.
    case none
    /// That it began.
    case began
    /// Everything it will ever hear.
    case finished
  }

  /// The number of its landing in the recording.
  let sequence: Int
  let id: TouchID
  let type: TouchType
  /// The view it belongs to for life; nil when none has it.
  let view: Int?
  /// In window points.
  var location: Point2D
  var phase = TouchPhase.began
  var tapCount = 0
  /// Whether it was held too long or moved too far to be a tap.
  var isNoTap = false
  /// The recognizers that it is offered to, in the order in which they took it.
  var recognizers: [Int] = []
  /// Whether a recognizer has taken it away from its view.
  var isCancelledInView = false
  var delivery = Delivery.none
  /// The phases that recognizers keep from the view: began, ended, or both.
  var held: [TouchPhase] = []

  /// Whether the finger is on the screen.
  var isLive: Bool { !phase.isFinal }

  /// Whether it left the screen in an earlier frame and only waits for its view.
  var isPast: Bool { held.contains(.ended) }

  /// Whether it did something in this frame. Before views are told.
  var hasChanged: Bool { phase != .stationary && !isPast }
}
