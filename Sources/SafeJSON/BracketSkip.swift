/// Looks for the end of the innermost bracket that is open, knowing brackets and strings only.
struct BracketSkip {
  private var depth = 1
  private var isInString = false
  private var isEscaped = false

  /// Whether no member can follow an array: every `]` has a `}` right behind it, as where nobody
  /// writes space.
  static func finds(noMembersIn bytes: Span<UInt8>) -> Bool {
    let raw = unsafe bytes.bytes
    var index = 0
    var others = 0 as UInt64
    // Eight bytes at once, with those behind them.
    while index + 8 < bytes.count {
      let here = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let next = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index + 1, as: UInt64.self)
      others |= places(of: UInt8(ascii: "]"), in: here) & ~places(of: UInt8(ascii: "}"), in: next)
      index += 8
    }
    guard others == 0 else { return false }
    while index + 1 < bytes.count {
      guard bytes[index] != UInt8(ascii: "]") || bytes[index + 1] == UInt8(ascii: "}") else {
        return false
      }
      index += 1
    }
    return true
  }

  /// The highest bit of each of eight bytes that is a byte of ASCII.
  @inline(__always)
  private static func places(of byte: UInt8, in bytes: UInt64) -> UInt64 {
    let low = 0x7F7F_7F7F_7F7F_7F7F as UInt64
    // Zero where it is that byte; adding carries into the highest bit everywhere else.
    let difference = bytes ^ (UInt64(byte) &* 0x0101_0101_0101_0101)
    return ~((difference & low) &+ low | difference | low)
  }

  /// Whether the end has been found.
  var isDone: Bool { depth == 0 }

  /// Reads on, at most to the end, and returns how many bytes it has read.
  mutating func read(_ bytes: Span<UInt8>) -> Int {
    var index = 0
    while index < bytes.count, depth > 0 {
      index = isInString ? inside(bytes, from: index) : outside(bytes, from: index)
    }
    return index
  }

  private mutating func inside(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    if isEscaped {
      isEscaped = false
      index += 1
    }
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == UInt8(ascii: "\"") {
        isInString = false
        break
      }
      guard byte == UInt8(ascii: "\\") else { continue }
      guard index < bytes.count else {
        isEscaped = true
        break
      }
      index += 1
    }
    return index
  }

  private mutating func outside(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var (index, depth) = (start, depth)
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      // Brackets are the last ones of ASCII, and most bytes outside of strings are digits.
      guard byte >= UInt8(ascii: "[") else {
        guard byte == UInt8(ascii: "\"") else { continue }
        isInString = true
        break
      }
      // The bit that is set in braces is not set in brackets; otherwise they are alike.
      let bracket = byte | 0x20
      if bracket == UInt8(ascii: "{") { depth += 1 }
      if bracket == UInt8(ascii: "}") {
        depth -= 1
        if depth == 0 { break }
      }
    }
    self.depth = depth
    return index
  }
}
