/// What is touched: views, recognizers and their policy, all by index, with a table of names.
public struct TouchScene: Equatable, Sendable {
  /// The views, each after its superview; those without one are windows. Siblings, and windows of
  /// one level, are in the order in which they lie on each other, the last in front.
  public var views: [TouchView]
  /// The views' names, in the same order.
  public var viewNames: [String]
  /// The view controllers.
  public var controllers: [ViewController] = []
  /// The controllers' names, in the same order.
  public var controllerNames: [String] = []
  /// The recognizers in the order in which they were added.
  public var recognizers: [RecognizerDefinition]
  /// The recognizers' names, in the same order.
  public var recognizerNames: [String]
  /// How the recognizers get along.
  public var policy: Policy
  /// The engine's switches.
  public var options: EngineOptions
  /// The name of the profile that the settings come from which the scene does not set itself.
  public var profile = GestureProfile.uikit.name

  /// A scene. There must be at least one view, and every index must exist.
  public init(
    views: [TouchView], viewNames: [String], recognizers: [RecognizerDefinition],
    recognizerNames: [String], policy: Policy = Policy(), options: EngineOptions = EngineOptions()
  ) {
    precondition(!views.isEmpty, "a scene has a window")
    precondition(views.count == viewNames.count, "every view has a name")
    precondition(recognizers.count == recognizerNames.count, "every recognizer has a name")
    self.views = views
    self.viewNames = viewNames
    self.recognizers = recognizers
    self.recognizerNames = recognizerNames
    self.policy = policy
    self.options = options
  }

  /// The index of the recognizer with a name; nil without one. It looks at one after the other.
  public func recognizer(named name: String) -> Int? { recognizerNames.firstIndex(of: name) }

  /// The index of the view with a name; nil without one. It looks at one after the other.
  public func view(named name: String) -> Int? { viewNames.firstIndex(of: name) }

  /// A scene of one window, `window`, with recognizers on it that let each other be: for a start.
  public init(window size: Size2D, recognizers: [(name: String, settings: GestureSettings)]) {
    var window = TouchView(
      superview: nil, frame: Rect2D(x: 0, y: 0, width: size.width, height: size.height))
    window.isMultipleTouchEnabled = true
    var policy = Policy()
    policy.isAllSimultaneous = true
    self.init(
      views: [window], viewNames: ["window"],
      recognizers: recognizers.map { RecognizerDefinition($0.settings, on: 0) },
      recognizerNames: recognizers.map { $0.name }, policy: policy)
  }
}
