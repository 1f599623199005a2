/// A recognizer's delegate in code, for programs that embed the engine: each question names
/// recognizers by their index in the scene. Where a closure is nil, the scene's data answer.
///
/// The closures must be pure: equal questions get equal answers (R4).
public struct GestureDelegate: Sendable {
  /// What is known of a gesture that is about to begin.
  public struct Beginning: Sendable {
    /// The recognizer.
    public let recognizer: Int
    /// Where it is, in window points.
    public let location: Point2D
    /// What else it reports: a pan's translation and velocity, and so on.
    public let values: GestureValues
  }

  /// gestureRecognizerShouldBegin. Asked in addition to the scene's answer: both must say yes.
  public var shouldBegin: (@Sendable (Beginning) -> Bool)?
  /// gestureRecognizer(_:shouldReceive:), once for each touch and recognizer. Asked in addition to the
  /// scene's answer: both must say yes.
  public var shouldReceiveTouch: (@Sendable (_ recognizer: Int, _ touch: Touch) -> Bool)?
  /// gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:). One yes, from either side or from the
  /// scene's policy, is enough.
  public var shouldRecognizeSimultaneously: (@Sendable (_ recognizer: Int, _ other: Int) -> Bool)?
  /// gestureRecognizer(_:shouldRequireFailureOf:), once for each pair and attempt.
  public var shouldRequireFailure: (@Sendable (_ recognizer: Int, _ other: Int) -> Bool)?
  /// gestureRecognizer(_:shouldBeRequiredToFailBy:), once for each pair and attempt.
  public var shouldBeRequiredToFail: (@Sendable (_ recognizer: Int, _ other: Int) -> Bool)?

  /// A target's action: called for each began, changed, ended and cancelled, as the message is sent. It
  /// may note what it hears; what it changes about the scene, it changes after the frame.
  public var action: (@Sendable (StateTransition) -> Void)?

  /// A delegate that leaves every answer to the scene.
  public init() {}

  /// Whether it is asked about failure requirements.
  var answersRequirements: Bool {
    shouldRequireFailure != nil || shouldBeRequiredToFail != nil
  }

  /// Whether the first one has to wait until the second one has failed.
  func requiresFailure(_ waiting: Int, of required: Int) -> Bool {
    shouldRequireFailure?(waiting, required) ?? false
      || shouldBeRequiredToFail?(required, waiting) ?? false
  }
}
