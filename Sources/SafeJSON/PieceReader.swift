/// Turns an input into pieces, in two ways: `JSONCursor` reads what is in memory and spelled as usual; of
/// the rest the scanner finds where it ends, and json-c builds it.
struct PieceReader: ~Copyable {
  enum Stage {
    case betweenValues
    /// In a streamed array, before its next element.
    case inArray(isFirst: Bool)
    /// In an array that is streamed and in no object, before its next element.
    case inRootArray(isFirst: Bool)
    case failed(JSONError, offset: Int)
  }

  var streamed: [StreamedArray]
  /// Whether an array outside of any object is read element by element.
  private var streamsRootArrays = false
  var scanner: JSONScanner
  // What makes values; only `PieceReader+Values.swift` uses these.
  let tokener: JSONTokener
  /// Whether json-c builds all values.
  let isFull: Bool
  var tape = JSONTape()
  var stage = Stage.betweenValues
  /// The offset at which the top-level value begins that is being read.
  private var valueStart = 0

  init(
    _ source: any ByteSource, streaming: [StreamedArray],
    isFull: Bool = false, largestPiece: Int = InputWindow.largestPiece,
    tokener: consuming JSONTokener = JSONTokener()
  ) {
    streamed = streaming
    scanner = JSONScanner(source)
    scanner.input.largestPiece = largestPiece
    self.isFull = isFull
    self.tokener = tokener
  }

  /// Changes what is streamed, before the first piece.
  mutating func stream(_ arrays: [StreamedArray], rootArrays: Bool) {
    streamed = arrays
    streamsRootArrays = rootArrays
  }

  var bufferCapacity: Int { scanner.input.bytes.capacity }

  mutating func next() throws(JSONError) -> JSONPiece? {
    if case .failed(let error, _) = stage { throw error }
    do {
      switch stage {
      case .inArray(let isFirst): return try arrayPiece(isFirst: isFirst)
      case .inRootArray(let isFirst): return try rootArrayPiece(isFirst: isFirst)
      case .betweenValues, .failed: return try topLevelPiece()
      }
    } catch {
      throw fail(error)
    }
  }

  var upcoming: UpcomingValue? {
    switch stage {
    case .betweenValues: .line
    case .inArray(isFirst: true): .firstElement
    case .inArray(isFirst: false): .laterElement
    case .inRootArray, .failed: nil
    }
  }

  mutating func lookAhead<Result>(_ look: (Span<UInt8>) -> Result) -> Result {
    scanner.input.lookAhead(look)
  }

  mutating func skipUpcoming(_ extent: UpcomingExtent) -> Int {
    if case .inArray = stage { stage = .inArray(isFirst: false) }
    return scanner.input.skipUpcoming(extent)
  }

  /// Reads on by one chunk ahead of everything; false at the end of the input.
  mutating func readAhead() throws(JSONError) -> Bool {
    do {
      return try scanner.byte(at: scanner.input.end) != nil
    } catch {
      throw fail(error)
    }
  }

  /// Puts the next line, without its end, in place of `line` and returns its number; nil at the end of
  /// the input.
  mutating func nextLine(into line: inout [UInt8]) throws(JSONError) -> Int? {
    do {
      return try scanner.nextLine(into: &line)
    } catch {
      throw fail(error)
    }
  }

  mutating func skipToNextLine() throws(JSONError) {
    var offset = scanner.input.position
    if case .failed(_, let place) = stage { offset = place }
    do {
      // Where a value was cut off, its error is the start of the next line's value.
      if offset > valueStart, scanner.input.place(of: offset).column == 1 {
        scanner.input.position = offset
      } else {
        try scanner.skipLine(from: offset)
      }
    } catch {
      throw fail(error)
    }
    scanner.keys.removeAll()
    stage = .betweenValues
  }

  mutating func membersAfterArray() throws(JSONError) -> JSONValue? {
    guard case .inArray(isFirst: true) = stage, scanner.canRewind else { return nil }
    let (window, keys) = (scanner.input, scanner.keys)
    var range = window.position..<window.position
    var members = JSONValue.object([])
    do {
      if try mayHaveMembersAhead() {
        try scanner.restore(window, keys)
        try scanner.skipToEndOfArray()
        try scanMembers(into: &range)
      }
    } catch {}
    do {
      members = try self.members(range, frame: .bothBraces)
    } catch {}
    do {
      try scanner.restore(window, keys)
    } catch {
      throw fail(error)
    }
    return members
  }

  /// Whether a glance at the input does not show that no members come.
  private mutating func mayHaveMembersAhead() throws(ScanFault) -> Bool {
    var glance = ArrayGlance()
    repeat {
      let answer = scanner.input.lookAhead { glance.read($0) }
      guard answer == .undecided else { return answer == .unsure }
      scanner.input.leap()
    } while try scanner.peek() != nil
    return false
  }

  private mutating func fail(_ fault: ScanFault) -> JSONError {
    let error = scanner.error(fault)
    stage = .failed(error, offset: fault.offset)
    return error
  }

  private mutating func topLevelPiece() throws(ScanFault) -> JSONPiece? {
    _ = scanner.input.beginPiece()
    try scanner.skipByteOrderMark()
    try scanner.skipBlankLines()
    valueStart = scanner.input.position
    guard let first = try scanner.peek() else { return nil }
    let place = scanner.input.beginPiece()
    if first == UInt8(ascii: "["), streamsRootArrays {
      try scanner.open(depth: 0)
      stage = .inRootArray(isFirst: true)
      return .opened(.array([]), key: "", at: place)
    }
    if first | 0x20 == UInt8(ascii: "{") {
      let (progress, extent) = try readFast(depth: 0)
      if progress == .array { return openArray(behind: extent, at: place) }
      if progress == .complete { return .value(try endOfLine(behind: extent), at: place) }
    }
    guard first == UInt8(ascii: "{"), !streamed.isEmpty else {
      try scanner.value(depth: 0)
      return .value(try endOfLine(behind: nil), at: place)
    }
    return try objectPiece(at: place)
  }

  /// The whole object, or its members before an array that is streamed.
  private mutating func objectPiece(at place: JSONPlace) throws(ScanFault) -> JSONPiece {
    let start = scanner.input.position
    try scanner.open(depth: 0)
    scanner.keys.open()
    var end = scanner.input.position
    while try scanner.nextMember(isFirst: end == start + 1) != nil {
      if try scanner.peek() == UInt8(ascii: "["), isLastKeyStreamed {
        try scanner.open(depth: 1)
        stage = .inArray(isFirst: true)
        let key = String(decoding: scanner.keys.last, as: UTF8.self)
        return .opened(try members(start..<end, frame: .closingBrace), key: key, at: place)
      }
      try scanner.value(depth: 1)
      end = scanner.input.position
    }
    scanner.keys.close()
    return .value(try endOfLine(behind: nil), at: place)
  }

  private var isLastKeyStreamed: Bool {
    streamed.contains { array in
      scanner.keys.last.elementsEqual(array.key.utf8)
        && !(array.unlessAfter.map { scanner.keys.contains(Array($0.utf8)) } ?? false)
    }
  }

  /// Moves past the end of the line of a top-level value that has been passed, and returns the value.
  private mutating func endOfLine(behind extent: UpcomingExtent?) throws(ScanFault) -> JSONValue {
    let range = scanner.input.pieceStart..<scanner.input.position
    try scanner.finishLine()
    return try value(range, extent)
  }

  private mutating func arrayPiece(isFirst: Bool) throws(ScanFault) -> JSONPiece {
    _ = scanner.input.beginPiece()
    guard try scanner.nextElement(isFirst: isFirst) else { return try closingPiece() }
    stage = .inArray(isFirst: false)
    return try element(depth: 2, isFirst: isFirst)
  }

  private mutating func rootArrayPiece(isFirst: Bool) throws(ScanFault) -> JSONPiece {
    _ = scanner.input.beginPiece()
    guard try scanner.nextElement(isFirst: isFirst) else {
      let place = scanner.input.place(of: scanner.input.position)
      try scanner.finishLine()
      stage = .betweenValues
      return .closed(.array([]), at: place)
    }
    stage = .inRootArray(isFirst: false)
    return try element(depth: 1, isFirst: isFirst)
  }

  private mutating func element(depth: Int, isFirst: Bool) throws(ScanFault) -> JSONPiece {
    let place = scanner.input.beginPiece()
    let (progress, extent) = try readFast(depth: depth)
    if progress == .complete {
      return .element(
        try value(scanner.input.pieceStart..<scanner.input.position, extent), at: place)
    }
    try scanner.value(depth: depth, expected: isFirst ? .valueOrBracket : .value)
    return .element(try value(scanner.input.pieceStart..<scanner.input.position, nil), at: place)
  }

  private mutating func closingPiece() throws(ScanFault) -> JSONPiece {
    var range = scanner.input.position..<scanner.input.position
    try scanMembers(into: &range)
    let place = scanner.input.place(of: scanner.input.position)
    try scanner.finishLine()
    scanner.keys.close()
    stage = .betweenValues
    return .closed(try members(range, frame: .bothBraces), at: place)
  }

  /// Moves past the members after an array; the range grows with each that is complete.
  private mutating func scanMembers(into range: inout Range<Int>) throws(ScanFault) {
    scanner.input.beginUnplacedPiece()
    range = scanner.input.position..<scanner.input.position
    while let key = try scanner.nextMember(isFirst: false) {
      try scanner.value(depth: 1)
      range = (range.isEmpty ? key : range.lowerBound)..<scanner.input.position
    }
  }
}
