/// What a view is, as far as touches care.
public enum ViewKind: CaseIterable, Sendable {
  /// A plain view.
  case view
  /// An image view: user interaction is off unless switched on [doc].
  case image
  /// A label: user interaction is off unless switched on [doc].
  case label
  /// A button.
  case button
  /// A switch.
  case `switch`
  /// A slider.
  case slider
  /// A stepper.
  case stepper
  /// A segmented control.
  case segmented
  /// A page control.
  case page

  /// The name in scenes.
  public var name: StaticString {
    switch self {
    case .view: "view"
    case .image: "image"
    case .label: "label"
    case .button: "button"
    case .switch: "switch"
    case .slider: "slider"
    case .stepper: "stepper"
    case .segmented: "segmented"
    case .page: "page"
    }
  }

  /// UIKit's default of `isUserInteractionEnabled` for this kind.
  public var isUserInteractionEnabledByDefault: Bool { self != .image && self != .label }

  /// Whether a control of this kind keeps a gesture for itself that a recognizer of a view above it
  /// is about to recognize (R32): a single tap on most, a swipe along a slider, a pan along a switch.
  func vetoes(_ settings: GestureSettings, _ values: GestureValues) -> Bool {
    switch (self, settings, values) {
    case (.button, .tap(let tap), _), (.switch, .tap(let tap), _), (.stepper, .tap(let tap), _),
      (.segmented, .tap(let tap), _), (.page, .tap(let tap), _):
      tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1
    case (.slider, .swipe, .swipe(let direction)): direction == .left || direction == .right
    case (.switch, .pan, .pan(_, let velocity)): abs(velocity.dx) > abs(velocity.dy)
    default: false
    }
  }
}
