import Touchstone
import TouchstoneReports
import TouchstoneTraces

/// Plays what an input holds, and reports it.
struct ReplayVisitor<Terminal: Console>: TraceVisitor {
  private let replay: InputReplay
  private var output: ReportOutput
  private var console: Terminal
  private var index = 0
  private var current: RecordingReplay?
  /// What is being reported.
  private var events = ReplayEvents()
  /// Names of the touches in the frame that was played last.
  private var names = TouchNames()
  /// Whether everything was readable.
  private var status = ExitStatus.done

  init(
    _ replay: InputReplay, to output: consuming ReportOutput, console: consuming Terminal
  ) {
    self.replay = replay
    self.output = output
    self.console = console
  }

  /// Gives back what the report went to.
  consuming func takeOutput() -> (ReportOutput, Terminal) { (output, console) }

  /// Plays everything that a reader gives.
  mutating func run(_ reader: inout TraceReader) -> Result<ExitStatus, CommandError> {
    do throws(CommandError) {
      try reader.visit(&self)
    } catch {
      return .failure(error)
    }
    return .success(console.isInterrupted ? .interrupted : status)
  }

  // MARK: What a reader shows

  var isDone: Bool { console.isInterrupted }

  mutating func began(_ header: RecordingHeader) throws(CommandError) {
    try replay.hearBegin(header)
    output.begin(
      ReportedRecording(
        index: index, name: header.name, source: replay.source, format: header.format,
        sceneName: header.sceneName, scene: header.scene))
    index += 1
    current = RecordingReplay(header.scene, observing: replay.observation)
    try output.write(to: &console)
  }

  mutating func frame(_ frame: Frame, names: TouchNames) throws(CommandError) {
    guard let news = current?.play(frame), news > 0 else { return }
    self.names = names
    if news >= output.eventsAtOnce { try report() }
  }

  mutating func willWait() throws(CommandError) { try report() }

  mutating func repaired(_ repair: Repair) throws(CommandError) {
    guard repair.counts(replay.options.atEnd) else { return }
    current?.note(ReportedRepair(repair))
    try output.write(to: &console)
    console.warn(repair.rendered(source: replay.input.messageName))
  }

  mutating func unread(_ keys: [UnknownKey]) throws(CommandError) {
    for key in keys where key.isMisspelled {
      try output.write(to: &console)
      console.warn(key.rendered(source: replay.input.messageName))
    }
  }

  mutating func ended(names: TouchNames) throws(CommandError) {
    let atEnd = replay.options.atEnd
    current?.finish(atEnd)
    self.names = names
    try report()
    if let end = current.take()?.end {
      replay.hearEnd(end)
      output.end(end)
    }
    try output.write(to: &console)
  }

  /// Reports an error, unless it says that a file found in a folder is no trace at all, or that the
  /// command line does not fit the scene.
  mutating func failed(_ error: TraceError) throws(CommandError) {
    if case .scene(let error) = error { throw .usage(.conflict(error.description)) }
    let name = replay.input.messageName
    if replay.input.isPassedOver(error, hasBegun: current != nil) {
      return console.warn(Input.passingOver(error, name))
    }
    output.fail(ReportedError(error, source: replay.source))
    current = nil
    try output.write(to: &console)
    console.warn(error.rendered(source: name))
    status = .badInput
  }

  private mutating func report() throws(CommandError) {
    guard current?.takeEvents(&events) == true else { return }
    let names = names
    try output.report(events, in: current?.newestFrame, to: &console) { names.name(of: $0) }
  }
}

extension Repair {
  /// Whether it is one where the end of a recording is treated in this way: where nothing happens at the
  /// end, nothing is repaired there.
  func counts(_ atEnd: AtEnd) -> Bool { code != .cancelledAtEnd || atEnd != .stop }
}
