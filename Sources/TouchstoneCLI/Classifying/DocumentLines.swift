/// What can be said of lines without reading them.
enum DocumentLines {
  static let lineFeed = UInt8(ascii: "\n")
  /// The byte that a byte order mark begins with, and hardly anything else.
  static let firstOfByteOrderMark: UInt8 = 0xEF

  /// The offset behind the last line feed at or after another one; nil without any.
  static func endOfLastLine(in bytes: [UInt8], from start: Int) -> Int? {
    let span = bytes.span
    var index = span.count
    while index > start {
      index -= 1
      if span[index] == lineFeed { return index + 1 }
    }
    return nil
  }

  /// How many line feeds there are.
  static func count(in bytes: [UInt8]) -> Int {
    let span = bytes.span
    var count = 0
    for index in 0..<span.count where span[index] == lineFeed { count += 1 }
    return count
  }

  /// The ranges of lines that hold more than space, with how many lines come before each.
  static func ranges(in bytes: [UInt8]) -> [(line: Int, range: Range<Int>)] {
    var ranges: [(line: Int, range: Range<Int>)] = []
    var (line, start, isBlank) = (0, 0, true)
    let span = bytes.span
    for index in 0...span.count {
      guard index == span.count || span[index] == lineFeed else {
        if !isSpace(span[index]) { isBlank = false }
        continue
      }
      if !isBlank { ranges.append((line, start..<index)) }
      (line, start, isBlank) = (line + 1, index + 1, true)
    }
    return ranges
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
