package import SafeJSON

extension JSONValue {
  /// The one value of a text that is JSON and nothing else; nil for any other text.
  package init?(text: String) {
    var stream = JSONStream(MemorySource(Array(text.utf8)))
    do {
      guard case .value(let value, _)? = try stream.next(), try stream.next() == nil else {
        return nil
      }
      self = value
    } catch {
      return nil
    }
  }
}
