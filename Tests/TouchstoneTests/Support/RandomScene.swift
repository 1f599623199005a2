import TouchstoneReference

@testable import Touchstone

/// Nested views, recognizers of all kinds and a policy, at random.
struct RandomScene {
  private var random: SplitMix64
  private(set) var scene: TouchScene

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    scene = SceneBuilder().scene
    for _ in 0..<Int.random(in: 0...5, using: &random) { addView() }
    for _ in 0..<Int.random(in: 1...10, using: &random) { addRecognizer() }
    addPolicy()
    scene.options.tie = random.pick([.earlierAdded, .laterAdded])
    scene.options.tapCounting = random.pick([.uikit, .perView])
  }

  private mutating func addView() {
    let frame = Rect2D(
      x: Double(Int.random(in: -20...200, using: &random)),
      y: Double(Int.random(in: -20...300, using: &random)),
      width: Double(Int.random(in: 50...320, using: &random)),
      height: Double(Int.random(in: 50...480, using: &random)))
    var view = TouchView(superview: random.pick(Array(scene.views.indices)), frame: frame)
    view.isMultipleTouchEnabled = random.happens(50)
    view.isExclusiveTouch = random.happens(17)
    if random.happens(33) { view.handles = .touches }
    if random.happens(20) { view.kind = random.pick([.button, .switch, .slider]) }
    if random.happens(25) { view.transform = AffineTransform2D(rotation: 0.5) }
    if random.happens(25) {
      view.behavior = .transform(pivot: random.pick([.center, .centroid]))
    }
    scene.views.append(view)
    scene.viewNames.append("view\(scene.views.count)")
  }

  private mutating func addRecognizer() {
    let view = random.pick([0] + Array(scene.views.indices))
    var definition = RecognizerDefinition(settings(), on: view)
    definition.isEnabled = !random.happens(8)
    definition.cancelsTouchesInView = !random.happens(25)
    definition.delaysTouchesBegan = random.happens(25)
    definition.delaysTouchesEnded = !random.happens(25)
    definition.requiresExclusiveTouchType = !random.happens(25)
    if random.happens(12) { definition.allowedTouchTypes = [.direct] }
    if random.happens(12) { definition.shouldBegin = answer() }
    if random.happens(12) { definition.shouldReceiveTouch = answer() }
    scene.recognizers.append(definition)
    scene.recognizerNames.append("\(definition.kind.name)\(scene.recognizers.count)")
  }

  private mutating func answer() -> DelegateAnswer {
    let rect = Rect2D(x: 0, y: 0, width: 150, height: 200)
    return random.pick([.always(false), .inside(rect), .outside(rect)])
  }

  private mutating func settings() -> GestureSettings {
    switch random.pick(GestureKind.uikit) {
    case .tap:
      var tap = TapSettings()
      tap.numberOfTapsRequired = random.pick([1, 1, 2, 3])
      tap.numberOfTouchesRequired = random.pick([1, 1, 2])
      return .tap(tap)
    case .longPress:
      var press = LongPressSettings()
      press.minimumPressDuration = .milliseconds(random.pick([0, 100, 500]))
      press.numberOfTapsRequired = random.pick([0, 0, 1, 2])
      press.numberOfTouchesRequired = random.pick([1, 1, 2])
      return .longPress(press)
    case .pan:
      var pan = PanSettings()
      pan.minimumNumberOfTouches = random.pick([1, 1, 2])
      pan.maximumNumberOfTouches = random.pick([2, 3, .max])
      pan.failsPastMaximum = random.happens(50)
      return .pan(pan)
    case .swipe:
      var swipe = SwipeSettings()
      swipe.direction = SwipeDirection(rawValue: UInt8.random(in: 1...15, using: &random))
      swipe.numberOfTouchesRequired = random.pick([1, 1, 2])
      swipe.axes = random.pick([.uikit, .both])
      return .swipe(swipe)
    case .custom: return GestureSettings(.custom)
    case .pinch:
      var pinch = PinchSettings()
      pinch.pair.usesDominance = random.happens(50)
      return .pinch(pinch)
    case .rotation:
      var rotation = RotationSettings()
      rotation.unwrapping = random.pick([.pi, .halfPi])
      rotation.pair.usesDominance = random.happens(50)
      return .rotation(rotation)
    case .screenEdgePan:
      var edge = ScreenEdgePanSettings()
      edge.edges = .all
      edge.edgeRegion = 100
      return .screenEdgePan(edge)
    }
  }

  private mutating func addPolicy() {
    scene.policy.isAllSimultaneous = random.happens(17)
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let first = random.pick(Array(scene.recognizers.indices))
      let second = random.pick(Array(scene.recognizers.indices))
      guard first != second else { continue }
      let pair = Policy.Pair(first, second)
      switch random.pick([0, 0, 1, 1, 2, 3, 4]) {
      case 0: scene.policy.simultaneous.append([first, second])
      // Only from earlier to later ones, so that there is no cycle.
      case 1: scene.policy.requireToFail.append(.init(min(first, second), max(first, second)))
      case 2:
        scene.policy.dynamicRequireToFail.append(pair)
        guard random.happens(50) else { continue }
        scene.policy.dynamicRequireToFail.append(.init(second, first))
      case 3: scene.policy.prevents.append(pair)
      default: scene.policy.cannotPrevent.append(pair)
      }
    }
  }
}
