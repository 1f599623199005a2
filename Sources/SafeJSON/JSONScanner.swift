/// Walks the bytes of an input once, checks the grammar strictly and finds where values end.
///
/// json-c is lenient even with its strict flag, and knows neither line nor column. Whatever gets
/// past this scanner is JSON of RFC 8259, so json-c only has to build it:
/// - Words: json-c takes NaN, Infinity and True; here only true, false and null (`literal`).
/// - Quotes and comments: json-c has single quotes and comments; here they are unexpected.
/// - Commas, colons, keys: `nextMember` and `nextElement` take exactly the grammar.
/// - Numbers: see `JSONScanner+Numbers.swift`. Strings: see `JSONScanner+Strings.swift`.
/// - Equal keys in one object: json-c keeps the last one; `KeyLedger` finds them.
/// - Depth: json-c's own limit is an error without a place; here 64 levels, at the bracket.
/// - NUL bytes: json-c takes one for the end of the text; here it is a character like others.
/// - NUL in keys: json-c cuts a key at an escaped NUL; here it is an error. Strings may have it.
/// - Text after a value, and byte order marks: `finishLine` and `skipByteOrderMark`.
///
/// A read is issued only when the next byte is needed and not in memory.
struct JSONScanner: ~Copyable {
  /// The most containers around one another.
  static let maximumDepth = 64

  /// Whether the source can go back.
  let canRewind: Bool
  /// Where the bytes come from; only `JSONScanner+Reading.swift` uses it.
  let source: any ByteSource
  var input = InputWindow()
  var keys = KeyLedger()

  init(_ source: any ByteSource) {
    canRewind = source.canRewind
    self.source = source
  }

  /// Moves past one value, which is inside `depth` containers.
  mutating func value(
    depth: Int, expected: JSONExpectation = .value
  ) throws(ScanFault) {
    switch try peek() {
    case UInt8(ascii: "{"): try object(depth: depth)
    case UInt8(ascii: "["): try array(depth: depth)
    case UInt8(ascii: "\""): _ = try string()
    case .some(let byte) where Self.startsNumber(byte): try number()
    case UInt8(ascii: "t"): try literal("true")
    case UInt8(ascii: "f"): try literal("false")
    case UInt8(ascii: "n"): try literal("null")
    default: throw unexpected(expected)
    }
  }

  /// Moves past the opening bracket of a container inside `depth` others.
  mutating func open(depth: Int) throws(ScanFault) {
    guard depth < Self.maximumDepth else {
      throw ScanFault(code: .nestedTooDeeply, offset: input.position)
    }
    input.position += 1
  }

  /// Moves to the value of the next member and returns the offset of its key; nil after the `}`.
  mutating func nextMember(isFirst: Bool) throws(ScanFault) -> Int? {
    try skipSpace()
    switch try peek() {
    case UInt8(ascii: "}"):
      input.position += 1
      return nil
    case UInt8(ascii: ",") where !isFirst:
      input.position += 1
      try skipSpace()
      return try key(expected: .key)
    default:
      guard isFirst else { throw unexpected(.commaOrBrace) }
      return try key(expected: .keyOrBrace)
    }
  }

  /// Moves to the next element; false after the `]`.
  mutating func nextElement(isFirst: Bool) throws(ScanFault) -> Bool {
    try skipSpace()
    switch try peek() {
    case UInt8(ascii: "]"):
      input.position += 1
      return false
    case UInt8(ascii: ",") where !isFirst:
      input.position += 1
      try skipSpace()
      return true
    default:
      guard isFirst else { throw unexpected(.commaOrBracket) }
      return true
    }
  }

  /// Moves past the `]` of the array that is open, without a close look at what is in it: whatever is
  /// wrong there is reported by the code that reads it.
  mutating func skipToEndOfArray() throws(ScanFault) {
    var skip = BracketSkip()
    repeat {
      _ = input.beginPiece()
      guard try peek() != nil else { throw unexpected(.commaOrBracket) }
      input.position += input.lookAhead { skip.read($0) }
      guard !skip.hasFault else { throw unexpected(.commaOrBracket) }
    } while !skip.isDone
  }

  /// Moves past spaces, tabs and line breaks.
  mutating func skipSpace() throws(ScanFault) {
    while let byte = try peek() {
      guard byte <= 0x20, Self.isSpace(byte) else { return }
      input.position += 1
    }
  }

  /// Moves past spaces and line breaks between top-level values, and releases them.
  mutating func skipBlankLines() throws(ScanFault) {
    while let byte = try peek(), Self.isSpace(byte) {
      input.position += 1
      if byte == UInt8(ascii: "\n") { _ = input.beginPiece() }
    }
  }

  /// Moves past the line break, or to the end of the input, with nothing but space before it.
  mutating func finishLine() throws(ScanFault) {
    while let byte = try peek() {
      guard Self.isSpace(byte) else { throw trailingText() }
      input.position += 1
      if byte == UInt8(ascii: "\n") { return }
    }
  }

  /// Moves past a byte order mark at the very start; elsewhere it is an unexpected character. A mark
  /// of another encoding is an error.
  mutating func skipByteOrderMark() throws(ScanFault) {
    guard input.position == 0, let first = try byte(at: 0) else { return }
    if case .scalar("\u{FEFF}", let length) = try decode(at: 0) {
      input.skipByteOrderMark(length: length)
    } else if first >= 0xFE || first == 0x1F,
      let encoding = TextEncoding(first, try byte(at: 1))
    {
      throw ScanFault(code: .encoded(encoding), offset: 0)
    }
  }

  private mutating func object(depth: Int) throws(ScanFault) {
    try open(depth: depth)
    keys.open()
    var isFirst = true
    while try nextMember(isFirst: isFirst) != nil {
      try value(depth: depth + 1)
      isFirst = false
    }
    keys.close()
  }

  private mutating func array(depth: Int) throws(ScanFault) {
    try open(depth: depth)
    var isFirst = true
    while try nextElement(isFirst: isFirst) {
      try value(depth: depth + 1, expected: isFirst ? .valueOrBracket : .value)
      isFirst = false
    }
  }

  private mutating func key(expected: JSONExpectation) throws(ScanFault) -> Int {
    let start = input.position
    guard try peek() == UInt8(ascii: "\"") else { throw unexpected(expected) }
    let hasEscapes = try string()
    let text = start + 1 - input.base..<input.position - 1 - input.base
    guard text.count <= JSONCursor.largestKey else {
      throw ScanFault(code: .keyTooLong, offset: start)
    }
    guard keys.insert(input.bytes, in: text, hasEscapes: hasEscapes) else {
      throw ScanFault(
        code: .duplicateKey(String(decoding: keys.last, as: UTF8.self)), offset: start)
    }
    if hasEscapes, keys.last.contains(0) { throw ScanFault(code: .nulInKey, offset: start) }
    try skipSpace()
    guard try peek() == UInt8(ascii: ":") else { throw unexpected(.colon) }
    input.position += 1
    try skipSpace()
    return start
  }

  private mutating func literal(_ word: String) throws(ScanFault) {
    let start = input.position
    for expected in word.utf8 {
      guard let byte = try peek() else { throw unexpected(.value) }
      guard byte == expected else {
        input.position = start
        throw unexpected(.value)
      }
      input.position += 1
    }
  }

  private static func startsNumber(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      || byte == UInt8(ascii: "\t")
  }
}
