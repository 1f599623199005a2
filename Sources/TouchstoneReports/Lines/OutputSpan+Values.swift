import SafeJSON
import Touchstone

extension OutputSpan<UInt8> {
  /// Appends text that is written in the program.
  @inline(__always)
  mutating func append(_ literal: StaticString) {
    // Its length is known where it is written, so that this is a store or two.
    unsafe append(literal.utf8Start, count: literal.utf8CodeUnitCount)
  }

  @inline(__always)
  private mutating func append(_ text: UnsafePointer<UInt8>, count: Int) {
    unsafe withUnsafeMutableBufferPointer { room, end in
      precondition(room.count &- end >= count, "text has its room")
      guard let start = room.baseAddress else { return }
      unsafe (start + end).update(from: text, count: count)
      end &+= count
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
    unsafe bytes.withUnsafeBufferPointer { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe append(start, count: bytes.count)
    }
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

  /// Appends the six entries of a transform, and what ends them.
  mutating func append(entries matrix: AffineTransform2D, _ hash: inout some TextHashing) {
    append(entry: matrix.a, &hash)
    append(entry: matrix.b, &hash)
    append(entry: matrix.c, &hash)
    append(entry: matrix.d, &hash)
    append(entry: matrix.tx, &hash)
    append(entry: matrix.ty, end: "]", &hash)
  }

  private mutating func append(
    entry: Double, end: StaticString = ",", _ hash: inout some TextHashing
  ) {
    let start = count
    append(entry, decimals: Decimals.ratios)
    append(end)
    hash.add(span, from: start)
  }
}
