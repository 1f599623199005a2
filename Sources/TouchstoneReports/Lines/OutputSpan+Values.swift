import SafeJSON
import Touchstone

extension OutputSpan<UInt8> {
  /// Appends text that is written in the program.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    literal.withUTF8Buffer { text in
      for index in text.indices { unsafe append(text[index]) }
    }
  }

  /// Appends a word that is written in the program, in quotes.
  @inline(__always)
  mutating func append(quoted word: StaticString) {
    append(UInt8(ascii: "\""))
    append(word)
    append(UInt8(ascii: "\""))
  }

  /// Appends bytes.
  mutating func append(_ bytes: [UInt8]) {
    let bytes = bytes.span
    for index in bytes.indices { append(bytes[index]) }
  }

  /// Appends a number rounded to at most so many decimals.
  mutating func append(_ value: Double, decimals: Int) {
    NumberText.append(value, decimals: decimals, to: &self)
  }

  /// Appends a whole number.
  mutating func append(number: Int) {
    NumberText.append(Int64(number), to: &self)
  }

  /// Appends a time in seconds with at most six decimals.
  mutating func append(seconds nanoseconds: Int64) {
    NumberText.appendSeconds(nanoseconds: nanoseconds, decimals: 6, to: &self)
  }

  /// Appends two coordinates as an object.
  mutating func appendPair(_ x: Double, _ y: Double, decimals: Int) {
    append("{\"x\":")
    append(x, decimals: decimals)
    append(",\"y\":")
    append(y, decimals: decimals)
    append("}")
  }

  /// Appends the six entries of a transform.
  mutating func append(matrix: AffineTransform2D) {
    append("[")
    append(matrix.a, decimals: Decimals.ratios)
    append(nextEntry: matrix.b)
    append(nextEntry: matrix.c)
    append(nextEntry: matrix.d)
    append(nextEntry: matrix.tx)
    append(nextEntry: matrix.ty)
    append("]")
  }

  private mutating func append(nextEntry entry: Double) {
    append(",")
    append(entry, decimals: Decimals.ratios)
  }
}
