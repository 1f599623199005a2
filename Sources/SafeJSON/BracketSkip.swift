/// Looks for the end of the innermost bracket that is open, knowing brackets and strings only.
struct BracketSkip {
  private var depth = 1
  private var isInString = false
  private var isEscaped = false

  /// Whether the end has been found.
  var isDone: Bool { depth == 0 }

  /// Reads on, at most to the end, and returns how many bytes it has read.
  mutating func read(_ bytes: Span<UInt8>) -> Int {
    var index = 0
    while index < bytes.count, depth > 0 {
      let byte = bytes[index]
      index += 1
      if isEscaped {
        isEscaped = false
      } else if isInString {
        isEscaped = byte == UInt8(ascii: "\\")
        isInString = byte != UInt8(ascii: "\"")
      } else {
        readOutside(byte)
      }
    }
    return index
  }

  @inline(__always)
  private mutating func readOutside(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): isInString = true
    case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
    default: break
    }
  }
}
