/// Turns an input into pieces: the scanner finds where they end, json-c builds them.
struct PieceReader: ~Copyable {
  /// Someone who is shown a value, and says whether it is taken.
  typealias Taker = (borrowing JSONNode) -> Bool

  private enum Stage {
    case betweenValues
    /// In a streamed array, before its next element.
    case inArray(isFirst: Bool)
    /// In an array that is streamed and in no object, before its next element.
    case inRootArray(isFirst: Bool)
    case failed(JSONError, offset: Int)
  }

  private struct Wanted {
    var key: [UInt8]
    var unlessAfter: [UInt8]?
  }

  private var wanted: [Wanted]
  /// Whether an array outside of any object is read element by element.
  private var streamsRootArrays = false
  var scanner: JSONScanner
  // What makes values; only `PieceReader+Building.swift` uses these.
  var tokener: JSONTokener
  var builder = QuickBuild()
  private var stage = Stage.betweenValues
  /// Whether someone is shown values before they are given.
  private(set) var showsNodes = false
  /// The offset at which the top-level value begins that is being read.
  private var valueStart = 0

  init(
    _ source: consuming some ByteSource & ~Copyable, streaming: [StreamedArray],
    tokener: consuming JSONTokener = JSONTokener()
  ) {
    wanted = Self.wanted(streaming)
    scanner = JSONScanner(source, streaming: streaming)
    self.tokener = tokener
  }

  /// Changes what is streamed, before the first piece.
  mutating func stream(_ arrays: [StreamedArray], rootArrays: Bool) {
    wanted = Self.wanted(arrays)
    scanner.stream(arrays)
    streamsRootArrays = rootArrays
  }

  private static func wanted(_ arrays: [StreamedArray]) -> [Wanted] {
    arrays.map {
      Wanted(key: Array($0.key.utf8), unlessAfter: $0.unlessAfter.map { Array($0.utf8) })
    }
  }

  var bufferCapacity: Int { scanner.input.bytes.capacity }

  /// The next piece, which nobody is shown before.
  mutating func next() throws(JSONError) -> JSONPiece? {
    showsNodes = false
    return try next { _ in false }
  }

  /// The next piece. Its value is shown to someone first, as json-c has built it.
  mutating func nextShown(to take: Taker) throws(JSONError) -> JSONPiece? {
    showsNodes = true
    return try next(taking: take)
  }

  private mutating func next(taking take: Taker) throws(JSONError) -> JSONPiece? {
    if case .failed(let error, _) = stage { throw error }
    do {
      switch stage {
      case .inArray(let isFirst): return try arrayPiece(isFirst: isFirst, take)
      case .inRootArray(let isFirst): return try rootArrayPiece(isFirst: isFirst, take)
      case .betweenValues, .failed: return try topLevelPiece(take)
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

  func lookAhead<Result>(_ look: (Span<UInt8>) -> Result) -> Result {
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
    guard !hasNoMembersAhead else { return .object([]) }
    let (window, keys) = (scanner.input, scanner.keys)
    var range = window.position..<window.position
    var members = JSONValue.object([])
    do {
      try scanner.skipToEndOfArray()
      try scanMembers(into: &range)
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

  /// Whether all of the input is in memory, and shows at a glance that no members come.
  private var hasNoMembersAhead: Bool {
    mutating get {
      scanner.isShort && scanner.input.lookAhead { BracketSkip.finds(noMembersIn: $0) }
    }
  }

  private mutating func fail(_ fault: ScanFault) -> JSONError {
    let error = scanner.error(fault)
    stage = .failed(error, offset: fault.offset)
    return error
  }

  private mutating func topLevelPiece(_ take: Taker) throws(ScanFault) -> JSONPiece? {
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
    guard first == UInt8(ascii: "{"), !wanted.isEmpty else {
      return try wholeValue(at: place, try scanner.value(depth: 0), take)
    }
    guard let extent = scanner.passQuickly(depth: 0) else {
      return try objectPiece(at: place, take)
    }
    return try wholeValue(at: place, extent, take)
  }

  /// The whole object, or its members before an array that is streamed.
  private mutating func objectPiece(
    at place: JSONPlace, _ take: Taker
  ) throws(ScanFault) -> JSONPiece {
    let start = scanner.input.position
    try scanner.open(depth: 0)
    scanner.keys.open()
    var end = scanner.input.position
    while try scanner.nextMember(isFirst: end == start + 1) != nil {
      if try scanner.peek() == UInt8(ascii: "["), isLastKeyWanted {
        try scanner.open(depth: 1)
        stage = .inArray(isFirst: true)
        let key = String(decoding: scanner.keys.last, as: UTF8.self)
        return .opened(try members(start..<end, frame: .closingBrace), key: key, at: place)
      }
      try scanner.value(depth: 1)
      end = scanner.input.position
    }
    scanner.keys.close()
    return try wholeValue(at: place, nil, take)
  }

  private var isLastKeyWanted: Bool {
    wanted.contains { wanted in
      guard scanner.keys.last.elementsEqual(wanted.key) else { return false }
      return wanted.unlessAfter.map { !scanner.keys.contains($0) } ?? true
    }
  }

  private mutating func wholeValue(
    at place: JSONPlace, _ extent: UpcomingExtent?, _ take: Taker
  ) throws(ScanFault) -> JSONPiece {
    let range = scanner.input.pieceStart..<scanner.input.position
    try scanner.finishLine()
    let value = try value(range, extent, take)
    return value.map { .value($0, at: place) } ?? .taken(at: place)
  }

  private mutating func arrayPiece(
    isFirst: Bool, _ take: Taker
  ) throws(ScanFault) -> JSONPiece {
    _ = scanner.input.beginPiece()
    guard try scanner.nextElement(isFirst: isFirst) else { return try closingPiece() }
    let place = scanner.input.beginPiece()
    let extent = try scanner.value(depth: 2, expected: isFirst ? .valueOrBracket : .value)
    stage = .inArray(isFirst: false)
    let value = try value(scanner.input.pieceStart..<scanner.input.position, extent, take)
    return value.map { .element($0, at: place) } ?? .taken(at: place)
  }

  private mutating func rootArrayPiece(
    isFirst: Bool, _ take: Taker
  ) throws(ScanFault) -> JSONPiece {
    _ = scanner.input.beginPiece()
    guard try scanner.nextElement(isFirst: isFirst) else {
      let place = scanner.input.place(of: scanner.input.position)
      try scanner.finishLine()
      stage = .betweenValues
      return .closed(.array([]), at: place)
    }
    let place = scanner.input.beginPiece()
    let extent = try scanner.value(depth: 1, expected: isFirst ? .valueOrBracket : .value)
    stage = .inRootArray(isFirst: false)
    let value = try value(scanner.input.pieceStart..<scanner.input.position, extent, take)
    return value.map { .element($0, at: place) } ?? .taken(at: place)
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
