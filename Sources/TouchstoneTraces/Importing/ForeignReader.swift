import SafeJSON

/// Reads an input of a foreign format, or one document in it: cuts it into records and lets its importer
/// make recordings of them.
struct ForeignReader: ~Copyable {
  /// Whether only the next value is read.
  let isDocument: Bool
  let format: TraceFormat
  /// Whether its values stand in lines of a log.
  private let isLog: Bool
  private let shape: ImportShape
  private let importer: AnyImporter
  private let problem: (JSONError) -> String?
  private(set) var recording: ImportedRecording
  private var nextItem = 0
  private var line: [UInt8] = []
  /// What lines of a log have given.
  private var commands = LoggedCommands()
  private var yaml: YAMLRecords?
  private var elementKey = ""
  private var elementCount = 0
  /// Whether other recordings come before it: then a place needs its line.
  private var isBehindOthers: Bool
  /// Whether an array is being streamed.
  private var isInArray = false
  private var hasRead = false
  private var hasEnded = false
  /// Whether the input has.
  private(set) var isAtEnd = false
  /// Whether it ended with an error behind which the end of the document is unknown.
  private var isLost = false
  /// An error that comes behind what is still to be given.
  private var failure: TraceError?

  init(
    _ kind: ImporterKind, _ format: TraceFormat, _ options: ImportOptions,
    scenes: SceneSource, isStrict: Bool, isDocument: Bool = false, isBehindOthers: Bool = false,
    isLog: Bool = false
  ) {
    self.format = format
    self.isLog = isLog
    self.isDocument = isDocument
    self.isBehindOthers = isBehindOthers
    shape = kind.shape
    importer = kind.make(options)
    problem = kind.problem
    if case .yaml(let keys) = kind.shape { yaml = YAMLRecords(streaming: keys) }
    recording = ImportedRecording(format, scenes: scenes, isStrict: isStrict)
  }

  /// Says how the stream is to cut the input.
  func prepare(_ stream: inout JSONStream) {
    if !isLog, case .values(let arrays, _) = shape { stream.stream(arrays, rootArrays: true) }
  }

  /// The next item; nil at the end of the input. After an error nothing more is given.
  mutating func next(_ stream: inout JSONStream) throws(TraceError) -> TraceItem? {
    while nextItem == recording.items.count {
      recording.items.removeAll(keepingCapacity: true)
      nextItem = 0
      if let failure {
        self.failure = nil
        throw failure
      }
      guard !hasEnded else { return nil }
      do throws(TraceError) {
        try advance(&stream)
      } catch {
        (failure, hasEnded) = (error, true)
        giveRest()
      }
    }
    nextItem += 1
    return recording.items[nextItem - 1]
  }

  /// Gives what came before an error; nothing of the recording follows.
  private mutating func giveRest() {
    // What is wrong here as well is less than the error that is reported.
    do throws(TraceError) { try importer.breakOff(into: &recording) } catch {}
    recording.giveRest()
  }

  private mutating func advance(_ stream: inout JSONStream) throws(TraceError) {
    if let record = try record(&stream) {
      hasRead = true
      try importer.read(record, into: &recording)
      guard isDocument, !isInArray else { return }
    } else {
      isAtEnd = true
    }
    hasEnded = true
    try importer.finish(into: &recording)
    try recording.end()
    // Behind others there may be nothing at all.
    guard recording.hasBegun || isBehindOthers && !hasRead else {
      throw .noRecording("no touches in this input, which is read as \(format.name)")
    }
  }

  private mutating func record(_ stream: inout JSONStream) throws(TraceError) -> ImportRecord? {
    if yaml != nil { return try yaml?.next(&stream) }
    do throws(JSONError) {
      return try piece(&stream)
    } catch {
      isLost = true
      guard let problem = problem(error) else { throw .syntax(error) }
      throw .meaning(TracePlace(line: error.place.line, path: "", isInStream: true), problem)
    }
  }

  private mutating func piece(_ stream: inout JSONStream) throws(JSONError) -> ImportRecord? {
    guard case .values = shape else {
      guard let number = try stream.nextLine(into: &line) else { return nil }
      return .line(line, TracePlace(line: number, path: "", isInStream: true))
    }
    if isLog {
      guard let (value, number) = try stream.nextLogged(format, line: &line, commands: &commands)
      else { return nil }
      return .value(TraceValue(value, at: TracePlace(line: number, path: "", isInStream: true)))
    }
    switch try stream.next() {
    case nil: return nil
    case .value(let value, let place):
      return .value(TraceValue(value, at: TracePlace(line: place.line, path: "", isInStream: true)))
    case .opened(let members, let key, let place):
      (elementKey, elementCount, isInArray) = (key, 0, true)
      return .opened(TraceValue(members, at: self.place(place.line, "")), key: key)
    case .element(let value, let place):
      let element = self.place(place.line, elementKey).appending(index: elementCount)
      elementCount += 1
      return .element(TraceValue(value, at: element))
    case .closed(let members, let place):
      defer { (isInArray, isBehindOthers) = (false, true) }
      return .closed(TraceValue(members, at: self.place(place.line, "")))
    }
  }

  /// Passes over what is left of a document that is broken. False when its end is unknown.
  mutating func passRest(_ stream: inout JSONStream) -> Bool {
    do throws(JSONError) {
      while isInArray, !isLost {
        guard let piece = try stream.next() else { break }
        if case .closed = piece { isInArray = false }
      }
    } catch {
      isLost = true
    }
    // A read that fails is reported by the code that reads on.
    if isLost { try? stream.skipToNextLine() }
    return !isLost
  }

  private func place(_ line: Int, _ path: String) -> TracePlace {
    TracePlace(line: line, path: path, isInStream: false, isBehindOthers: isBehindOthers)
  }
}
