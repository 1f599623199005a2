import SafeJSON

/// What is taken in by a hash as it is written.
extension OutputSpan<UInt8> {
  /// Appends a text that lines consist of.
  @inline(__always)
  mutating func append(_ text: LineText, _ hash: inout some TextHashing) {
    let start = count
    append(text.text)
    hash.add(span, from: start, asText: text.rawValue)
  }

  /// Appends a member of two coordinates; `key` is all that comes before the first.
  mutating func append(
    pair key: LineText, _ x: Double, _ y: Double, decimals: Int, _ hash: inout some TextHashing
  ) {
    append(key, &hash)
    var start = count
    append(x, decimals: decimals)
    append(",\"y\":")
    hash.add(span, from: start)
    start = count
    append(y, decimals: decimals)
    append("}")
    hash.add(span, from: start)
  }

  /// Appends a number rounded to at most so many decimals.
  mutating func append(_ value: Double, decimals: Int, _ hash: inout some TextHashing) {
    let start = count
    append(value, decimals: decimals)
    hash.add(span, from: start)
  }

  /// Appends a whole number.
  mutating func append(number: Int, _ hash: inout some TextHashing) {
    let start = count
    append(number: number)
    hash.add(span, from: start)
  }

  /// Appends a time in seconds with at most six decimals.
  mutating func append(seconds nanoseconds: Int64, _ hash: inout some TextHashing) {
    let start = count
    append(seconds: nanoseconds)
    hash.add(span, from: start)
  }
}
