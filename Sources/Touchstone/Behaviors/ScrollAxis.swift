/// How far a scroll view's offset can go along one axis.
struct ScrollAxis: Equatable {
  /// How stiff the rubber band is [measured].
  private static let stiffness = 0.55

  /// The view's own extent.
  let viewport: Double
  /// The smallest offset at rest.
  let minimum: Double
  /// The largest offset at rest.
  let maximum: Double

  /// An axis with its insets before and after the content.
  init(viewport: Double, content: Double, before: Double, after: Double) {
    self.viewport = viewport
    minimum = -before
    maximum = max(minimum, content + after - viewport)
  }

  /// Whether there is anything to scroll: nothing bounces that fits.
  var canScroll: Bool { maximum > minimum && viewport > 0 }

  /// The nearest offset at rest.
  func clamped(_ offset: Double) -> Double { min(max(offset, minimum), maximum) }

  /// The edge that an offset is beyond, or just leaves with a velocity.
  func edge(beyond offset: Double, velocity: Double) -> Double? {
    if offset < minimum || offset == minimum && velocity < 0 { return minimum }
    if offset > maximum || offset == maximum && velocity > 0 { return maximum }
    return nil
  }

  /// Where the content is shown when fingers have pulled it to an offset: beyond the edges a rubber
  /// band holds it back.
  func shown(_ pulled: Double) -> Double {
    let edge = clamped(pulled)
    let band = Self.rubberBand(abs(pulled - edge), over: viewport)
    return pulled < edge ? edge - band : edge + band
  }

  /// Where fingers would have pulled content that is shown at an offset.
  func pulled(_ shown: Double) -> Double {
    let edge = clamped(shown)
    // A bounce may have thrown it farther than any pull.
    let part = min(abs(shown - edge) / viewport, 0.99)
    let pull = (1 / (1 - part) - 1) * viewport / Self.stiffness
    return shown < edge ? edge - pull : edge + pull
  }

  /// How far content gives way that is pulled beyond its edge: (1 − 1/(c·o/dim + 1))·dim [measured].
  static func rubberBand(_ pull: Double, over viewport: Double) -> Double {
    (1 - 1 / (stiffness * pull / viewport + 1)) * viewport
  }

  /// The page that is nearest to an offset.
  func page(at offset: Double) -> Double { (offset / viewport + 0.5).rounded(.down) }

  /// Where a page lies.
  func offset(ofPage page: Double) -> Double { clamped(page * viewport) }
}
