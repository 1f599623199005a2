/// Why a recognizer does not take a touch that landed on its view or below.
public enum TouchRefusal: CaseIterable, Sendable {
  /// It has been recognized or has failed, and is not ready for a new attempt yet.
  case isDecided
  /// It, or its view, was taken away.
  case isRemoved
  /// It is switched off.
  case isDisabled
  /// It takes no touches of this type.
  case touchType
  /// It takes touches of one type at a time.
  case mixedTouchTypes
  /// Another view has the window for itself.
  case exclusiveView
  /// Its delegate said no to shouldReceive.
  case shouldReceiveRefused
  /// It has as many fingers as it takes.
  case enoughTouches

  /// The name in output.
  public var name: StaticString {
    switch self {
    case .isDecided: "isDecided"
    case .isRemoved: "isRemoved"
    case .isDisabled: "isDisabled"
    case .touchType: "touchType"
    case .mixedTouchTypes: "mixedTouchTypes"
    case .exclusiveView: "exclusiveView"
    case .shouldReceiveRefused: "shouldReceiveRefused"
    case .enoughTouches: "enoughTouches"
    }
  }
}
