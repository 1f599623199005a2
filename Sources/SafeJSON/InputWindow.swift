/// The part of an input that is in memory, with the places of its lines.
///
/// All offsets count from the start of the input, so that they stay right when bytes are released.
struct InputWindow {
  /// The bytes asked for at once.
  static let chunkSize = 1 << 16
  /// The most bytes that are kept for one line or value. Real ones are far below: the largest are snapshots of
  /// pages in session replays, of some megabytes.
  static let largestPiece = 64 << 20
  /// The bytes kept before a piece, enough for the scalars that an excerpt shows before its place.
  static let margin = 4 * JSONExcerpt.scalarsBefore + 16

  /// The most bytes that this window keeps for one.
  var largestPiece = Self.largestPiece
  private(set) var bytes: [UInt8] = []
  /// The offset of the first byte in memory.
  private(set) var base = 0
  /// The offset of the next byte to scan.
  var position = 0
  /// Whether the source has no bytes after those in memory.
  var hasEnded = false
  /// The offset of the first byte that is still needed.
  private(set) var pieceStart = 0
  /// The offset of the first byte after a byte order mark.
  private(set) var contentStart = 0
  // A place is counted from the last one that was asked for, so every byte is counted once.
  private var anchor = 0
  private var anchorPlace = JSONPlace(line: 1, column: 1)

  /// The offset after the last byte in memory.
  var end: Int { base + bytes.count }

  /// The byte at an offset in memory.
  subscript(offset: Int) -> UInt8 { bytes[offset - base] }

  /// The bytes of a range of offsets in memory.
  subscript(range: Range<Int>) -> ArraySlice<UInt8> {
    bytes[range.lowerBound - base..<range.upperBound - base]
  }

  /// Lets `look` see the bytes in memory from the position on.
  mutating func lookAhead<Result>(_ look: (Span<UInt8>) -> Result) -> Result {
    look(bytes.span.extracting(droppingFirst: position - base))
  }

  /// Lends the bytes of a range of offsets in memory.
  func withBytes<Result>(in range: Range<Int>, _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(range.lowerBound - base..<range.upperBound - base))
  }

  /// Makes a piece of a value of which the extent from the position on is known, moves past it, and
  /// returns the line on which it begins.
  mutating func skipUpcoming(_ extent: UpcomingExtent) -> Int {
    let start = position
    position += extent.start
    let place = beginPiece()
    position = start + extent.end
    moveAnchor(to: position, behind: extent)
    return place.line
  }

  /// Notes the place behind a value, of which the extent is known, with which the piece begins.
  mutating func passBeginning(_ extent: UpcomingExtent) {
    moveAnchor(to: pieceStart + extent.end, behind: extent)
  }

  /// Lets `read` append bytes, after releasing those that nothing needs any more.
  mutating func fill<Failure: Error>(
    _ read: (inout [UInt8]) throws(Failure) -> Int
  ) throws(Failure) -> Int {
    let spare = pieceStart - Self.margin - base
    // Moving no more than is released keeps the whole cost proportional to the input.
    if spare > 0, spare * 2 >= bytes.count {
      moveAnchor(to: max(anchor, base + spare))
      bytes.removeSubrange(0..<spare)
      base += spare
    }
    return try read(&bytes)
  }

  /// Whether a piece is larger than any should be.
  var isTooLong: Bool { end - pieceStart > largestPiece }

  /// Starts a piece at the position and returns its place; all before it may be released.
  mutating func beginPiece() -> JSONPlace {
    pieceStart = position
    moveAnchor(to: position)
    return anchorPlace
  }

  /// Starts a piece at the position whose place nothing needs yet; all before it may be released.
  mutating func beginUnplacedPiece() {
    pieceStart = position
  }

  /// Moves to the end of what is in memory without counting its lines: until the window is restored, places
  /// have no meaning.
  mutating func leap() {
    position = end
    pieceStart = end
    anchor = end
  }

  /// Skips the mark at the very start, which has no column.
  mutating func skipByteOrderMark(length: Int) {
    position += length
    contentStart = position
    anchor = position
  }

  /// The place of an offset that is not before the piece.
  func place(of offset: Int) -> JSONPlace {
    var place = anchorPlace
    count(from: anchor, to: offset, into: &place)
    return place
  }

  /// The end of the string bytes without meaning from the position on, as far as in memory.
  func endOfPlainText() -> Int {
    let span = bytes.span
    var index = position - base
    while index < span.count {
      let byte = span[index]
      guard byte >= 0x20, byte < 0x80, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\")
      else { break }
      index += 1
    }
    return base + index
  }

  /// The offset of the next line feed from an offset on, or the end of what is in memory.
  func endOfLine(from offset: Int) -> Int {
    let span = bytes.span
    var index = offset - base
    let raw = unsafe span.bytes
    // Eight bytes at once; the lowest mark is right, and those above it mean nothing.
    while index + 8 <= span.count {
      let word = unsafe raw.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
      let feeds = word.littleEndian ^ 0x0A0A_0A0A_0A0A_0A0A
      let marks = (feeds &- 0x0101_0101_0101_0101) & ~feeds & 0x8080_8080_8080_8080
      guard marks == 0 else { return base + index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < span.count, span[index] != UInt8(ascii: "\n") { index += 1 }
    return base + index
  }

  /// The end of the digits from the position on, as far as in memory.
  func endOfDigits() -> Int {
    let span = bytes.span
    var index = position - base
    while index < span.count, span[index] &- UInt8(ascii: "0") < 10 { index += 1 }
    return base + index
  }

  private mutating func moveAnchor(to offset: Int) {
    guard offset != anchor else { return }
    // A comma or a line break, or one behind the other, stands between most values.
    if anchor < offset, self[anchor] == UInt8(ascii: ",") {
      anchorPlace.column += 1
      anchor += 1
    }
    if anchor + 1 == offset, self[anchor] == UInt8(ascii: "\n") {
      anchorPlace = JSONPlace(line: anchorPlace.line + 1, column: 1)
    } else {
      count(from: anchor, to: offset, into: &anchorPlace)
    }
    anchor = offset
  }

  /// Moves the anchor from the start of an ASCII value behind it, which needs no counting.
  private mutating func moveAnchor(to end: Int, behind extent: UpcomingExtent) {
    anchor = end
    guard extent.lineBreaks > 0 else {
      anchorPlace.column += extent.end - extent.start
      return
    }
    anchorPlace = JSONPlace(
      line: anchorPlace.line + extent.lineBreaks, column: 1 + extent.end - extent.lineStart)
  }

  private func count(from start: Int, to end: Int, into place: inout JSONPlace) {
    guard start < end else { return }
    let passed = bytes.span.extracting(start - base..<end - base)
    // Loops without a branch inside: the compiler makes vectors of them.
    var breaks = 0
    for index in passed.indices { breaks &+= passed[index] == UInt8(ascii: "\n") ? 1 : 0 }
    var lineStart = 0
    if breaks > 0 {
      lineStart = passed.count
      while passed[lineStart - 1] != UInt8(ascii: "\n") { lineStart -= 1 }
    }
    var scalars = 0
    for index in lineStart..<passed.count { scalars &+= passed[index] & 0xC0 == 0x80 ? 0 : 1 }
    place = JSONPlace(
      line: place.line + breaks, column: (breaks > 0 ? 1 : place.column) + scalars)
  }
}
