/// Tells at a glance that an object is one of our own recordings or events, as most lines are: the look
/// of `FormatDetector` costs more.
struct NativeHead {
  private var index = 0

  /// Whether bytes certainly begin with one of ours; false says nothing.
  static func isSure(_ bytes: Span<UInt8>) -> Bool {
    var head = NativeHead()
    guard head.take("{", bytes) else { return false }
    while let key = head.string(bytes), head.take(":", bytes) {
      if isText(key, "t", bytes) { return true }
      if isText(key, "format", bytes) {
        return head.string(bytes).map { isText($0, "touchstone-trace", bytes) } ?? false
      }
      if isText(key, "events", bytes) { return head.isListOfTimes(bytes) }
      guard head.skipValue(bytes), head.take(",", bytes) else { return false }
    }
    return false
  }

  /// Moves past a byte and the space before it, if it is what comes next.
  private mutating func take(_ byte: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    guard index < bytes.count, bytes[index] == UInt8(ascii: byte) else { return false }
    index += 1
    return true
  }

  /// Moves past a string without escapes, and returns where its text is.
  private mutating func string(_ bytes: Span<UInt8>) -> Range<Int>? {
    guard take("\"", bytes) else { return nil }
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\\") {
      index += 1
      if bytes[index - 1] == UInt8(ascii: "\"") { return start..<index - 1 }
    }
    return nil
  }

  private static func isText(
    _ range: Range<Int>, _ text: StaticString, _ bytes: Span<UInt8>
  ) -> Bool {
    guard range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      for offset in 0..<range.count
      where unsafe text[offset] != bytes[range.lowerBound + offset] { return false }
      return true
    }
  }

  /// Whether a list comes whose first element is an object that begins with a time.
  private mutating func isListOfTimes(_ bytes: Span<UInt8>) -> Bool {
    guard take("[", bytes), take("{", bytes), let key = string(bytes) else { return false }
    return Self.isText(key, "t", bytes)
  }

  /// Moves past a string, a number, a word, or an object of such.
  private mutating func skipValue(_ bytes: Span<UInt8>) -> Bool {
    guard take("{", bytes) else { return skipScalar(bytes) }
    while string(bytes) != nil {
      guard take(":", bytes), skipScalar(bytes) else { return false }
      if !take(",", bytes) { break }
    }
    return take("}", bytes)
  }

  private mutating func skipScalar(_ bytes: Span<UInt8>) -> Bool {
    if string(bytes) != nil { return true }
    let start = index
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    return index > start
  }

  /// Whether a byte may be one of a number or a word.
  private static func isOfWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "E"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      true
    default: false
    }
  }
}
