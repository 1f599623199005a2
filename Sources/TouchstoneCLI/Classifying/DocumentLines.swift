import TouchstoneTraces

/// What can be told of lines without reading them.
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

  /// Whether the first line that is not blank looks like a whole document, in a format that may be given;
  /// nothing relies on it but speed. `bytes` holds that line.
  static func beginWithDocument(_ bytes: [UInt8], _ given: TraceFormat?) -> Bool {
    guard let first = ranges(in: bytes).first?.range else { return false }
    var line = bytes[first]
    if line.starts(with: [firstOfByteOrderMark, 0xBB, 0xBF]) { line = line.dropFirst(3) }
    while let last = line.last, isSpace(last) { line.removeLast() }
    while let first = line.first, isSpace(first) { line.removeFirst() }
    switch (line.first, line.last) {
    case (UInt8(ascii: "{"), UInt8(ascii: "}")), (UInt8(ascii: "["), UInt8(ascii: "]")): break
    default: return false
    }
    let beginning = TraceFormat.beginning(of: Array(line), as: given)
    if beginning.format != .native { return beginning.isDocument }
    return contains(line, "\"events\"") || contains(line, "\"touches\"") && !contains(line, "\"t\"")
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    let word = Array(String(describing: word).utf8)
    guard line.count >= word.count else { return false }
    return (line.startIndex...line.endIndex - word.count).contains { start in
      line[start] == word[0] && line[start..<start + word.count].elementsEqual(word)
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\t")
  }
}
