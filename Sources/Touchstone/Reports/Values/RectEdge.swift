/// Edges of the window; the raw values are UIRectEdge's.
public struct RectEdge: OptionSet, Hashable, Sendable {
  /// The bit mask.
  public let rawValue: UInt8

  /// A set from its bit mask.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The upper edge.
  public static let top = RectEdge(rawValue: 1)
  /// The left edge.
  public static let left = RectEdge(rawValue: 2)
  /// The lower edge.
  public static let bottom = RectEdge(rawValue: 4)
  /// The right edge.
  public static let right = RectEdge(rawValue: 8)
  /// All four.
  public static let all: RectEdge = [.top, .left, .bottom, .right]

  /// The four edges with their names, in the order in which ties are decided (R62).
  public static let named: [(name: StaticString, edge: RectEdge)] = [
    ("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right),
  ]
}
