/// A piece of a YAML text, in the order in which it is written.
package struct YAMLEvent: Equatable, Sendable {
  /// What it is.
  package enum Kind: Equatable, Sendable {
    /// A word or a text; `isPlain` says that it stands without quotes, so that it may be a number.
    case scalar(String, isPlain: Bool)
    case sequenceBegan
    case sequenceEnded
    case mappingBegan
    case mappingEnded
    /// A value that stands elsewhere.
    case alias
    case documentEnded
  }

  package var kind: Kind
  /// The line on which it begins, from 1.
  package var line: Int
}

/// Why a text is not YAML, and where.
package struct YAMLError: Error, Equatable, Sendable {
  /// libyaml's words.
  package var message: String
  /// From 1.
  package var line: Int
}
