/// The views' behaviors in a running replay, in the order of their views; by kind, so that each acts
/// where it is.
struct RunningBehaviors {
  /// A behavior: its kind, and its index among those of the kind.
  enum Place {
    case transform(Int)
    case drag(Int)
    case placard(Int)
    case drawer(Int)
    case scroll(Int)
  }

  private var places: [Place] = []
  var transforms: [TransformBehavior] = []
  private var drags: [DragBehavior] = []
  private var placards: [PlacardBehavior] = []
  private var drawers: [DrawerBehavior] = []
  var scrolls: [ScrollBehavior] = []
  /// For each recognizer of the scene the behaviors that follow it.
  private var followersOfRecognizer: [[Place]]

  init(_ scene: TouchScene) {
    followersOfRecognizer = Array(repeating: [], count: scene.recognizers.count)
    for view in scene.views.indices { add(ofView: view, in: scene) }
  }

  private mutating func add(ofView view: Int, in scene: TouchScene) {
    let number = places.count
    switch scene.views[view].behavior {
    case nil: break
    case .transform(let pivot):
      let behavior = TransformBehavior(view, pivot: pivot, scene)
      follow(behavior.recognizers, .transform(transforms.count))
      transforms.append(behavior)
    case .drag:
      places.append(.drag(drags.count))
      drags.append(DragBehavior(view))
    case .placard(let strings):
      places.append(.placard(placards.count))
      placards.append(
        PlacardBehavior(
          view, in: scene.views[view].superview ?? view, strings: strings, number: number))
    case .drawer(let main, let left, let right):
      places.append(.drawer(drawers.count))
      drawers.append(DrawerBehavior(view, main: main, left: left, right: right, number: number))
    case .scroll(let settings):
      let behavior = ScrollBehavior(view, settings, scene, number: number)
      follow(behavior.recognizers, .scroll(scrolls.count))
      scrolls.append(behavior)
    }
  }

  private mutating func follow(_ recognizers: [Int], _ place: Place) {
    places.append(place)
    for recognizer in recognizers { followersOfRecognizer[recognizer].append(place) }
  }

  /// How many behaviors follow a recognizer; one that was added later has none.
  func followerCount(of recognizer: Int) -> Int {
    recognizer < followersOfRecognizer.count ? followersOfRecognizer[recognizer].count : 0
  }

  /// One of the behaviors that follow a recognizer, in the order of their views.
  func follower(_ number: Int, of recognizer: Int) -> Place {
    followersOfRecognizer[recognizer][number]
  }

  /// The views whose behaviors implement the touch methods: touches of views below one come up the
  /// responder chain.
  var listeners: [Int] { places.compactMap { listener($0) } }

  private func listener(_ place: Place) -> Int? {
    switch place {
    case .transform, .scroll: nil
    case .drag(let index): drags[index].view
    case .placard(let index): placards[index].superview
    case .drawer(let index): drawers[index].view
    }
  }

  /// One of the touch methods was called: the responders that were asked hear of it.
  mutating func hear(
    _ phase: TouchPhase, _ touches: [HeardTouch], _ chain: [Responder], _ stage: inout Stage
  ) {
    for place in places {
      guard let listener = listener(place), chain.contains(.view(listener)) else { continue }
      switch place {
      case .transform, .scroll: break
      case .drag(let index): drags[index].hear(phase, touches, &stage)
      case .placard(let index): placards[index].hear(phase, touches, &stage)
      case .drawer(let index): drawers[index].hear(phase, touches, &stage)
      }
    }
  }

  /// All animations that were due have finished which the behavior of that number owns.
  mutating func animationsFinished(_ number: Int, _ stage: inout Stage) {
    switch places[number] {
    case .transform, .drag, .drawer: break
    case .placard(let index): placards[index].animationsFinished(&stage)
    case .scroll(let index): scrolls[index].animationsFinished(&stage)
    }
  }
}
