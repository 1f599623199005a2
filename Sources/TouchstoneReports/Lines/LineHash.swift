/// FNV-1a with 64 bits: tells two results apart at a glance; no protection against forgery.
///
/// The hash waits for each byte: it multiplies once for every one of them, and most bytes are the same
/// keys again. So what a text does to the hash is remembered. An ASCII byte changes only the lowest seven
/// bits before they are multiplied, and the lowest seven bits of a product depend on no others. Hence the
/// hash of a text of n such bytes, begun with a value, is the hash begun with the value's lowest seven
/// bits, plus the rest of the value times the prime to the n-th.
struct LineHash {
  fileprivate static let prime: UInt64 = 0x100_0000_01b3
  fileprivate static let lowest: UInt64 = 0x7f
  /// For each text, the hashes of it begun with each number of seven bits, 0 where it has not been
  /// needed yet, and the prime to the power of its length.
  fileprivate static let rowLength = 129
  /// More texts are not remembered: the rows are looked up, and should be near.
  private static let mostTexts = 128

  private static let nothing: UInt64 = 0xcbf2_9ce4_8422_2325

  private(set) var value = nothing
  private var rows: [UInt64]

  /// A hash that is given so many different texts.
  init(texts count: Int) {
    rows = Array(repeating: 0, count: min(count, Self.mostTexts) * Self.rowLength)
  }

  /// A hash of nothing, for which the same texts are known.
  consuming func restarted() -> LineHash {
    value = Self.nothing
    return self
  }

  /// Goes on with the hash, its rows at hand.
  @inline(__always)
  mutating func run(_ body: (inout Running) -> Void) {
    value = unsafe rows.withUnsafeMutableBufferPointer { [value] rows in
      var running = unsafe Running(value: value, rows: rows)
      body(&running)
      return running.value
    }
  }

  /// The value as 16 lower-case hexadecimal digits.
  static func text(of value: UInt64) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension LineHash {
  /// The hash while bytes are added.
  @safe struct Running: TextHashing {
    /// The longest number that is usual.
    private static var mostShortBytes: Int { 9 }

    var value: UInt64
    fileprivate let rows: UnsafeMutableBufferPointer<UInt64>

    @unsafe @inline(__always)
    mutating func add(
      _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, asText number: Int
    ) {
      let row = number &* rowLength
      let low = value & lowest
      if unsafe row < rows.count, unsafe rows[row &+ Int(truncatingIfNeeded: low)] != 0 {
        let known = unsafe rows[row &+ Int(truncatingIfNeeded: low)]
        value = unsafe (value &- low) &* rows[row &+ 128] &+ known
      } else {
        value = unsafe Self.learn(start, until: end, rows, row, begunWith: value)
      }
    }

    /// Hashes a text, and remembers what it does, if there is a row for it.
    @unsafe @inline(never)
    private static func learn(
      _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>,
      _ rows: UnsafeMutableBufferPointer<UInt64>, _ row: Int, begunWith value: UInt64
    ) -> UInt64 {
      let text = unsafe UnsafeBufferPointer(start: start, count: end - start)
      if row < rows.count, unsafe text.allSatisfy({ $0 < 0x80 }) {
        let low = value & lowest
        unsafe rows[row + Int(low)] = hash(start, until: end, begunWith: low)
        unsafe rows[row + 128] = text.reduce(1) { power, _ in power &* prime }
      }
      return unsafe hash(start, until: end, begunWith: value)
    }

    @unsafe @inline(__always)
    static func hash(
      _ start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, begunWith value: UInt64
    ) -> UInt64 {
      var (value, next) = unsafe (value, start)
      // Most of what is added has some more bytes than four and less than sixteen.
      while unsafe end - next >= 4 {
        value = unsafe hash(next[0], begunWith: value)
        value = unsafe hash(next[1], begunWith: value)
        value = unsafe hash(next[2], begunWith: value)
        value = unsafe hash(next[3], begunWith: value)
        unsafe next += 4
      }
      let rest = unsafe end - next
      if rest >= 2 {
        value = unsafe hash(next[0], begunWith: value)
        value = unsafe hash(next[1], begunWith: value)
      }
      return unsafe rest & 1 == 0 ? value : hash(end[-1], begunWith: value)
    }

    /// How long a text is differs from number to number, and a wrong guess costs more than the steps
    /// that are too many: so all are taken, and the result is looked up.
    @unsafe @inline(__always)
    static func hash(
      short start: UnsafePointer<UInt8>, until end: UnsafePointer<UInt8>, begunWith v0: UInt64
    ) -> UInt64 {
      let count = unsafe end - start
      guard count <= mostShortBytes else { return unsafe hash(start, until: end, begunWith: v0) }
      let v1 = unsafe hash(start[0], begunWith: v0)
      let v2 = unsafe hash(start[1], begunWith: v1)
      let v3 = unsafe hash(start[2], begunWith: v2)
      let v4 = unsafe hash(start[3], begunWith: v3)
      let v5 = unsafe hash(start[4], begunWith: v4)
      let v6 = unsafe hash(start[5], begunWith: v5)
      let v7 = unsafe hash(start[6], begunWith: v6)
      let v8 = unsafe hash(start[7], begunWith: v7)
      let v9 = unsafe hash(start[8], begunWith: v8)
      return unsafe withUnsafePointer(
        to: (v0, v1, v2, v3, v4, v5, v6, v7, v8, v9)
      ) {
        unsafe UnsafeRawPointer($0).load(fromByteOffset: count &* 8, as: UInt64.self)
      }
    }

    @inline(__always)
    static func hash(_ byte: UInt8, begunWith value: UInt64) -> UInt64 {
      (value ^ UInt64(byte)) &* prime
    }
  }
}
