/// What a view is, as far as touches care.
public enum ViewKind: CaseIterable, Sendable {
  /// A plain view.
  case view
  /// An image view: user interaction is off unless switched on [doc].
  case image
  /// A label: user interaction is off unless switched on [doc].
  case label

  /// The name in scenes.
  public var name: StaticString {
    switch self {
    case .view: "view"
    case .image: "image"
    case .label: "label"
    }
  }

  /// UIKit's default of `isUserInteractionEnabled` for this kind.
  public var isUserInteractionEnabledByDefault: Bool { self == .view }
}
