/// Looks whether members of its object may follow an array that is open, by closing brackets alone: in most
/// inputs each has a brace behind it, that of an event or the object's own.
struct ArrayGlance {
  enum Answer {
    /// The bytes so far do not decide it.
    case undecided
    /// No member follows.
    case none
    /// A closer look has to decide it.
    case unsure
  }

  private enum State {
    case searching
    case behindBracket
    case behindBrace(hasLineBreak: Bool)
  }

  private var state = State.searching

  /// Looks at the next bytes. Where the input ends undecided, no member follows.
  mutating func read(_ bytes: Span<UInt8>) -> Answer {
    var index = 0
    while index < bytes.count {
      switch state {
      case .searching:
        index = Self.endOfSearch(bytes, from: index)
        guard index < bytes.count else { break }
        index += 1
        state = .behindBracket
      case .behindBracket:
        if Self.isSpace(bytes[index]) {
          index += 1
        } else {
          guard bytes[index] == UInt8(ascii: "}") else { return .unsure }
          index += 1
          state = .behindBrace(hasLineBreak: false)
        }
      case .behindBrace(let hasLineBreak):
        switch bytes[index] {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): state = .searching
        case UInt8(ascii: "\n"):
          state = .behindBrace(hasLineBreak: true)
          index += 1
        case let byte where Self.isSpace(byte): index += 1
        // The object has ended; without a line break this could be the inside of a string.
        default: return hasLineBreak ? .none : .unsure
        }
      }
    }
    return .undecided
  }

  /// The next closing bracket from an offset on.
  private static func endOfSearch(_ bytes: Span<UInt8>, from start: Int) -> Int {
    let raw = unsafe bytes.bytes
    let wanted = SIMD16<UInt8>(repeating: UInt8(ascii: "]"))
    var index = start
    while bytes.count &- index >= 16 {
      let block = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: SIMD16<UInt8>.self)
      guard !any(block .== wanted) else { break }
      index &+= 16
    }
    while bytes.count &- index >= 8 {
      let word = unsafe raw.unsafeLoadUnaligned(
        fromUncheckedByteOffset: index, as: UInt64.self)
      let brackets = word.littleEndian ^ 0x5D5D_5D5D_5D5D_5D5D
      // The lowest mark is right, and those above it mean nothing.
      let marks = (brackets &- 0x0101_0101_0101_0101) & ~brackets & 0x8080_8080_8080_8080
      guard marks == 0 else { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "]") { index += 1 }
    return index
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }
}
