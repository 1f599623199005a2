/// An array in a top-level object that is read element by element.
package struct StreamedArray: Equatable, Sendable, ExpressibleByStringLiteral {
  package var key: String
  /// Another key of the object; when it comes first, the array is an ordinary member.
  package var unlessAfter: String?

  package init(key: String, unlessAfter: String? = nil) {
    self.key = key
    self.unlessAfter = unlessAfter
  }

  /// One that is always streamed.
  package init(stringLiteral key: String) {
    self.init(key: key)
  }
}
