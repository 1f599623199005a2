/// FNV-1a with 64 bits: tells two results apart at a glance; no protection against forgery.
///
/// The hash waits for each byte: it multiplies once for every one of them, and most bytes are the same
/// keys again. So what a text does to the hash is remembered. A byte changes only the lowest eight bits
/// before it is multiplied, and the lowest eight bits of a product depend on no others. Hence the hash of
/// a text of n bytes, begun with a value, is the hash begun with the value's lowest eight bits, plus the
/// rest of the value times the prime to the n-th.
struct LineHash: TextHashing {
  private static let prime: UInt64 = 0x100_0000_01b3
  private static let lowest: UInt64 = 0xff
  /// For each text, the hashes of it begun with each number of eight bits, 0 where it has not been
  /// needed yet, and the prime to the power of its length.
  private static let rowLength = 257
  /// More texts are not remembered: the rows are looked up, and should be near.
  private static let mostTexts = 64

  var value: UInt64 = 0xcbf2_9ce4_8422_2325
  private var rows: [UInt64]

  /// A hash that is given so many different texts.
  init(texts count: Int) {
    rows = Array(repeating: 0, count: min(count, Self.mostTexts) * Self.rowLength)
  }

  /// Takes in bytes from an index on.
  mutating func add(_ bytes: Span<UInt8>, from start: Int) {
    value = Self.hash(bytes, from: start, begunWith: value)
  }

  /// Takes in a byte.
  mutating func add(_ byte: UInt8) { value = Self.step(value, byte) }

  /// Takes in bytes from an index on: a text that is the same whenever it is given with this number.
  @inline(__always)
  mutating func add(_ bytes: Span<UInt8>, from start: Int, asText number: Int) {
    let row = number &* Self.rowLength
    guard row < rows.count else { return add(bytes, from: start) }
    let low = value & Self.lowest
    let end = rows[row &+ Int(truncatingIfNeeded: low)]
    guard end != 0 else { return learn(bytes, from: start, row) }
    value = (value &- low) &* rows[row &+ 256] &+ end
  }

  @inline(never)
  private mutating func learn(_ bytes: Span<UInt8>, from start: Int, _ row: Int) {
    let low = value & Self.lowest
    rows[row + Int(low)] = Self.hash(bytes, from: start, begunWith: low)
    rows[row + 256] = (start..<bytes.count).reduce(1) { power, _ in power &* Self.prime }
    add(bytes, from: start)
  }

  @inline(__always)
  private static func hash(
    _ bytes: Span<UInt8>, from start: Int, begunWith value: UInt64
  ) -> UInt64 {
    let news = bytes.extracting(start..<bytes.count)
    return unsafe news.withUnsafeBufferPointer { news in
      var (value, index) = (value, 0)
      // Most of what is added has some more bytes than four and less than sixteen.
      while news.count &- index >= 4 {
        value = unsafe step(value, news[index])
        value = unsafe step(value, news[index &+ 1])
        value = unsafe step(value, news[index &+ 2])
        value = unsafe step(value, news[index &+ 3])
        index &+= 4
      }
      while index < news.count {
        value = unsafe step(value, news[index])
        index &+= 1
      }
      return value
    }
  }

  @inline(__always)
  private static func step(_ value: UInt64, _ byte: UInt8) -> UInt64 {
    (value ^ UInt64(byte)) &* prime
  }

  /// The value as 16 lower-case hexadecimal digits.
  static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
