import SafeJSON

@testable import Touchstone
@testable import TouchstoneReports

/// Transitions that gestures of several recognizers could make, from a seed.
struct RandomGestures {
  private static let kinds: [GestureKind] = [
    .pan, .pan, .pan, .swipe, .swipe, .tap, .tap, .longPress, .pinch, .rotation, .custom,
  ]

  static let scene = TouchScene(
    views: [TouchView(superview: nil, frame: nil)], viewNames: ["window"],
    recognizers: kinds.map {
      RecognizerDefinition(GestureSettings($0 == .custom ? .longPress : $0), on: 0)
    },
    recognizerNames: kinds.indices.map { "r\($0) \"\(kinds[$0].name)\", quoted" })

  private var state: UInt64
  private var time: Int64 = 0
  private var running = Set<Int>()

  init(seed: Int) {
    state = UInt64(seed) &+ 0x9E37_79B9
  }

  /// A number from 0 below another one.
  mutating func number(_ count: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(count))
  }

  /// So many transitions. Recognizers below `holding` do not end any more once they have begun.
  mutating func transitions(_ count: Int, holding: Int) -> [StateTransition] {
    (0..<count).map { _ in
      time += Int64([0, 0, 1, 2][number(4)])
      let recognizer = number(Self.kinds.count)
      let kind = Self.kinds[recognizer]
      guard !kind.isDiscrete else { return transition(recognizer, .possible, .ended) }
      guard running.contains(recognizer) else {
        running.insert(recognizer)
        return transition(recognizer, .possible, .began)
      }
      let next = [RecognizerState.changed, .ended, .cancelled][recognizer < holding ? 0 : number(3)]
      if next.isFinal { running.remove(recognizer) }
      return transition(recognizer, .changed, next)
    }
  }

  private mutating func transition(
    _ recognizer: Int, _ from: RecognizerState, _ to: RecognizerState
  ) -> StateTransition {
    StateTransition(
      time: Sample.milliseconds(time), recognizer: recognizer, from: from, to: to,
      touches: number(4), fingers: FingerSet(rawValue: UInt64(1 + number(7))),
      location: Point2D(x: 1, y: 2), values: values(of: Self.kinds[recognizer]), reason: nil)
  }

  private mutating func values(of kind: GestureKind) -> GestureValues? {
    let number = Double(number(9) - 4)
    return switch kind {
    case .tap: .tap(taps: self.number(6))
    case .swipe: .swipe(direction: [SwipeDirection.left, .up, .down][self.number(3)])
    case .pan: .pan(translation: Vector2D(dx: number, dy: 0), velocity: .zero)
    case .pinch: .pinch(scale: number, velocity: 0)
    case .rotation: .rotation(rotation: number, velocity: 0)
    case .longPress: .longPress(duration: .milliseconds(5))
    case .screenEdgePan, .custom: nil
    }
  }
}
