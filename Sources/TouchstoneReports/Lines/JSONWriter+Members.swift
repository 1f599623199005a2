package import SafeJSON
package import Touchstone

/// The members of output lines.
extension JSONWriter {
  /// Begins a line, or an element that is a line elsewhere.
  package mutating func begin(_ line: OutputLine) { beginObject(text: line.head) }

  /// A line of its own, with the members that `write` writes.
  package static func line(_ line: OutputLine, _ write: (inout JSONWriter) -> Void) -> [UInt8] {
    var writer = JSONWriter()
    writer.begin(line)
    write(&writer)
    writer.endObject()
    writer.newline()
    return writer.bytes
  }

  /// Writes the key of the next value.
  package mutating func key(_ key: OutputKey) { self.key(text: key.text) }

  /// Writes a member that is a string, if there is one.
  package mutating func member(_ key: OutputKey, _ text: String?) {
    guard let text else { return }
    self.key(key)
    string(text)
  }

  /// Writes a member that is a string, or null.
  package mutating func member(_ key: OutputKey, orNull text: String?) {
    self.key(key)
    if let text { string(text) } else { null() }
  }

  /// Writes a member that is a word of the program.
  package mutating func member(_ key: OutputKey, _ word: StaticString) {
    self.key(key)
    string(word)
  }

  /// Writes a member that is a list of strings.
  package mutating func member(_ key: OutputKey, _ texts: [String]) {
    member(key, texts) { $0.string($1) }
  }

  /// Writes a member that is a value of JSON.
  package mutating func member(_ key: OutputKey, _ value: JSONValue) {
    self.key(key)
    self.value(value)
  }

  /// Writes a member that is a whole number, if there is one.
  package mutating func member(_ key: OutputKey, _ number: Int?) {
    guard let number else { return }
    self.key(key)
    integer(number)
  }

  /// Writes a member that is a number, with so many decimals at most.
  package mutating func member(_ key: OutputKey, _ number: Double, decimals: Int) {
    self.key(key)
    self.number(number, decimals: decimals)
  }

  /// Writes a member that is a time in seconds, if there is one.
  package mutating func member(_ key: OutputKey, _ time: Timestamp?) {
    guard let time else { return }
    self.key(key)
    seconds(nanoseconds: time.nanoseconds)
  }

  /// Writes a member that is an array.
  package mutating func member<Element>(
    _ key: OutputKey, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    beginArray()
    for element in elements { write(&self, element) }
    endArray()
  }
}
