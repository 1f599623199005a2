/// The fast way through JSON: moves over bytes that are in memory, as strictly as `JSONScanner`.
///
/// It reads what people and programs usually write. Whatever it is not sure of (an escape, a character
/// beyond ASCII, an exponent, many digits, a fault, a value that is not in memory as a whole) it leaves
/// to the full way, `JSONScanner` and json-c, which gets the same bytes. So results and errors are the
/// same, and only the time differs.
///
/// What is inlinable here is public: what is only `package` is called instead, which takes a tenth more
/// instructions an event.
public struct JSONCursor {
  /// The offset of the next byte.
  public var position = 0
  /// The line breaks passed since `start`.
  public var lineBreaks = 0
  /// The offset behind the last of them.
  public var lineStart = 0
  /// The offset at which the value begins.
  public var start = 0
  /// Where the text of the last key begins.
  public var keyStart = 0
  /// Whether a step failed because the memory ends there.
  public var hasRunOut = false

  /// A cursor at the beginning of some bytes.
  @inlinable
  public init() {}

  /// What has been passed since `begin`.
  @inlinable
  public var extent: UpcomingExtent {
    UpcomingExtent(start: start, end: position, lineBreaks: lineBreaks, lineStart: lineStart)
  }

  /// Says that the value begins behind the space that comes next.
  @inlinable @inline(__always)
  public mutating func begin(in bytes: Span<UInt8>) {
    skipSpace(in: bytes)
    start = position
    lineBreaks = 0
  }

  /// Moves past the line break that ends a line, and space before it; false when it is not in memory.
  @inlinable @inline(__always)
  public mutating func finishLine(in bytes: Span<UInt8>) -> Bool {
    while position < bytes.count, Self.isBlank(bytes[position]) { position &+= 1 }
    guard takeAtOnce("\n", in: bytes) else { return false }
    lineBreaks &+= 1
    lineStart = position
    return true
  }

  @inlinable @inline(__always)
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }

  /// Moves past a byte, and space before it, if it comes next.
  @inlinable @inline(__always)
  public mutating func take(_ wanted: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    skipSpace(in: bytes)
    return takeAtOnce(wanted, in: bytes)
  }

  /// Moves past a byte if it comes next without space.
  @inlinable @inline(__always)
  public mutating func takeAtOnce(_ wanted: Unicode.Scalar, in bytes: Span<UInt8>) -> Bool {
    guard position < bytes.count else {
      hasRunOut = true
      return false
    }
    guard bytes[position] == UInt8(ascii: wanted) else { return false }
    position &+= 1
    return true
  }

  /// Moves past bytes if they come next exactly so, without space. Near the memory's end the answer is
  /// always no.
  @inlinable @inline(__always)
  public mutating func take(_ literal: JSONLiteral, in bytes: Span<UInt8>) -> Bool {
    guard let next = eightBytes(at: position, in: bytes), next & literal.mask == literal.bytes
    else { return false }
    position &+= literal.length
    return true
  }

  /// Goes back to an earlier position on the same line.
  @inlinable @inline(__always)
  public mutating func goBack(to earlier: Int) {
    position = earlier
    hasRunOut = false
  }

  /// The next byte, behind space; 0, which begins nothing, where the memory ends.
  @inlinable @inline(__always)
  public mutating func next(in bytes: Span<UInt8>) -> UInt8 {
    skipSpace(in: bytes)
    guard position < bytes.count else {
      hasRunOut = true
      return 0
    }
    return bytes[position]
  }

  /// Moves past spaces, tabs and line breaks.
  @inlinable @inline(__always)
  public mutating func skipSpace(in bytes: Span<UInt8>) {
    while position < bytes.count, bytes[position] <= 0x20 {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        lineBreaks &+= 1
        lineStart = position &+ 1
      case UInt8(ascii: " "), UInt8(ascii: "\r"), UInt8(ascii: "\t"): break
      default: return
      }
      position &+= 1
    }
  }

  /// Eight bytes as one number, the first one lowest; nil when they are not in memory.
  @inlinable @inline(__always)
  func eightBytes(at index: Int, in bytes: Span<UInt8>) -> UInt64? {
    guard index >= 0, bytes.count &- index >= 8 else { return nil }
    // Unchecked: it has just been checked.
    return unsafe bytes.bytes.unsafeLoadUnaligned(
      fromUncheckedByteOffset: index, as: UInt64.self
    ).littleEndian
  }

  /// The same with zeros, which are no characters of JSON, for what is behind the memory's end.
  @inlinable @inline(__always)
  func paddedBytes(at index: Int, in bytes: Span<UInt8>) -> UInt64 {
    eightBytes(at: index, in: bytes) ?? lastBytes(at: index, in: bytes)
  }

  @usableFromInline @inline(never)
  func lastBytes(at start: Int, in bytes: Span<UInt8>) -> UInt64 {
    var word: UInt64 = 0
    for index in start..<max(start, bytes.count) {
      word |= UInt64(bytes[index]) << UInt64(8 * (index - start))
    }
    return word
  }
}

/// Up to eight bytes that are expected as they are, ready for comparison at once.
public struct JSONLiteral: Sendable {
  @usableFromInline let bytes: UInt64
  @usableFromInline let mask: UInt64
  @usableFromInline let length: Int

  package init(_ text: StaticString) {
    length = text.utf8CodeUnitCount
    bytes = JSONWord(text).head
    mask = length == 8 ? .max : ~(.max << UInt64(length * 8))
  }
}
