import SafeJSON

/// Finds JSON in the lines of a log, which have something in front of it: ` LOG  {…}` as Metro writes it,
/// the time and the tag of logcat, the place in a page.
enum LogLines {
  /// Whether an input begins with a tag in brackets, `[Log] …`, or with a colour of a terminal.
  static func beginsWithTag(_ head: Span<UInt8>) -> Bool {
    var index = head.countOfByteOrderMark
    while index < head.count, head[index] != UInt8(ascii: "[") {
      if head[index] == 0x1B { return true }
      index += 1
    }
    guard index + 1 < head.count else { return false }
    return (head[index + 1] | 0x20) &- UInt8(ascii: "a") < 26
  }

  /// Whether a line has nothing in front of its object: then the input is no log, but something is
  /// wrong with its first lines.
  private static func beginsWithObject(_ line: Span<UInt8>) -> Bool {
    for index in line.indices where line[index] > 0x20 { return line[index] == UInt8(ascii: "{") }
    return false
  }

  /// The format of the first line with JSON that is known; nil while there is none.
  static func format(_ head: Span<UInt8>) -> TraceFormat? {
    var start = 0
    while start < head.count {
      var end = start
      while end < head.count, head[end] != UInt8(ascii: "\n") { end += 1 }
      let line = head.extracting(start..<end)
      if beginsWithObject(line) { return nil }
      if let format = format(ofLine: line)?.format { return format }
      start = end + 1
    }
    return nil
  }

  /// The JSON of a line, if it is of a format; without what stands behind it. One that is cut off goes
  /// to the end.
  static func json(in line: [UInt8], of format: TraceFormat) -> Range<Int>? {
    guard let found = Self.format(ofLine: line.span), found.format == format else { return nil }
    let last = line.lastIndex(of: UInt8(ascii: "}")) ?? line.startIndex
    return found.start..<(found.start < last ? last + 1 : line.endIndex)
  }

  /// The format of the first object in a line, and where that begins. Our own is not looked for.
  private static func format(ofLine line: Span<UInt8>) -> (format: TraceFormat, start: Int)? {
    guard let start = startOfObject(line) else { return nil }
    let outline = FormatDetector.outline(of: line.extracting(start..<line.count))
    guard let format = FormatDetector.format(of: outline), format != .native else { return nil }
    return (format, start)
  }

  private static func startOfObject(_ line: Span<UInt8>) -> Int? {
    for start in line.indices where line[start] == UInt8(ascii: "{") {
      var next = start + 1
      while next < line.count, line[next] == UInt8(ascii: " ") { next += 1 }
      if next < line.count, line[next] == UInt8(ascii: "\"") { return start }
    }
    return nil
  }
}

extension JSONStream {
  /// The value of the next line of a log that has one of a format, and its line; nil at the end.
  mutating func nextLogged(
    _ format: TraceFormat, line: inout [UInt8]
  ) throws(JSONError) -> (value: JSONValue, line: Int)? {
    while let number = try nextLine(into: &line) {
      guard let range = LogLines.json(in: line, of: format) else { continue }
      // Its places are those of the line: what is in front of it is space for JSON.
      let blank = String(decoding: line[..<range.lowerBound], as: UTF8.self).unicodeScalars.count
      let text = Array(repeating: UInt8(ascii: " "), count: blank) + line[range]
      var values = JSONStream(MemorySource(text))
      do throws(JSONError) {
        if case .value(let value, _) = try values.next() { return (value, number) }
      } catch {
        throw JSONError(
          code: error.code, place: JSONPlace(line: number, column: error.place.column),
          excerpt: error.excerpt)
      }
    }
    return nil
  }
}
