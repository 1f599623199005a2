/// Looks for the end of an array that is open, knowing brackets, strings and where values may begin:
/// enough to stop, as a full look would, where a document is cut off and something else follows.
struct BracketSkip {
  private var depth = 1
  /// Whether each bracket that is open is a brace, the innermost one lowest; the array itself is none.
  private var braces: UInt64 = 0
  private var isInString = false
  private var isEscaped = false
  /// Whether a value may begin: behind an opening bracket, a comma or a colon.
  private var mayBegin = true
  /// Whether this can be no JSON.
  private(set) var hasFault = false

  /// Whether the end has been found.
  var isDone: Bool { depth == 0 }

  /// Reads on, at most to the end or to a fault, and returns how many bytes it has read.
  mutating func read(_ bytes: Span<UInt8>) -> Int {
    var index = 0
    while index < bytes.count, depth > 0, !hasFault {
      index = isInString ? inside(bytes, from: index) : outside(bytes, from: index)
    }
    return index
  }

  private mutating func inside(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte < 0x20 {
        hasFault = true
        break
      } else if isEscaped {
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else if byte == UInt8(ascii: "\"") {
        isInString = false
        break
      }
    }
    return index
  }

  private mutating func outside(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    var mayBegin = mayBegin
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      // Letters, digits and signs: what they spell is not looked at.
      if byte > 0x20, byte != UInt8(ascii: ","), byte != UInt8(ascii: ":") {
        let isMark = byte == UInt8(ascii: "\"") || byte | 0x20 == UInt8(ascii: "{")
        hasFault = isMark && !mayBegin
        mayBegin = false
        if isMark || byte | 0x20 == UInt8(ascii: "}") {
          self.mayBegin = false
          if !hasFault { pass(byte) }
          return index
        }
      } else if byte > 0x20 {
        mayBegin = true
      }
    }
    self.mayBegin = mayBegin
    return index
  }

  /// Goes over a quote or a bracket.
  private mutating func pass(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      hasFault = depth == UInt64.bitWidth
      depth += 1
      braces = braces << 1 | (byte == UInt8(ascii: "{") ? 1 : 0)
      mayBegin = true
    default:
      hasFault = (braces & 1 == 1) != (byte == UInt8(ascii: "}"))
      depth -= 1
      braces >>= 1
    }
  }
}
