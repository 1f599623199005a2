import SafeJSON

/// Takes rows of whole numbers out of the lines of a YAML text, so that its parser has less to do: it is
/// given an empty row for each, and what was in it is put back where it reports that.
///
/// A text is spared only where all that comes is known to be the next of a row that the parser has reported
/// of: since then, there were only rows, the heads of their lists, and comments. No other line can begin
/// anything that goes on to the next.
struct YAMLRowLane {
  /// The numbers of a row.
  typealias Row = [5 of Int64]

  /// What a line is.
  private enum Line {
    /// An element that is a row; so many spaces stand before it.
    case row(Row, indent: Int)
    /// A comment, or the beginning of an element that is a list of rows.
    case between
    case other
  }

  private let heads: [[UInt8]]
  /// The rows that the parser has not reported, from the first on.
  private var rows: [(row: Row, line: Int)] = []
  private var first = 0
  private var lineCount = 0
  private var lastOther = 0
  private var isOpen = false
  /// Whether the parser may count lines in another way: some characters are line breaks to YAML alone.
  private var isBlocked = false

  /// A lane for rows below keys.
  init(below keys: [String]) {
    heads = keys.map { Array("- \($0):".utf8) }
  }

  /// Looks at the next line that the parser is to read.
  mutating func pass(_ line: inout [UInt8]) {
    lineCount += 1
    switch self.line(line.span) {
    case .row(let row, let indent):
      guard isOpen else { return }
      rows.append((row, lineCount))
      line.replaceSubrange((indent + 2)..., with: [UInt8(ascii: "["), UInt8(ascii: "]")])
    case .between: break
    case .other:
      (isOpen, lastOther) = (false, lineCount)
      isBlocked = isBlocked || line.contains(where: Self.mayBreakLines)
    }
  }

  /// Takes in that the parser has reported a row on a line.
  mutating func confirm(rowOnLine line: Int) {
    isOpen = line > lastOther && !isBlocked
  }

  /// What was in the list on a line that the parser reports; nil if it has been given all of it.
  mutating func takeRow(onLine line: Int) -> Row? {
    guard first < rows.count, rows[first].line == line else { return nil }
    defer {
      first += 1
      // The parser may be a row behind all the time.
      if first == rows.count || first == 64 {
        rows.removeSubrange(..<first)
        first = 0
      }
    }
    return rows[first].row
  }

  // MARK: Lines

  /// Whether a byte may belong to a line break of YAML's own, or to an encoding other than UTF-8.
  private static func mayBreakLines(_ byte: UInt8) -> Bool {
    [0, 0x0D, 0xC2, 0xE2, 0xFE, 0xFF].contains(byte)
  }

  private func line(_ bytes: Span<UInt8>) -> Line {
    let indent = Self.spaces(bytes, from: 0)
    guard indent < bytes.count else { return .between }
    if bytes[indent] == UInt8(ascii: "#") {
      return Self.isComment(bytes, from: indent) ? .between : .other
    }
    if let row = Self.row(bytes, from: indent) { return .row(row, indent: indent) }
    return isHead(bytes.extracting(droppingFirst: indent)) ? .between : .other
  }

  private func isHead(_ bytes: Span<UInt8>) -> Bool {
    heads.contains { head in
      guard bytes.count == head.count else { return false }
      for index in head.indices where bytes[index] != head[index] { return false }
      return true
    }
  }

  /// The numbers of `- [1, 2, 3, 4, 5]`, with a comment behind it or not; nil if anything is unusual.
  private static func row(_ bytes: Span<UInt8>, from start: Int) -> Row? {
    var index = start
    guard take("-", bytes, &index), take(" ", bytes, &index), take("[", bytes, &index) else {
      return nil
    }
    var row = Row(repeating: 0)
    for place in row.indices {
      if place > 0 { guard take(",", bytes, &index) else { return nil } }
      index = spaces(bytes, from: index)
      guard let number = number(bytes, &index) else { return nil }
      row[place] = number
    }
    guard take("]", bytes, &index) else { return nil }
    let end = spaces(bytes, from: index)
    guard end == bytes.count || end > index && isComment(bytes, from: end) else { return nil }
    return row
  }

  /// A number of few enough digits for 64 bits.
  private static func number(_ bytes: Span<UInt8>, _ index: inout Int) -> Int64? {
    let isNegative = take("-", bytes, &index)
    let start = index
    var value: Int64 = 0
    while index < bytes.count, bytes[index] &- UInt8(ascii: "0") < 10, index - start < 18 {
      value = value &* 10 &+ Int64(bytes[index] &- UInt8(ascii: "0"))
      index &+= 1
    }
    guard index > start else { return nil }
    return isNegative ? -value : value
  }

  /// Whether all from an offset on is a comment that no parser finds fault with.
  private static func isComment(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    guard bytes[start] == UInt8(ascii: "#") else { return false }
    var isPlain = true
    for index in start..<bytes.count { isPlain = isPlain && bytes[index] &- 0x20 < 0x5F }
    return isPlain
  }

  @inline(__always)
  private static func spaces(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index &+= 1 }
    return index
  }

  @inline(__always)
  private static func take(
    _ wanted: Unicode.Scalar, _ bytes: Span<UInt8>, _ index: inout Int
  ) -> Bool {
    guard index < bytes.count, bytes[index] == UInt8(ascii: wanted) else { return false }
    index &+= 1
    return true
  }
}
