@testable import Touchstone

/// A scene written by hand, everything by name. It starts with a window of 320 × 480 points.
struct SceneBuilder {
  private(set) var scene: TouchScene

  init(window: Rect2D? = Rect2D(x: 0, y: 0, width: 320, height: 480)) {
    scene = TouchScene(
      views: [TouchView(superview: nil, frame: window)], viewNames: ["window"], recognizers: [],
      recognizerNames: [])
  }

  // MARK: Views

  /// A view in front of the others in its superview.
  func view(
    _ name: String, in superview: String = "window",
    _ frame: (x: Double, y: Double, width: Double, height: Double),
    _ configure: (inout TouchView) -> Void = { _ in }
  ) -> SceneBuilder {
    var view = TouchView(
      superview: index(ofView: superview),
      frame: Rect2D(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
    configure(&view)
    return changed {
      $0.scene.views.append(view)
      $0.scene.viewNames.append(name)
    }
  }

  /// Changes a view.
  func view(_ name: String, _ configure: (inout TouchView) -> Void) -> SceneBuilder {
    changed { configure(&$0.scene.views[index(ofView: name)]) }
  }

  // MARK: Recognizers

  func tap(
    _ name: String = "tap", on view: String = "window",
    _ configure: (inout TapSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = TapSettings()
    configure(&settings)
    return adding(name, .tap(settings), view)
  }

  func longPress(
    _ name: String = "press", on view: String = "window",
    _ configure: (inout LongPressSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = LongPressSettings()
    configure(&settings)
    return adding(name, .longPress(settings), view)
  }

  func pan(
    _ name: String = "pan", on view: String = "window",
    _ configure: (inout PanSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = PanSettings()
    configure(&settings)
    return adding(name, .pan(settings), view)
  }

  func swipe(
    _ name: String = "swipe", on view: String = "window", to direction: SwipeDirection = .right,
    _ configure: (inout SwipeSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = SwipeSettings()
    settings.direction = direction
    configure(&settings)
    return adding(name, .swipe(settings), view)
  }

  func pinch(
    _ name: String = "pinch", on view: String = "window",
    _ configure: (inout PinchSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = PinchSettings()
    configure(&settings)
    return adding(name, .pinch(settings), view)
  }

  func rotation(
    _ name: String = "rotation", on view: String = "window",
    _ configure: (inout RotationSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = RotationSettings()
    configure(&settings)
    return adding(name, .rotation(settings), view)
  }

  func edgePan(
    _ name: String = "edge", on view: String = "window", from edges: RectEdge,
    _ configure: (inout ScreenEdgePanSettings) -> Void = { _ in }
  ) -> SceneBuilder {
    var settings = ScreenEdgePanSettings()
    settings.edges = edges
    configure(&settings)
    return adding(name, .screenEdgePan(settings), view)
  }

  /// Changes what all kinds of recognizer have.
  func recognizer(_ name: String, _ configure: (inout RecognizerDefinition) -> Void)
    -> SceneBuilder
  {
    changed { configure(&$0.scene.recognizers[index(ofRecognizer: name)]) }
  }

  // MARK: Policy

  func require(_ waiting: String, toFail required: String) -> SceneBuilder {
    changed { $0.scene.policy.requireToFail.append(pair(waiting, required)) }
  }

  func dynamicallyRequire(_ waiting: String, toFail required: String) -> SceneBuilder {
    changed { $0.scene.policy.dynamicRequireToFail.append(pair(waiting, required)) }
  }

  func simultaneous(_ first: String, _ second: String) -> SceneBuilder {
    let pair = pair(first, second)
    return changed { $0.scene.policy.simultaneous.append([pair.first, pair.second]) }
  }

  func allSimultaneous() -> SceneBuilder {
    changed { $0.scene.policy.isAllSimultaneous = true }
  }

  func prevents(_ active: String, _ victim: String) -> SceneBuilder {
    changed { $0.scene.policy.prevents.append(pair(active, victim)) }
  }

  func cannotPrevent(_ active: String, _ victim: String) -> SceneBuilder {
    changed { $0.scene.policy.cannotPrevent.append(pair(active, victim)) }
  }

  func options(_ configure: (inout EngineOptions) -> Void) -> SceneBuilder {
    changed { configure(&$0.scene.options) }
  }

  // MARK: Playing

  /// Plays a script from the beginning, everything observed.
  func play(_ touches: Touches, atEnd: AtEnd = .drain) throws -> Played {
    try Played(scene, touches.frames, atEnd: atEnd)
  }

  // MARK: Names

  private func adding(_ name: String, _ settings: GestureSettings, _ view: String) -> SceneBuilder {
    changed {
      $0.scene.recognizers.append(RecognizerDefinition(settings, on: index(ofView: view)))
      $0.scene.recognizerNames.append(name)
    }
  }

  private func pair(_ first: String, _ second: String) -> Policy.Pair {
    Policy.Pair(index(ofRecognizer: first), index(ofRecognizer: second))
  }

  private func index(ofView name: String) -> Int { scene.viewNames.index(of: name) }

  private func index(ofRecognizer name: String) -> Int { scene.recognizerNames.index(of: name) }

  private func changed(_ change: (inout SceneBuilder) -> Void) -> SceneBuilder {
    var copy = self
    change(&copy)
    return copy
  }
}

extension [String] {
  /// The place of a name that must be there.
  func index(of name: String) -> Int {
    guard let index = firstIndex(of: name) else { preconditionFailure("nothing is named \(name)") }
    return index
  }
}
