/// A piece of a line and the position in it that an error is about.
package struct JSONExcerpt: Equatable, Sendable {
  /// The most that is shown of a line before the place.
  static let scalarsBefore = 60
  /// The most that is shown of a line from the place on.
  static let scalarsAfter = 20

  /// The line, with `…` where it is cut and a space for what cannot be shown.
  package var text: String
  /// The number of scalars of the text before the place.
  package var caret: Int

  package init(text: String, caret: Int) {
    self.text = text
    self.caret = caret
  }

  /// A scalar that takes one cell of a terminal and does nothing else to it.
  ///
  /// Control characters could move the cursor; invisible and direction marks would shift the
  /// caret away from what it points at.
  package static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    // Joiners belong to names, and take no cell.
    let isJoiner = scalar == "\u{200C}" || scalar == "\u{200D}"
    return isJoiner || PlainText.isHarmful(scalar) ? " " : scalar
  }
}
