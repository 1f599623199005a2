/// Reads comma-separated values by RFC 4180: quoted fields may hold commas, line breaks and doubled
/// quotes. Lines may also end in a line feed alone, and blank lines are skipped.
struct CSVReader {
  /// One row with the line on which it starts, from 1.
  struct Row: Equatable {
    let line: Int
    var fields: [String] = []
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let lineFeed = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")

  private let bytes: [UInt8]
  private var position: Int
  private var line = 1

  /// A reader of a whole file; a byte order mark at its start is skipped.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// The next row that is not blank; nil at the end.
  mutating func next() throws(LabelFileError) -> Row? {
    while position < bytes.count {
      if skipLineBreak() { continue }
      return try row()
    }
    return nil
  }

  private mutating func row() throws(LabelFileError) -> Row {
    var row = Row(line: line)
    while true {
      row.fields.append(try field())
      guard position < bytes.count, !skipLineBreak() else { return row }
      position += 1  // The comma; a field ends at nothing else.
    }
  }

  private mutating func field() throws(LabelFileError) -> String {
    guard position < bytes.count, bytes[position] == Self.quote else { return try plainField() }
    return try quotedField()
  }

  private mutating func plainField() throws(LabelFileError) -> String {
    let start = position
    while position < bytes.count, bytes[position] != Self.comma, !isAtLineBreak {
      guard bytes[position] != Self.quote else {
        throw LabelFileError(line: line, message: "a quote stands inside a field without quotes")
      }
      position += 1
    }
    return try text(bytes[start..<position], line: line)
  }

  private mutating func quotedField() throws(LabelFileError) -> String {
    let start = line
    var content: [UInt8] = []
    position += 1
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == Self.lineFeed { line += 1 }
      if byte == Self.quote {
        guard position < bytes.count, bytes[position] == Self.quote else {
          try expectEndOfField()
          return try text(content[...], line: start)
        }
        position += 1
      }
      content.append(byte)
    }
    throw LabelFileError(line: start, message: "a quoted field is never closed")
  }

  private func expectEndOfField() throws(LabelFileError) {
    guard position < bytes.count, bytes[position] != Self.comma, !isAtLineBreak else { return }
    throw LabelFileError(
      line: line, message: "a comma or the end of the line is expected after a closing quote")
  }

  private var isAtLineBreak: Bool {
    if bytes[position] == Self.lineFeed { return true }
    guard bytes[position] == Self.carriageReturn else { return false }
    return position + 1 == bytes.count || bytes[position + 1] == Self.lineFeed
  }

  /// Whether there was a line break, which is behind the reader now.
  private mutating func skipLineBreak() -> Bool {
    guard isAtLineBreak else { return false }
    position += bytes[position] == Self.lineFeed ? 1 : 2
    line += 1
    return true
  }

  private func text(_ bytes: ArraySlice<UInt8>, line: Int) throws(LabelFileError) -> String {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw LabelFileError(line: line, message: "a field is not UTF-8")
    }
    return text
  }
}
