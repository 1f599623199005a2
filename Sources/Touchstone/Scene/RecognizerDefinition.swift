/// One gesture recognizer of a scene.
public struct RecognizerDefinition: Equatable, Sendable {
  /// The view it is attached to, by index.
  public var view: Int
  /// Its kind and thresholds.
  public var settings: GestureSettings
  /// Whether it takes part at all.
  public var isEnabled = true
  /// Whether recognition takes the touches away from their view.
  public var cancelsTouchesInView = true
  /// Whether the view hears of touches only when this recognizer has failed.
  public var delaysTouchesBegan = false
  /// Whether the view hears of lifts only when this recognizer has failed.
  public var delaysTouchesEnded = true
  /// The types of touch it takes.
  public var allowedTouchTypes: [TouchType] = TouchType.allCases
  /// Whether it takes touches of one type at a time.
  public var requiresExclusiveTouchType = true
  /// The delegate's gestureRecognizerShouldBegin.
  public var shouldBegin = DelegateAnswer.always(true)
  /// The delegate's gestureRecognizer(_:shouldReceive:), asked once per touch.
  public var shouldReceiveTouch = DelegateAnswer.always(true)

  /// A recognizer with UIKit's defaults (R25).
  public init(_ settings: GestureSettings, on view: Int) {
    self.settings = settings
    self.view = view
  }

  /// Its kind.
  public var kind: GestureKind { settings.kind }
}
