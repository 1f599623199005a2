// Making values: what the cursor reads, and what is left to json-c.
extension PieceReader {
  /// Has the cursor move past the value at the position if it can.
  mutating func readFast(
    depth: Int
  ) throws(ScanFault) -> (progress: JSONCursor.Progress, extent: UpcomingExtent) {
    var cursor = JSONCursor()
    var progress = JSONCursor.Progress.left
    guard !isFull else { return (progress, cursor.extent) }
    // A value that is not in memory as a whole has to be waited for in any case. Once is enough for all
    // but very long ones.
    for attempt in 0..<2 where progress == .left && (attempt == 0 || cursor.hasRunOut) {
      if attempt > 0, try scanner.byte(at: scanner.input.end) == nil { break }
      cursor = JSONCursor()
      progress = scanner.input.lookAhead {
        cursor.value(in: $0, depth: depth, streaming: streamed, into: &tape)
      }
    }
    if progress != .left { scanner.input.position += cursor.extent.end }
    return (progress, cursor.extent)
  }

  /// The members before an array that is streamed, which the cursor has read.
  mutating func openArray(behind extent: UpcomingExtent, at place: JSONPlace) -> JSONPiece {
    let bytes = scanner.input.pieceStart..<scanner.input.position
    let last = tape.parts.count - 1
    scanner.keys.open()
    scanner.input.withBytes(in: bytes) { bytes in
      for index in tape.keys { scanner.keys.insert(bytes.extracting(tape.range(of: index))) }
    }
    let piece = scanner.input.withBytes(in: bytes) { bytes in
      JSONPiece.opened(
        .object(tape.members(from: 1, upTo: last, bytes)), key: tape.text(at: last, bytes),
        at: place)
    }
    scanner.input.position += 1
    stage = .inArray(isFirst: true)
    return piece
  }

  /// The value of a range, whose extent is known if the cursor has read it.
  mutating func value(
    _ range: Range<Int>, _ extent: UpcomingExtent?
  ) throws(ScanFault) -> JSONValue {
    guard let extent else { return try built(range) }
    scanner.input.passBeginning(extent)
    return scanner.input.withBytes(in: range) { tape.value(in: $0) }
  }

  /// The members of a range of bytes that lack their braces.
  mutating func members(
    _ range: Range<Int>, frame: ValueFrame
  ) throws(ScanFault) -> JSONValue {
    // Braces with nothing between them, which are in every document, need no tokener.
    guard frame.count + range.count > 2 else { return .object([]) }
    return try built(range, frame: frame)
  }

  private func built(
    _ range: Range<Int>, frame: ValueFrame = .none
  ) throws(ScanFault) -> JSONValue {
    let base = scanner.input.base
    do {
      return try tokener.value(
        of: scanner.input.bytes, in: range.lowerBound - base..<range.upperBound - base,
        frame: frame)
    } catch {
      throw ScanFault(code: .refused(error.reason), offset: range.lowerBound)
    }
  }
}
