package import SafeJSON

/// What is wrong with a file of labels, and on which line.
package struct LabelFileError: Error, Equatable, Sendable {
  /// The line, from 1.
  package let line: Int
  /// What is wrong, and what was expected.
  package let message: String

  /// The whole message for people, the place first.
  package func rendered(source: String) -> PlainText {
    "\(source):\(line): \(message)"
  }
}
