/// A width and a height, in points.
public struct Size2D: Equatable, Sendable {
  /// The extent along x.
  public var width: Double
  /// The extent along y.
  public var height: Double

  /// No extent.
  public static let zero = Size2D(width: 0, height: 0)

  /// A size from its extents, in points.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }
}
