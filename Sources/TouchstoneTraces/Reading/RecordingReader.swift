import SafeJSON
import Touchstone

/// Makes items of recordings out of pieces of JSON.
struct RecordingReader {
  /// What it is in the middle of.
  enum Form {
    /// Between recordings.
    case outside
    /// The lines of a stream.
    case lines
    /// A document's `events`, or its `touches` with flat rows.
    case document(key: String, canRewind: Bool)
    /// An object whose `touches` come before anything tells whether it is a document of flat rows
    /// or an event whose time comes later.
    case touches(OpenedTouches)
    /// An event whose time comes after its touches; those so far are `lateTouches`.
    case lateEvent(OpenedTouches)
    /// A broken recording, until the next one begins or the document's object is closed.
    case broken(isInDocument: Bool)
  }

  /// The members around a `touches` array, and whether a stream is being read.
  struct OpenedTouches {
    let members: JSONValue
    let late: JSONValue?
    let line: Int
    let isInStream: Bool
  }

  let isStrict: Bool
  var scenes: SceneSource
  var form = Form.outside {
    didSet { plainEvents = PlainEvents(form) }
  }
  private(set) var plainEvents = PlainEvents.nowhere
  private var native = NativeTrace(units: TraceUnits(), views: [])
  /// Reads events on the fast way.
  var events = EventReader(units: TraceUnits())
  /// Finds keys that nothing reads.
  var audit = KeyAudit()
  private var lateTouches: [JSONValue] = []
  var assembler: FrameAssembler
  var rows = FlatRows()
  var lastEntry = EntryPlace(line: 1, isInStream: false)
  var hasRecordings: Bool
  /// Whether one document follows the other, so that the next one may be of another format.
  var readsDocuments: Bool
  /// Whether the input ended while no recording was being read; nil before its end.
  private var endedOutside: Bool?
  /// Whether the document that is being read has another recording before it.
  private var isBehindOthers = false
  /// How many elements of the document's array have been read.
  var elementCount = 0
  private(set) var names = TouchNames()
  /// The names of the recording before, while some of its items have not been given.
  var namesBefore: (names: TouchNames, end: Int)?

  /// What has been read and not been given yet.
  var items: [TraceItem] = []
  /// What went wrong, each behind so many items.
  private var errors: [(count: Int, error: TraceError)] = []

  init(scenes: SceneSource, isStrict: Bool, isBehindOthers: Bool) {
    self.scenes = scenes
    hasRecordings = isBehindOthers
    readsDocuments = isBehindOthers
    self.isStrict = isStrict
    assembler = FrameAssembler(isStrict: isStrict)
  }

  /// Whether the recording that is being read is broken.
  var isBroken: Bool {
    if case .broken = form { true } else { false }
  }

  /// Whether the input ended while no recording was being read.
  var hasEndedOutside: Bool { endedOutside ?? false }

  private var isOutside: Bool { if case .outside = form { true } else { false } }

  private var isStream: Bool {
    if case .lines = form { true } else { false }
  }

  /// Takes in an object up to its streamed array; `late` are its members behind the array, where
  /// the input can be read twice.
  mutating func open(
    _ members: JSONValue, _ key: String, _ late: JSONValue?, at place: JSONPlace
  ) throws(TraceError) {
    if isBroken, key != "events", !TraceHeader.isHeader(members) { return }
    if !hasRecordings, members["type"] != nil {
      throw .shape(
        TracePlace(line: place.line, path: "", isInStream: true),
        "expected a trace, found a line of a report")
    }
    if key == "touches" {
      form = .touches(
        OpenedTouches(members: members, late: late, line: place.line, isInStream: isStream))
    } else {
      try beginDocument(members, key, late, line: place.line)
    }
  }

  /// Takes in any other piece.
  mutating func read(_ piece: JSONPiece) throws(TraceError) {
    switch (form, piece) {
    case (.touches(let opened), .element(let value, let place)):
      guard value["t"] != nil else {
        return (lateTouches, form) = ([value], .lateEvent(opened))
      }
      try beginDocument(opened)
      try readElement(value, at: place)
    case (.lateEvent, .element(let value, _)): lateTouches.append(value)
    case (.touches(let opened), .closed(let rest, _)):
      guard rest["t"] == nil else { return try readLateEvent(opened, rest) }
      try beginDocument(opened)
      finishRecording()
    case (.lateEvent(let opened), .closed(let rest, _)): try readLateEvent(opened, rest)
    case (.document, .element(let value, let place)): try readElement(value, at: place)
    case (.document(let key, let canRewind), .closed(let rest, let place)):
      audit.check(document: rest, onLine: place.line)
      finishRecording(canRewind ? nil : lateFault(rest, behind: key, line: place.line))
    case (.broken(isInDocument: true), .closed): form = .outside
    case (_, .value(let value, let place)): try readLine(value, line: place.line)
    default: break
    }
  }

  /// Ends the last recording at the end of the input; false when there is nothing more to give.
  mutating func finish() throws(TraceError) -> Bool {
    if endedOutside == nil { endedOutside = isOutside }
    if isStream {
      finishRecording()
      return true
    }
    guard hasRecordings else {
      hasRecordings = true
      throw .shape(lastEntry.place, "no recording in this input; expected a trace")
    }
    return !items.isEmpty
  }

  /// Whether nothing is left to give behind so many of the items.
  func hasGivenAll(_ count: Int) -> Bool { count == items.count && errors.isEmpty }

  /// The error behind so many of the items, once.
  mutating func takeError(behind count: Int) -> TraceError? {
    guard errors.first?.count == count else { return nil }
    return errors.removeFirst().error
  }

  /// Gives up the recording because of an error; what is complete of it stays.
  mutating func breakOff(_ error: TraceError) {
    hasRecordings = true
    if isOutside { readsDocuments = true }
    if let moment = rows.finish() {
      // A second error behind the first one is not reported.
      try? assembler.add(moment.touches, at: moment.time, &names, to: &items)
    }
    errors.append((items.count, error))
    if case .document = form { form = .broken(isInDocument: true) } else { loseTrack() }
    if case .syntax = error { loseTrack() }
  }

  /// Forgets that an object is open: after a syntax error its end is unknown.
  mutating func loseTrack() {
    form = .broken(isInDocument: false)
  }

  // MARK: Recordings

  private mutating func begin(_ header: TraceHeader) throws(TraceError) {
    let (name, scene) = try scenes.scene(for: header)
    native = NativeTrace(units: header.units, views: scene.viewNames)
    events = EventReader(units: header.units)
    assembler = FrameAssembler(isStrict: isStrict)
    namesBefore = items.isEmpty ? nil : (names, items.count)
    names = TouchNames()
    hasRecordings = true
    items.append(.began(RecordingHeader(header, sceneName: name, scene: scene)))
  }

  /// Ends the recording. An error of its end, or one that is known already, stays with it: the next
  /// recording may have begun.
  private mutating func finishRecording(_ fault: TraceError? = nil) {
    do throws(TraceError) {
      if let moment = rows.finish() { try add(moment) }
      if let fault { throw fault }
      try assembler.finish(lastEntry.place, names, to: &items)
      items.append(.ended)
    } catch {
      errors.append((items.count, error))
    }
    form = .outside
  }

  private mutating func beginDocument(
    _ members: JSONValue, _ key: String, _ late: JSONValue?, line: Int
  ) throws(TraceError) {
    if isStream { finishRecording() }
    audit.check(document: members, onLine: line)
    readsDocuments = true
    form = .document(key: key, canRewind: late != nil)
    elementCount = 0
    isBehindOthers = hasRecordings
    lastEntry = documentPlace(line)
    lastEntry.key = key
    let place = lastEntry.place
    let object = TraceValue(members, at: place)
    var header = try TraceHeader(object)
    if let late { try header.readLate(TraceValue(late, at: place)) }
    try header.check(object)
    try begin(header)
  }

  func documentPlace(_ line: Int) -> EntryPlace {
    EntryPlace(line: line, isInStream: false, isBehindOthers: isBehindOthers)
  }

  // MARK: Entries

  private mutating func readElement(_ value: JSONValue, at place: JSONPlace) throws(TraceError) {
    guard case .document = form else { return }
    lastEntry.line = place.line
    lastEntry.element = elementCount
    elementCount += 1
    try readEntry(TraceValue(value, at: lastEntry.place))
  }

  private mutating func readLine(_ value: JSONValue, line: Int) throws(TraceError) {
    let place = EntryPlace(line: line, isInStream: true)
    let object = TraceValue(value, at: place.place)
    if !hasRecordings, let problem = TraceHeader.problem(with: value) {
      throw .shape(object.place, problem)
    }
    if TraceHeader.isHeader(value), value["events"] == nil {
      try beginStream(object)
    } else if !isBroken {
      try object.object()
      if let events = object.member("events") { throw events.expected("an array") }
      if !isStream { try beginStream(nil) }
      lastEntry = place
      try readEntry(object)
    }
  }

  /// Begins a recording of lines, with a header line or without.
  private mutating func beginStream(_ object: TraceValue?) throws(TraceError) {
    if isStream { finishRecording() }
    if let object { audit.check(document: object.value, onLine: object.place.line) }
    let empty = TraceValue(.object([]), at: lastEntry.place)
    let header = try TraceHeader(object ?? empty)
    try header.check(object ?? empty)
    try begin(header)
    (form, readsDocuments) = (.lines, false)
    if let object { lastEntry = EntryPlace(line: object.place.line, isInStream: true) }
  }

  private mutating func readLateEvent(
    _ opened: OpenedTouches, _ rest: JSONValue
  ) throws(TraceError) {
    form = opened.isInStream ? .lines : .outside
    guard case .object(let before) = opened.members, case .object(let after) = rest else { return }
    let touches = JSONMember(key: "touches", value: .array(lateTouches))
    lateTouches = []
    try readLine(.object(before + [touches] + after), line: opened.line)
  }

  private mutating func beginDocument(_ opened: OpenedTouches) throws(TraceError) {
    form = opened.isInStream ? .lines : .outside
    try beginDocument(opened.members, "touches", opened.late, line: opened.line)
  }

  private mutating func readEntry(_ value: TraceValue) throws(TraceError) {
    audit.check(entry: value.value, value.place.path, onLine: value.place.line)
    switch try native.entry(value, &names) {
    case .row(let time, let touch):
      try assembler.advance(to: time, value.place)
      if let moment = rows.add(touch, at: time) { try add(moment) }
    case .event(let time, let touches):
      try complete(before: time, value.place)
      try assembler.add(touches, at: time, &names, to: &items)
    case .system(let time, let event):
      try complete(before: time, value.place)
      assembler.add(event, at: time, &names, to: &items)
    }
  }

  private mutating func complete(
    before time: Timestamp, _ place: TracePlace
  ) throws(TraceError) {
    if let moment = rows.finish() { try add(moment) }
    try assembler.advance(to: time, place)
  }

  private mutating func add(_ moment: FlatRows.Moment) throws(TraceError) {
    try assembler.add(moment.touches, at: moment.time, &names, to: &items)
  }
}
