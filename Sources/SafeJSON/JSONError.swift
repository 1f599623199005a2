/// Why an input is not JSON, and where.
package struct JSONError: Error, Equatable, Sendable {
  /// What is wrong, without the place.
  package enum Code: Equatable, Sendable {
    case unexpectedCharacter(Unicode.Scalar, expected: JSONExpectation)
    case unexpectedWord(String, expected: JSONExpectation)
    case unexpectedEnd(expected: JSONExpectation)
    case byteOrderMark
    case trailingText
    case controlCharacter(UInt8)
    case unknownEscape(Unicode.Scalar)
    case loneSurrogate
    case invalidUTF8
    /// The input begins like something else than text in UTF-8.
    case encoded(TextEncoding)
    case leadingZero
    case numberTooLarge
    case duplicateKey(String)
    case nulInKey
    case nestedTooDeeply
    /// A line, or a value that has to be read in one piece, is larger than anything should be.
    case tooLong
    case keyTooLong
    /// The source of the bytes failed, with the system's words.
    case unreadable(String)
    /// The input begins like nothing that its reader knows; the names of what that knows.
    case unknown([String])
    /// json-c did not take what the scanner let through, with its words.
    case refused(String)
  }

  package var code: Code
  package var place: JSONPlace
  package var excerpt: JSONExcerpt

  package init(code: Code, place: JSONPlace, excerpt: JSONExcerpt) {
    self.code = code
    self.place = place
    self.excerpt = excerpt
  }
}
