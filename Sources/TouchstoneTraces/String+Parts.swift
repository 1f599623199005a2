extension String {
  /// Whether a text is in it; Embedded Swift cannot search for one.
  func has(part: StaticString) -> Bool {
    part.withUTF8Buffer { part in
      var rest = utf8[...]
      while rest.count >= part.count {
        if unsafe rest.starts(with: part) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }
}
