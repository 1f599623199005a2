package import SafeJSON
import Touchstone

/// Reads a sequence of recordings: in the native format, in whichever of its forms (a document, a
/// stream of events or flat rows, or one document per line), or in one of the foreign formats, which
/// are distinguished by what the input begins with. Where one document follows the other, each may be of
/// another format.
///
/// It gives each item as soon as the bytes that make it are there; memory does not grow with the
/// length of a recording. After an error it goes on behind the broken recording, if another one
/// follows in the input.
package struct TraceReader: ~Copyable {
  private var stream: JSONStream
  private(set) var recordings: RecordingReader
  private var nextItem = 0
  private let lane: Lane
  private let imports: ImportOptions
  /// What makes recordings of a foreign format; nil for the native one, and before the first item.
  private var foreign: ForeignReader?
  /// Whether the format is known to be the native one.
  private var isNative: Bool
  /// Whether the input begins with text of no format that is known.
  private var isUnknownText = false
  /// Whether the format of the beginning is known.
  private var hasDetected: Bool

  /// A reader of an input. `isStrict` makes an error of every repair; `isBehindOthers` says that
  /// other recordings come before this piece of the input. Both lanes give the same, in different times.
  package init(
    _ source: any ByteSource, scenes: SceneSource, isStrict: Bool = false,
    isBehindOthers: Bool = false, lane: Lane = .fast, imports: ImportOptions = ImportOptions()
  ) {
    self.lane = lane
    self.imports = imports
    // What continues an input is a document like those before, most of which are ours.
    isNative = isBehindOthers && imports.format == nil || imports.format == .native
    hasDetected = isNative
    stream = JSONStream(source, streaming: Self.arrays, isFull: lane == .full)
    recordings = RecordingReader(
      scenes: scenes, isStrict: isStrict, isBehindOthers: isBehindOthers)
  }

  /// What is streamed of our own recordings.
  private static let arrays = [
    StreamedArray(key: "events"), StreamedArray(key: "touches", unlessAfter: "t"),
  ]

  /// The scenes with what has been learned of them, for the next input.
  package var scenes: SceneSource {
    switch foreign {
    case .some(let foreign): foreign.recording.scenes
    case nil: recordings.scenes
    }
  }

  /// Whether the input ended behind a whole document: what followed it would be read as if it were
  /// an input of its own.
  package var hasEndedBetweenDocuments: Bool { recordings.hasEndedOutside }

  /// Whether keys of native traces have been found that nothing reads, since they were taken.
  package var hasUnreadKeys: Bool { !recordings.audit.found.isEmpty }

  /// The keys that nothing reads, of what has been read since the last time. Each key is reported once.
  package mutating func takeUnreadKeys() -> [UnknownKey] {
    hasUnreadKeys ? recordings.audit.takeFound() : []
  }

  /// The names of touches that are not numbers, in the item that was given last.
  package var names: TouchNames {
    switch foreign {
    case .some(let foreign): foreign.recording.names
    case nil: recordings.names(ofItem: nextItem - 1)
    }
  }

  /// Reads the next event into a frame, whose storage is used again, if it is plain, as most are, and in
  /// memory, so that there is nothing to wait for. Behind it comes `readPlainFrame`.
  mutating func nextPlainFrameInMemory(into frame: inout Frame) -> Bool {
    guard let upcoming = upcomingEvent else { return false }
    return readFrame(as: upcoming, into: &frame)
  }

  /// The same for an event that was not in memory as a whole. When it returns false, `next` gives what
  /// comes next.
  mutating func readPlainFrame(into frame: inout Frame) -> Bool {
    guard let upcoming = upcomingEvent else { return false }
    return completeFrame(as: upcoming, into: &frame)
  }

  /// How an event comes next that may be plain.
  private var upcomingEvent: UpcomingValue? {
    guard lane == .fast, isNative, recordings.hasGivenAll(nextItem),
      let upcoming = stream.upcoming, recordings.takesPlainEvents(upcoming)
    else { return nil }
    return upcoming
  }

  private mutating func readFrame(as upcoming: UpcomingValue, into frame: inout Frame) -> Bool {
    let extent = Self.event(ahead: &stream, &recordings, as: upcoming, into: &frame)
    guard let extent, recordings.take(frame) else { return false }
    recordings.noteEvent(onLine: stream.skipUpcoming(extent))
    return true
  }

  // Not a method: its closure would hold on to the whole reader, and copy the lane out of it.
  private static func event(
    ahead stream: inout JSONStream, _ recordings: inout RecordingReader,
    as upcoming: UpcomingValue, into frame: inout Frame
  ) -> UpcomingExtent? {
    stream.lookAhead { recordings.events.read($0, as: upcoming, into: &frame) }
  }

  /// Reads an event whose beginning is in memory, after one more read of the input, which has to be waited
  /// for in any case.
  private mutating func completeFrame(
    as upcoming: UpcomingValue, into frame: inout Frame
  ) -> Bool {
    // A read that fails is reported by `next`.
    guard recordings.events.hasRunOut, (try? stream.readAhead()) == true else { return false }
    return readFrame(as: upcoming, into: &frame)
  }

  /// The next item; nil at the end of the input.
  package mutating func next() throws(TraceError) -> TraceItem? {
    while true {
      if !isNative, !hasDetected { detectFormat() }
      if isNative {
        if let item = try nextOfOurs() { return item }
        guard !isNative else { return nil }
      }
      if let item = try foreign?.next(&stream) { return item }
      guard try goOnBehindForeign() else { return nil }
    }
  }

  /// The next item of our own format; nil at the end of the input, or before a document of another
  /// format.
  private mutating func nextOfOurs() throws(TraceError) -> TraceItem? {
    while true {
      if let error = recordings.takeError(behind: nextItem) { throw error }
      guard nextItem == recordings.items.count else { break }
      recordings.dropItems()
      nextItem = 0
      if recordings.isBetweenDocuments, beginForeignDocument() { return nil }
      do throws(TraceError) {
        guard try advance() else { return nil }
      } catch {
        recordings.breakOff(error)
      }
    }
    nextItem += 1
    return recordings.items[nextItem - 1]
  }

  // MARK: Formats

  /// Finds out the format by what the input begins with, reading no further than it has to.
  private mutating func detectFormat() {
    hasDetected = true
    let beginning = FormatDetector.beginning(of: &stream, as: imports.format)
    isNative = beginning.format == .native
    isUnknownText =
      isNative && imports.format == nil
      && stream.lookAhead { FormatDetector.isText(FormatDetector.outline(of: $0), $0) }
    begin(beginning)
  }

  /// Begins with a document of another format, if that is what comes next. What follows a broken one
  /// of ours may be part of that, and has to be a whole recording.
  private mutating func beginForeignDocument() -> Bool {
    guard imports.format == nil, !stream.lookAhead({ NativeHead.isSure($0) }) else {
      return false
    }
    let beginning = FormatDetector.beginning(of: &stream, as: nil, isBehindOthers: true)
    guard beginning.format != .native, beginning.format.isJSON,
      beginning.isDocument || !recordings.isBroken
    else { return false }
    begin(TraceBeginning(format: beginning.format, isDocument: true))
    isNative = false
    return true
  }

  /// Lets an importer read on, unless the format is ours.
  private mutating func begin(_ beginning: TraceBeginning) {
    guard let kind = beginning.format.importer else { return }
    // Behind documents there are only documents.
    let isDocument =
      beginning.isDocument || recordings.hasRecordings && beginning.format.isJSON
    let reader = ForeignReader(
      kind, beginning.format, imports, scenes: recordings.scenes, isStrict: recordings.isStrict,
      isDocument: isDocument, isBehindOthers: recordings.hasRecordings, isLog: beginning.isLog)
    reader.prepare(&stream)
    foreign = consume reader
  }

  /// Goes on behind a document of another format; false at the end of the input.
  private mutating func goOnBehindForeign() throws(TraceError) -> Bool {
    guard foreign?.isDocument == true, let format = foreign?.format else { return false }
    guard foreign?.isAtEnd == false else { return try recordings.finish() }
    let isLost = foreign?.passRest(&stream) == false
    recordings.resume(isLost: isLost, scenes)
    guard imports.format == nil else {
      begin(TraceBeginning(format: format, isDocument: true))
      return true
    }
    stream.stream(Self.arrays, rootArrays: false)
    foreign = nil
    isNative = true
    return true
  }

  /// Reads on by one piece; false at the end of the input.
  private mutating func advance() throws(TraceError) -> Bool {
    let piece: JSONPiece?
    do throws(JSONError) {
      piece = try stream.next()
    } catch {
      return try pass(error)
    }
    guard let piece else { return try recordings.finish() }
    if case .opened(let members, let key, let place) = piece {
      let rest = try attempt { (stream) throws(JSONError) in try stream.membersAfterArray() }
      try recordings.open(members, key, rest, at: place)
    } else {
      try recordings.read(piece)
    }
    return true
  }

  /// A syntax error breaks its recording; in one that is broken already it is passed over.
  private mutating func pass(_ error: JSONError) throws(TraceError) -> Bool {
    if case .unreadable = error.code {
      guard !recordings.isBroken else { return false }
      throw .syntax(error)
    }
    var error = error
    if isUnknownText, !recordings.hasRecordings, error.isOfUnknownText {
      error.code = .unknown(TraceFormat.allCases.map { $0.name })
    }
    isUnknownText = false
    _ = try attempt { (stream) throws(JSONError) in try stream.skipToNextLine() }
    guard recordings.isBroken else { throw .syntax(error) }
    recordings.loseTrack()
    return true
  }

  private mutating func attempt<Result>(
    _ body: (inout JSONStream) throws(JSONError) -> Result
  ) throws(TraceError) -> Result {
    do throws(JSONError) {
      return try body(&stream)
    } catch {
      throw .syntax(error)
    }
  }
}

extension JSONError {
  /// Whether text that is no JSON gives this; a comment in front of JSON is another thing.
  fileprivate var isOfUnknownText: Bool {
    switch code {
    case .unexpectedCharacter, .unexpectedWord, .trailingText, .leadingZero:
      !excerpt.text.hasPrefix("//") && !excerpt.text.hasPrefix("/*")
    default: false
    }
  }
}
