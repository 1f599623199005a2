/// Why a recording could not be read, or not to its end.
package struct ReportedError: Equatable, Sendable {
  /// Where it was read from: a path, or `-`.
  package var source: String
  /// The line in the file, from 1, where a place in the text is known.
  package var line: Int?
  /// The column in the line, from 1.
  package var column: Int?
  /// The place in the document, where the text was fine and its meaning was not.
  package var path: String?
  /// What is wrong and what was expected.
  package var message: String

  package init(
    source: String, line: Int? = nil, column: Int? = nil, path: String? = nil, message: String
  ) {
    self.source = source
    self.line = line
    self.column = column
    self.path = path
    self.message = message
  }
}
