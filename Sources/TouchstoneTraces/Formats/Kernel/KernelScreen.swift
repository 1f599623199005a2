import Touchstone

/// How the positions of a device become points of a screen.
///
/// A device that says how large it is (units in a millimetre) is shown in its real size, with as many
/// points in an inch as phones have, since what recognizers ask for are distances that fingers go.
/// Otherwise the shorter side is as wide as a phone. Without ranges the values are taken as points, unless
/// they are larger than those of any screen.
struct KernelScreen {
  /// So many points are so many millimetres [163 in an inch of 25.4: iPhones of all sizes]; whole
  /// numbers, so that what can be exact is.
  static let wholeMillimetres = (points: 815.0, millimetres: 127.0)
  /// The shorter side of a screen of which only the proportions are known [a phone of today].
  private static let shorterSide = 390.0

  /// Larger positions are not points [the widest screens have about 4000].
  private static let largestPosition = 4095

  /// The smallest values of the axes.
  private var origin = Point2D.zero
  /// So many points are so many units: one factor would be rounded.
  private var points = 1.0
  private var units = Point2D(x: 1, y: 1)
  /// The size in points; nil when the ranges are not known.
  private(set) var size: Size2D?

  init(x: KernelDevice.Range?, y: KernelDevice.Range?) {
    guard let x, let y, let width = x.length, let height = y.length else { return }
    if x.resolution > 0, y.resolution > 0 {
      points = Self.wholeMillimetres.points
      units.x = Self.wholeMillimetres.millimetres * Double(x.resolution)
      units.y = Self.wholeMillimetres.millimetres * Double(y.resolution)
    } else {
      points = Self.shorterSide
      units = Point2D(x: min(width, height), y: min(width, height))
    }
    origin = Point2D(x: Double(x.minimum), y: Double(y.minimum))
    size = Size2D(width: width * points / units.x, height: height * points / units.y)
  }

  /// A screen of which only a position is known: nil if that can be in points. Otherwise the largest
  /// number of so many bits is treated as the end of both axes, as it is on many devices.
  static func assumed(from x: Int, _ y: Int) -> (screen: KernelScreen, largest: Int)? {
    let position = max(x, y)
    guard position > largestPosition, position <= Int32.max else { return nil }
    var largest = largestPosition
    while largest < position { largest = largest * 2 + 1 }
    let range = KernelDevice.Range(minimum: 0, maximum: largest)
    return (KernelScreen(x: range, y: range), largest)
  }

  /// The radius in points of an area that is so many units long, in those of the x axis; nil when it has
  /// none that a screen could show.
  func radius(_ length: Int?) -> Double? {
    guard let length, length > 0 else { return nil }
    return TraceUnits().points(Double(length) * points / units.x / 2, .horizontal)
  }

  /// The point of a position; nil when it is beyond all screens.
  func point(_ x: Int, _ y: Int) -> Point2D? {
    let all = TraceUnits()
    guard let x = all.points((Double(x) - origin.x) * points / units.x, .horizontal),
      let y = all.points((Double(y) - origin.y) * points / units.y, .vertical)
    else { return nil }
    return Point2D(x: x, y: y)
  }
}
