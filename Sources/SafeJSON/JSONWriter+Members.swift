extension JSONWriter {
  /// Writes a member that is a string, if there is one.
  package mutating func member(_ key: StaticString, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// Writes a member that is a whole number, if there is one.
  package mutating func member(_ key: StaticString, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    integer(number)
  }

  /// An object on a line of its own, with the members that `write` writes.
  package static func line(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.beginObject()
    write(&writer)
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Writes a member that is a list of strings.
  package mutating func member(_ key: StaticString, _ texts: [String]) {
    self.key(key)
    beginArray()
    for text in texts { string(text) }
    endArray()
  }
}
