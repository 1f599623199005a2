import Touchstone

/// Tells of each recording why its recognizers did or did not recognize, a round as soon as it is over.
struct StoryReporter<Teller: StoryTeller>: Reporter {
  private let options: StoryOptions
  private var teller: Teller
  private var builder: StoryBuilder?
  private var summary: SummaryBuilder?
  private var scene: Scene?
  private var lastTime = Timestamp.zero

  init(_ options: StoryOptions, _ teller: Teller) {
    self.options = options
    self.teller = teller
  }

  mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    if let wanted = options.recording, wanted != recording.index { return }
    builder = StoryBuilder(recording.scene)
    summary = SummaryBuilder(
      recording.scene, index: recording.index, spooling: options.spooling, as: Teller.gestureForm)
    scene = recording.scene
    teller.begin(recording, into: &bytes)
  }

  mutating func report(
    _ events: ReplayEvents, labels: (TouchID) -> TouchLabel, into bytes: inout [UInt8]
  ) {
    report(events, in: nil, labels: labels, into: &bytes)
  }

  mutating func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    if let frame { lastTime = frame.time }
    summary?.add(events)
    for round in builder?.add(events, in: frame, labels: labels) ?? [] {
      tell(round, into: &bytes)
    }
  }

  mutating func end(_ end: RecordingEnd, into text: inout PrintedText) throws(SpoolError) {
    let summary = summary.take()?.summary(end)
    let failure = summary?.long?.failure
    finish(failure == nil ? summary : nil, into: &text)
    if let failure { throw failure }
  }

  mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    var text = PrintedText(bytes: bytes)
    finish(nil, into: &text)
    bytes = text.bytes
    teller.fail(error, into: &bytes)
  }

  mutating func append(fragment: [UInt8], into bytes: inout [UInt8]) { bytes += fragment }

  mutating func finish(into bytes: inout [UInt8]) {}

  private mutating func finish(_ summary: RecordingSummary?, into text: inout PrintedText) {
    guard builder != nil else { return }
    for round in builder?.finish(at: lastTime) ?? [] { tell(round, into: &text.bytes) }
    let idle = (builder?.idle ?? []).filter { isWanted($0.recognizer) }
    teller.end(idle, summary, into: &text)
    builder = nil
  }

  private mutating func tell(_ round: StoryRound, into bytes: inout [UInt8]) {
    var round = round
    round.stories.removeAll { !isWanted($0.recognizer) }
    if !round.stories.isEmpty { teller.tell(round, into: &bytes) }
  }

  private func isWanted(_ recognizer: Int) -> Bool {
    options.includes(scene?.recognizerNames[recognizer] ?? "")
  }
}
