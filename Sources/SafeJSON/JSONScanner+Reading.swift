extension JSONScanner {
  /// The next byte; nil at the end of the input.
  @inline(__always)
  mutating func peek() throws(ScanFault) -> UInt8? {
    try byte(at: input.position)
  }

  /// The byte at an offset at or after the position; nil after the end of the input.
  @inline(__always)
  mutating func byte(at offset: Int) throws(ScanFault) -> UInt8? {
    if offset < input.end { return input[offset] }
    return try readByte(at: offset)
  }

  /// Puts the next line of an input that is no JSON in place of `line`, without a line feed or a
  /// carriage return before it, and returns its number; nil at the end of the input.
  mutating func nextLine(into line: inout [UInt8]) throws(ScanFault) -> Int? {
    try skipByteOrderMark()
    guard try peek() != nil else { return nil }
    _ = input.beginPiece()
    let start = input.position
    var end = input.endOfLine(from: start)
    while end == input.end, try byte(at: end) != nil { end = input.endOfLine(from: end) }
    line.removeAll(keepingCapacity: true)
    line += input[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    // Where the next line begins is known without counting.
    let length = min(end + 1, input.end) - start
    return input.skipUpcoming(
      UpcomingExtent(start: 0, end: length, lineBreaks: end < input.end ? 1 : 0, lineStart: length))
  }

  /// Goes back to an earlier state of this scanner.
  mutating func restore(_ window: InputWindow, _ ledger: KeyLedger) throws(ScanFault) {
    do {
      if input.end != window.end { try source.rewind(to: window.end) }
    } catch {
      throw ScanFault(code: .unreadable(error.message), offset: input.position)
    }
    input = window
    keys = ledger
  }

  @inline(never)
  private mutating func readByte(at offset: Int) throws(ScanFault) -> UInt8? {
    while offset >= input.end, !input.hasEnded {
      guard !input.isTooLong else { throw ScanFault(code: .tooLong, offset: input.pieceStart) }
      let count: Int
      do {
        count = try input.fill { bytes throws(ByteSourceError) in
          try source.read(atMost: InputWindow.chunkSize, into: &bytes)
        }
      } catch {
        throw ScanFault(code: .unreadable(error.message), offset: input.end)
      }
      // Remembered, because on a terminal the user would have to end the input again at each read.
      input.hasEnded = count == 0
    }
    return offset < input.end ? input[offset] : nil
  }
}
