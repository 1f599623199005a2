/// Texts side by side in memory, by number.
struct TextTable: Sendable {
  private var bytes: [UInt8] = []
  private var ends: [Int] = [0]

  /// How many texts there are.
  var count: Int { ends.count - 1 }

  /// The length of the longest text.
  var mostBytes: Int { (0..<count).map { ends[$0 + 1] - ends[$0] }.max() ?? 0 }

  /// Adds a text, which has the next number.
  mutating func append(_ text: [UInt8]) {
    bytes += text
    ends.append(bytes.count)
  }

  /// Does something for which the texts are at hand.
  @inline(__always)
  func use(_ body: (Texts) -> Void) {
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe ends.withUnsafeBufferPointer { ends in
        body(unsafe Texts(bytes: bytes, ends: ends))
      }
    }
  }

  /// The texts, while nothing changes their table.
  @safe struct Texts {
    fileprivate let bytes: UnsafeBufferPointer<UInt8>
    fileprivate let ends: UnsafeBufferPointer<Int>

    /// The bytes of a text.
    @unsafe @inline(__always)
    subscript(number: Int) -> UnsafeBufferPointer<UInt8> {
      unsafe precondition(number >= 0 && number &+ 1 < ends.count, "texts are asked for by number")
      let (start, end) = unsafe (ends[number], ends[number &+ 1])
      return unsafe UnsafeBufferPointer(rebasing: bytes[start..<end])
    }
  }
}
