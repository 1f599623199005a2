/// A place in an input; both numbers start at 1.
package struct JSONPlace: Equatable, Hashable, Sendable {
  package var line: Int
  /// Counts the Unicode scalars of the line, not its bytes.
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
