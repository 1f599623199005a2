/// Who is asked about an event, and who handles it (R13).
struct ResponderChain {
  private let superviews: [Int?]
  private let handledByView: [HandledEvents]
  /// The controller whose root view each view is.
  private let controllerOfView: [Int?]
  private let controllers: [ViewController]
  private let firstResponder: Int?
  private let windows: [Int]

  /// The chains of a scene with windows from front to back; `listeners` are views whose behaviors
  /// implement the touch methods.
  init(_ scene: TouchScene, windows: [Int], listeners: [Int]) {
    superviews = scene.views.map { $0.superview }
    var handledByView = scene.views.map { $0.handles }
    for view in listeners { handledByView[view].insert(.touches) }
    self.handledByView = handledByView
    var controllerOfView = [Int?](repeating: nil, count: scene.views.count)
    for (index, controller) in scene.controllers.enumerated() {
      controllerOfView[controller.view] = index
    }
    self.controllerOfView = controllerOfView
    controllers = scene.controllers
    firstResponder = scene.views.firstIndex { $0.isFirstResponder }
    self.windows = windows
  }

  /// The way of an event that starts at a view: those who are asked, and who handles it.
  func way(of event: HandledEvents, from view: Int) -> (chain: [Responder], handler: Responder?) {
    var chain: [Responder] = []
    var next: Int? = view
    while let view = next {
      chain.append(.view(view))
      if handledByView[view].contains(event) { return (chain, .view(view)) }
      if let controller = controllerOfView[view] {
        chain.append(.controller(controller))
        if controllers[controller].handles.contains(event) {
          return (chain, .controller(controller))
        }
      }
      next = superviews[view]
    }
    return (chain + [.application], nil)
  }

  /// The way of a motion or remote control event: from the first responder, or without one from
  /// the front window.
  func way(of event: SystemEvent) -> (chain: [Responder], handler: Responder?) {
    guard let start = firstResponder ?? windows.first else { return ([.application], nil) }
    switch event {
    case .interruption: return ([], nil)
    case .motion: return way(of: .motion, from: start)
    case .remoteControl: return way(of: .remoteControl, from: start)
    }
  }
}
