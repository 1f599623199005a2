import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// Turns what an input holds into rows.
struct RowMaker: UnitMaker {
  private let settings: ClassifySettings
  private let origin: RowOrigin
  /// How many lines of the input come before what the reader reads.
  private let linesBefore: Int
  /// The id of the document that is being read.
  var id: String?
  private let replays: FreshReplays
  private var current: RecordingClassifier?
  /// Whether a part of the recording has been printed.
  private var hasPart = false
  /// The rows since they were taken last.
  private var batch = RowBatch()

  init(
    _ settings: ClassifySettings, of origin: RowOrigin, linesBefore: Int = 0,
    replays: FreshReplays = FreshReplays()
  ) {
    self.replays = replays
    self.settings = settings
    self.origin = origin
    self.linesBefore = linesBefore
  }

  var hasUnits: Bool { !batch.rows.isEmpty || batch.failure != nil }

  mutating func takeUnits() -> [ClassifyUnit] { [.done(takeBatch())] }

  /// Why nothing more can be done.
  var failure: CommandError? { batch.failure }

  /// Gives the rows away.
  mutating func takeBatch() -> RowBatch {
    defer { batch = RowBatch() }
    return batch
  }

  // MARK: What a reader shows

  var isDone: Bool { failure != nil }

  mutating func began(_ header: RecordingHeader) { begin(header) }

  mutating func frame(_ frame: Frame, names: TouchNames) { play(frame) }

  mutating func repaired(_ repair: Repair) {
    guard repair.counts(settings.atEnd) else { return }
    var repair = repair
    repair.place = repair.place.movedDown(by: linesBefore)
    current?.note(repair)
  }

  mutating func unread(_ keys: [UnknownKey]) {
    for var key in keys where key.isMisspelled {
      key.line += linesBefore
      batch.append(
        message: key.rendered(source: origin.messageName), about: key.key, of: origin)
    }
  }

  mutating func ended(names: TouchNames) { finish(settings.atEnd) }

  mutating func failed(_ error: TraceError) { fail(error) }

  // MARK: Recordings

  /// Begins a recording, or goes on with one of which earlier parts are rows already.
  mutating func begin(_ header: RecordingHeader, isContinued: Bool = false) {
    let replay = replays.replay(of: header.scene)
    current = RecordingClassifier(header, replay, settings)
    hasPart = isContinued
  }

  mutating func play(_ frame: Frame) {
    guard current?.play(frame) == true, let part = current?.takePart() else { return }
    append(part)
  }

  /// Ends the recording.
  mutating func finish(_ atEnd: AtEnd) {
    if let part = current?.finish(atEnd) { append(part) }
    current = nil
    hasPart = false
  }

  /// Takes in an error, which ends the recording.
  mutating func fail(_ error: TraceError, isContinued: Bool = false) {
    // The command line does not fit the scene.
    if case .scene(let error) = error {
      return batch.failure = .usage(.conflict(error.description))
    }
    let error = error.movedDown(by: linesBefore)
    let message = error.rendered(source: origin.messageName)
    // Where lines have ids, their writer waits for a row for each.
    let hasBegun = current != nil || hasPart || isContinued || linesBefore > 0
    if settings.idKey == nil, origin.isPassedOver(error, hasBegun: hasBegun) {
      return batch.append(message: Input.passingOver(error, origin.messageName), of: origin)
    }
    batch.append(
      .error(ReportedError(error, source: origin.source), id: id), settings.printer,
      input: origin.input,
      beginsRecording: !hasPart && !isContinued, isPart: hasPart || isContinued,
      message: message)
    current = nil
    hasPart = false
  }

  private mutating func append(_ part: ClassifiedRecording) {
    var part = part
    part.source = origin.source
    part.id = id
    batch.append(
      .recording(part), settings.printer, input: origin.input, beginsRecording: !hasPart,
      isPart: settings.splitIdle != nil)
    hasPart = true
  }
}
