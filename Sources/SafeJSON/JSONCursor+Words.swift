/// A short text without escapes, packed so that words are compared at once.
public struct JSONWord: Equatable, Sendable {
  /// The most bytes that are distinguished by `head` and `tail`.
  @usableFromInline static let longest = 16

  /// The first eight bytes, the very first one lowest; zeros behind a shorter word.
  public let head: UInt64
  /// The eight bytes behind them.
  public let tail: UInt64
  /// How many bytes it has.
  public let count: Int

  /// A word of its packed bytes.
  @inlinable @inline(__always)
  public init(head: UInt64, tail: UInt64, count: Int) {
    self.head = head
    self.tail = tail
    self.count = count
  }

  /// A word to compare with.
  package init(_ word: StaticString) {
    precondition(word.utf8CodeUnitCount <= Self.longest, "too long for a word")
    var (head, tail) = (0 as UInt64, 0 as UInt64)
    for (index, byte) in word.description.utf8.enumerated() {
      let bits = UInt64(byte) << UInt64(index % 8 * 8)
      if index < 8 { head |= bits } else { tail |= bits }
    }
    self.init(head: head, tail: tail, count: word.utf8CodeUnitCount)
  }

  /// The word in a range of bytes.
  init(_ bytes: Span<UInt8>, _ range: Range<Int>) {
    let cursor = JSONCursor()
    let (start, count) = (range.lowerBound, range.count)
    var head = cursor.paddedBytes(at: start, in: bytes)
    var tail: UInt64 = 0
    if count < 8 {
      head &= ~(.max << UInt64(count * 8))
    } else if count > 8 {
      tail = cursor.paddedBytes(at: start + 8, in: bytes)
      if count < Self.longest { tail &= ~(.max << UInt64((count - 8) * 8)) }
    }
    self.init(head: head, tail: tail, count: count)
  }

  /// A number that differs for most words, above all in its highest bits.
  var mix: UInt64 {
    (head ^ tail ^ UInt64(truncatingIfNeeded: count)) &* 0x9E37_79B9_7F4A_7C15
  }

  /// A word that is longer than any to compare with is equal to none of them.
  @inlinable @inline(__always)
  public static func == (left: JSONWord, right: JSONWord) -> Bool {
    left.head == right.head && left.count == right.count && left.tail == right.tail
  }
}

extension JSONCursor {
  /// Moves past the key of a member and the colon, with the space around them; nil when it is not spelled
  /// the usual way.
  @inlinable @inline(__always)
  public mutating func key(in bytes: Span<UInt8>) -> JSONWord? {
    guard take("\"", in: bytes) else { return nil }
    keyStart = position
    guard let word = wordBehindQuote(in: bytes), word.count <= Self.largestKey,
      take(":", in: bytes)
    else { return nil }
    return word
  }

  /// Longer keys are an error: they are kept, compared and named in messages.
  @inlinable public static var largestKey: Int { 1 << 16 }

  /// The text of the key that was read last.
  package func keyText(_ word: JSONWord, in bytes: Span<UInt8>) -> String {
    JSONTape.string(bytes.extracting(keyStart..<keyStart + word.count))
  }

  /// Moves past a string, and space before it, and returns it as a word.
  @inlinable @inline(__always)
  public mutating func word(in bytes: Span<UInt8>) -> JSONWord? {
    take("\"", in: bytes) ? wordBehindQuote(in: bytes) : nil
  }

  /// Moves past the rest of a string.
  @inlinable @inline(__always)
  public mutating func wordBehindQuote(in bytes: Span<UInt8>) -> JSONWord? {
    let start = position
    let head = paddedBytes(at: start, in: bytes)
    let marks = Self.marks(of: head)
    guard marks != 0 else { return longWord(head, from: start, in: bytes) }
    let bits = UInt64(marks.trailingZeroBitCount) & ~7
    guard isQuote(at: start &+ Int(bits / 8), in: bytes) else { return nil }
    return JSONWord(head: head & ~(.max << bits), tail: 0, count: Int(bits / 8))
  }

  @usableFromInline
  mutating func longWord(_ head: UInt64, from start: Int, in bytes: Span<UInt8>) -> JSONWord? {
    guard finishString(from: start &+ 8, in: bytes) else { return nil }
    let count = position &- 1 &- start
    let tail = paddedBytes(at: start &+ 8, in: bytes)
    let bits = UInt64(min(count &- 8, 8) * 8)
    return JSONWord(
      head: head, tail: bits == 64 ? tail : tail & ~(.max << bits), count: count)
  }

  /// Moves past the rest of a string, eight bytes at a time.
  @inlinable @inline(__always)
  public mutating func finishString(from start: Int, in bytes: Span<UInt8>) -> Bool {
    var end = start
    while true {
      let marks = Self.marks(of: paddedBytes(at: end, in: bytes))
      if marks != 0 { return isQuote(at: end &+ marks.trailingZeroBitCount / 8, in: bytes) }
      end &+= 8
    }
  }

  /// Moves past the quote at an offset; false when something else is there.
  @inlinable @inline(__always)
  mutating func isQuote(at end: Int, in bytes: Span<UInt8>) -> Bool {
    guard end < bytes.count else {
      hasRunOut = true
      return false
    }
    position = end &+ 1
    return bytes[end] == UInt8(ascii: "\"")
  }

  /// Of eight bytes, the highest bit of the first that is a quote, a backslash, a control character or
  /// beyond ASCII; bits above it mean nothing.
  @inlinable @inline(__always)
  static func marks(of word: UInt64) -> UInt64 {
    let ones = 0x0101_0101_0101_0101 as UInt64
    let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let slashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    let others = (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
    let controls = word &- ones &* 0x20
    return (others | controls | word) & (ones &* 0x80)
  }
}
