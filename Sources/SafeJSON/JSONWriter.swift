/// Writes JSON into bytes: commas come by themselves, and equal calls give equal bytes.
///
/// The caller keeps the grammar otherwise: a key before each member, an end for each begin.
package struct JSONWriter {
  private enum Before {
    /// The start of a line or container, or a key.
    case nothing
    case value
    /// A line break was asked for; a comma comes before it if something follows.
    case valueAndLineBreak
    case lineBreak
  }

  /// What has been written.
  package var bytes: [UInt8]
  private var before = Before.nothing
  private var depth = 0

  /// A writer that appends to bytes.
  package init(bytes: [UInt8] = []) {
    self.bytes = bytes
  }

  package mutating func beginObject() { begin(UInt8(ascii: "{")) }
  package mutating func endObject() { end(UInt8(ascii: "}")) }
  package mutating func beginArray() { begin(UInt8(ascii: "[")) }
  package mutating func endArray() { end(UInt8(ascii: "]")) }

  /// Writes the key of the next value.
  package mutating func key(_ key: String) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    before = .nothing
  }

  /// Writes the key of the next value.
  package mutating func key(_ key: StaticString) {
    string(key)
    bytes.append(UInt8(ascii: ":"))
    before = .nothing
  }

  /// Writes the key of the next value from a text that has a comma in front of the key and a colon
  /// behind it.
  package mutating func key(text: StaticString) {
    text.withUTF8Buffer { text in
      let isFirst = before == .nothing
      unsafe bytes.append(contentsOf: text[(isFirst ? 1 : 0)...])
    }
    before = .nothing
  }

  /// Begins an object with a text that has its bracket and its first member.
  package mutating func beginObject(text: StaticString) {
    beginValue()
    text.withUTF8Buffer { unsafe bytes.append(contentsOf: $0) }
    depth += 1
  }

  /// Writes a string with the escapes that JSON demands and no others.
  package mutating func string(_ text: String) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    // A text in one piece is looked at as such; others are rare.
    let isDone: Void? = unsafe text.utf8.withContiguousStorageIfAvailable { unsafe append($0) }
    if isDone == nil { for byte in text.utf8 { append(escaping: byte) } }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a string with the escapes that JSON demands and no others.
  package mutating func string(_ text: StaticString) {
    beginValue()
    bytes.append(UInt8(ascii: "\""))
    text.withUTF8Buffer { unsafe append($0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int64) {
    beginValue()
    NumberText.append(value, to: &bytes)
  }

  /// Writes a whole number.
  package mutating func integer(_ value: Int) { integer(Int64(value)) }

  /// Writes a number rounded to at most so many decimals; `null` when it is not finite.
  package mutating func number(_ value: Double, decimals: Int) {
    beginValue()
    NumberText.append(value, decimals: decimals, to: &bytes)
  }

  /// Writes a number by its text in JSON.
  package mutating func number(text: String) {
    beginValue()
    bytes += text.utf8
  }

  /// Writes the shortest number that reads back as this one; it must be finite.
  package mutating func shortest(_ value: Double) {
    beginValue()
    NumberText.appendShortest(value, to: &bytes)
  }

  /// Writes a time in seconds, to the nanosecond.
  package mutating func exactSeconds(nanoseconds: Int64) {
    beginValue()
    NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: 9, to: &bytes)
  }

  /// Writes a time in seconds, rounded half away from zero to at most six decimals.
  package mutating func seconds(nanoseconds: Int64) {
    beginValue()
    NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: 6, to: &bytes)
  }

  /// Writes `true` or `false`.
  package mutating func bool(_ value: Bool) {
    beginValue()
    bytes.append(contentsOf: value ? "true".utf8 : "false".utf8)
  }

  /// Writes `null`.
  package mutating func null() {
    beginValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// Writes a value that is JSON already.
  package mutating func value(_ json: [UInt8]) {
    beginValue()
    bytes += json
  }

  /// Ends the line; inside a container the comma that may follow comes before the line break.
  package mutating func newline() {
    if depth == 0 {
      bytes.append(UInt8(ascii: "\n"))
      before = .nothing
    } else if before == .value {
      before = .valueAndLineBreak
    } else if before == .nothing {
      before = .lineBreak
    }
  }

  private mutating func begin(_ bracket: UInt8) {
    beginValue()
    bytes.append(bracket)
    before = .nothing
    depth += 1
  }

  private mutating func end(_ bracket: UInt8) {
    if before == .valueAndLineBreak || before == .lineBreak { bytes.append(UInt8(ascii: "\n")) }
    bytes.append(bracket)
    before = .value
    depth = max(0, depth - 1)
  }

  private mutating func beginValue() {
    if before == .value || before == .valueAndLineBreak { bytes.append(UInt8(ascii: ",")) }
    if before == .lineBreak || before == .valueAndLineBreak { bytes.append(UInt8(ascii: "\n")) }
    before = .value
  }

  private static func needsEscape(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }

  @unsafe
  private mutating func append(_ text: UnsafeBufferPointer<UInt8>) {
    if unsafe text.contains(where: Self.needsEscape) {
      for index in text.indices { unsafe append(escaping: text[index]) }
    } else {
      unsafe bytes.append(contentsOf: text)
    }
  }

  private mutating func append(escaping byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): append(escape: byte)
    case 0x08: append(escape: UInt8(ascii: "b"))
    case 0x0C: append(escape: UInt8(ascii: "f"))
    case 0x0A: append(escape: UInt8(ascii: "n"))
    case 0x0D: append(escape: UInt8(ascii: "r"))
    case 0x09: append(escape: UInt8(ascii: "t"))
    case 0..<0x20: appendUnicodeEscape(byte)
    default: bytes.append(byte)
    }
  }

  private mutating func append(escape letter: UInt8) {
    bytes.append(UInt8(ascii: "\\"))
    bytes.append(letter)
  }

  private mutating func appendUnicodeEscape(_ byte: UInt8) {
    append(escape: UInt8(ascii: "u"))
    bytes.append(UInt8(ascii: "0"))
    bytes.append(UInt8(ascii: "0"))
    bytes.append(UInt8(ascii: "0") + byte >> 4)
    let low = byte & 0x0F
    bytes.append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "A") + low - 10)
  }
}
