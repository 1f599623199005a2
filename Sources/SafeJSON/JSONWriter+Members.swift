extension JSONWriter {
  /// Writes a member that is a string, if there is one.
  package mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// Writes a member that is a whole number.
  package mutating func member(_ key: StaticString, _ number: Int) {
    self.key(key)
    integer(number)
  }

  /// Writes a member that is a list of strings.
  package mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
