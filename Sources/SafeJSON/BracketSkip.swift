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
