/// Moves over an object or array that is all in memory and spelled the usual way, as strictly as
/// `JSONScanner`. That one is asked about all others: those with escapes, characters beyond ASCII,
/// exponents, many digits, many keys, or a fault.
struct QuickScan {
  /// The first eight bytes of a key of an object that is open, and where it is.
  private struct Key {
    let head: UInt64
    let start: Int
    let count: Int
  }

  /// An array of an outermost object that is read by itself, by the first bytes of its key.
  private struct Wanted {
    let key: (head: UInt64, count: Int)
    let unlessAfter: (head: UInt64, count: Int)?
  }

  /// The most keys of all objects that are open.
  private static let mostKeys = 32
  /// Whole numbers with more digits may be beyond 64 bits.
  private static let mostDigits = 18

  private let wanted: [Wanted]
  private var index = 0
  private var lineBreaks = 0
  private var lineStart = 0
  private var keys = InlineArray<32, Key>(repeating: Key(head: 0, start: 0, count: 0))
  private var keyCount = 0

  /// A scan that leaves outermost objects with a streamed array to others.
  init(streaming: [StreamedArray] = []) {
    wanted = streaming.map {
      Wanted(
        key: Self.head(of: $0.key),
        // What is longer than its head is not recognized, and the array is taken for wanted.
        unlessAfter: $0.unlessAfter.map(Self.head).flatMap { $0.count > 8 ? nil : $0 })
    }
  }

  /// The extent of an object or array at the position of a window, inside `depth` others; nil when it
  /// needs another look.
  mutating func extent(ahead window: InputWindow, depth: Int) -> UpcomingExtent? {
    let bytes = window.bytes.span.extracting(droppingFirst: window.position - window.base)
    (index, lineBreaks, lineStart, keyCount) = (0, 0, 0, 0)
    guard value(bytes, depth: depth) else { return nil }
    return UpcomingExtent(start: 0, end: index, lineBreaks: lineBreaks, lineStart: lineStart)
  }

  private mutating func value(_ bytes: Span<UInt8>, depth: Int) -> Bool {
    switch byte(in: bytes) {
    case UInt8(ascii: "{"): object(bytes, depth: depth)
    case UInt8(ascii: "["): array(bytes, depth: depth)
    case UInt8(ascii: "\""): string(bytes)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): number(bytes)
    case UInt8(ascii: "t"): literal("true", bytes)
    case UInt8(ascii: "f"): literal("false", bytes)
    case UInt8(ascii: "n"): literal("null", bytes)
    default: false
    }
  }

  private mutating func object(_ bytes: Span<UInt8>, depth: Int) -> Bool {
    guard depth < JSONScanner.maximumDepth else { return false }
    index += 1
    let firstKey = keyCount
    var seen: UInt64 = 0
    defer { keyCount = firstKey }
    skipSpace(bytes)
    if take("}", bytes) { return true }
    repeat {
      skipSpace(bytes)
      guard key(bytes, behind: firstKey, &seen) else { return false }
      skipSpace(bytes)
      guard take(":", bytes) else { return false }
      skipSpace(bytes)
      if depth == 0, byte(in: bytes) == UInt8(ascii: "["), isLastKeyWanted() { return false }
      guard value(bytes, depth: depth + 1) else { return false }
      skipSpace(bytes)
    } while take(",", bytes)
    return take("}", bytes)
  }

  private mutating func array(_ bytes: Span<UInt8>, depth: Int) -> Bool {
    guard depth < JSONScanner.maximumDepth else { return false }
    index += 1
    skipSpace(bytes)
    if take("]", bytes) { return true }
    repeat {
      skipSpace(bytes)
      guard value(bytes, depth: depth + 1) else { return false }
      skipSpace(bytes)
    } while take(",", bytes)
    return take("]", bytes)
  }

  /// Moves past a key that is none of those behind the first; `seen` has a bit for each of them.
  private mutating func key(
    _ bytes: Span<UInt8>, behind firstKey: Int, _ seen: inout UInt64
  ) -> Bool {
    let start = index &+ 1
    guard byte(in: bytes) == UInt8(ascii: "\""), start &+ 8 <= bytes.count else { return false }
    var head = unsafe Self.eightBytes(of: bytes, at: start)
    let marks = Self.marks(of: head)
    if marks == 0 {
      guard string(bytes) else { return false }
    } else {
      let bits = UInt64(marks.trailingZeroBitCount) & ~7
      index = start &+ Int(bits / 8) &+ 1
      guard UInt8(truncatingIfNeeded: head >> bits) == UInt8(ascii: "\"") else { return false }
      head &= ~(.max << bits)
    }
    let key = Key(head: head, start: start, count: index &- 1 &- start)
    return enter(key, bytes, behind: firstKey, &seen)
  }

  /// Notes a key; false if the object has it already, or too many.
  @inline(__always)
  private mutating func enter(
    _ key: Key, _ bytes: Span<UInt8>, behind firstKey: Int, _ seen: inout UInt64
  ) -> Bool {
    guard keyCount < Self.mostKeys else { return false }
    // Of two keys with different bits nothing else has to be compared.
    let mix = (key.head ^ UInt64(truncatingIfNeeded: key.count)) &* 0x9E37_79B9_7F4A_7C15
    let bit = 1 << (mix >> 58) as UInt64
    if seen & bit != 0 {
      for other in firstKey..<keyCount where isEqual(keys[other], key, bytes) { return false }
    }
    seen |= bit
    keys[keyCount] = key
    keyCount += 1
    return true
  }

  @inline(__always)
  private func isEqual(_ left: Key, _ right: Key, _ bytes: Span<UInt8>) -> Bool {
    guard left.head == right.head, left.count == right.count else { return false }
    for offset in 0..<left.count where bytes[left.start + offset] != bytes[right.start + offset] {
      return false
    }
    return true
  }

  /// Whether the key read last is one of those whose array is wanted; perhaps, if it is long.
  private mutating func isLastKeyWanted() -> Bool {
    let last = keys[keyCount - 1]
    for index in wanted.indices where wanted[index].key == (last.head, last.count) {
      guard let other = wanted[index].unlessAfter, hasKey(other) else { return true }
    }
    return false
  }

  private mutating func hasKey(_ wanted: (head: UInt64, count: Int)) -> Bool {
    for index in 0..<keyCount where wanted == (keys[index].head, keys[index].count) { return true }
    return false
  }

  /// Moves past a string, eight bytes at a time; the last of them have to be in memory.
  @inline(__always)
  private mutating func string(_ bytes: Span<UInt8>) -> Bool {
    var end = index &+ 1
    while end &+ 8 <= bytes.count {
      let marks = unsafe Self.marks(of: Self.eightBytes(of: bytes, at: end))
      guard marks == 0 else {
        end &+= marks.trailingZeroBitCount / 8
        index = end &+ 1
        return bytes[end] == UInt8(ascii: "\"")
      }
      end &+= 8
    }
    return false
  }

  /// Eight bytes that must be in memory, the first one lowest.
  @unsafe @inline(__always)
  private static func eightBytes(of bytes: Span<UInt8>, at start: Int) -> UInt64 {
    unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self).littleEndian
  }

  /// Of eight bytes, the highest bit of the first that is a quote, a backslash, a control character or
  /// beyond ASCII; bits above it mean nothing.
  @inline(__always)
  private static func marks(of word: UInt64) -> UInt64 {
    let ones = 0x0101_0101_0101_0101 as UInt64
    let quotes = word ^ ones &* UInt64(UInt8(ascii: "\""))
    let slashes = word ^ ones &* UInt64(UInt8(ascii: "\\"))
    let others = (quotes &- ones) & ~quotes | (slashes &- ones) & ~slashes
    let controls = word &- ones &* 0x20
    return (others | controls | word) & (ones &* 0x80)
  }

  private mutating func number(_ bytes: Span<UInt8>) -> Bool {
    let start = byte(in: bytes) == UInt8(ascii: "-") ? index &+ 1 : index
    var end = endOfDigits(bytes, from: start)
    let digits = end &- start
    // No zero before other digits.
    guard digits > 0, digits <= Self.mostDigits, end < bytes.count,
      digits == 1 || bytes[start] != UInt8(ascii: "0")
    else { return false }
    if bytes[end] == UInt8(ascii: ".") {
      let point = end &+ 1
      end = endOfDigits(bytes, from: point)
      guard end > point, end < bytes.count else { return false }
    }
    index = end
    return bytes[end] | 0x20 != UInt8(ascii: "e")
  }

  /// The end of the digits from an offset on, eight bytes at a time.
  @inline(__always)
  private func endOfDigits(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let ones = 0x0101_0101_0101_0101 as UInt64
    var end = start
    while end &+ 8 <= bytes.count {
      // Digits become 0 to 9; adding 0x76 carries all others into the highest bit.
      let word = unsafe Self.eightBytes(of: bytes, at: end) ^ (ones &* 0x30)
      let others = ((word & (ones &* 0x7F)) &+ ones &* 0x76 | word) & (ones &* 0x80)
      guard others == 0 else { return end &+ others.trailingZeroBitCount / 8 }
      end &+= 8
    }
    while end < bytes.count, bytes[end] &- UInt8(ascii: "0") < 10 { end &+= 1 }
    return end
  }

  private mutating func literal(_ word: StaticString, _ bytes: Span<UInt8>) -> Bool {
    for offset in 0..<word.utf8CodeUnitCount {
      guard byte(in: bytes) == (unsafe word.utf8Start[offset]) else { return false }
      index &+= 1
    }
    return true
  }

  /// The next byte; 0, which nothing begins with, where the memory ends.
  @inline(__always)
  private func byte(in bytes: Span<UInt8>) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  @inline(__always)
  private mutating func take(_ wanted: Unicode.Scalar, _ bytes: Span<UInt8>) -> Bool {
    guard byte(in: bytes) == UInt8(ascii: wanted) else { return false }
    index &+= 1
    return true
  }

  @inline(__always)
  private mutating func skipSpace(_ bytes: Span<UInt8>) {
    while index < bytes.count, bytes[index] <= 0x20 {
      switch bytes[index] {
      case UInt8(ascii: "\n"):
        lineBreaks &+= 1
        lineStart = index &+ 1
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: return
      }
      index &+= 1
    }
  }

  private static func head(of key: String) -> (head: UInt64, count: Int) {
    var head: UInt64 = 0
    for (index, byte) in key.utf8.prefix(8).enumerated() { head |= UInt64(byte) << (index * 8) }
    return (head, key.utf8.count)
  }
}
