/// A word of at most 15 bytes of ASCII, packed so that words are compared at once.
struct PlainWord: Equatable {
  /// The first eight bytes, the very first one lowest; zeros behind a shorter word.
  let head: UInt64
  /// The bytes behind them.
  let tail: UInt64

  @inline(__always)
  init(head: UInt64, tail: UInt64) {
    self.head = head
    self.tail = tail
  }

  /// A word to compare with.
  init(_ word: StaticString) {
    var (head, tail) = (0 as UInt64, 0 as UInt64)
    for (index, byte) in word.description.utf8.enumerated() {
      let bits = UInt64(byte) << UInt64(index % 8 * 8)
      if index < 8 { head |= bits } else { tail |= bits }
    }
    self.init(head: head, tail: tail)
  }
}
