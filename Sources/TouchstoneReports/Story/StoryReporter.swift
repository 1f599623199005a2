import Touchstone

/// Tells of each recording why its recognizers did or did not recognize, a round as soon as it is over.
final class StoryReporter<Teller: StoryTeller>: Reporter {
  private let options: StoryOptions
  private var teller: Teller
  private var builder: StoryBuilder?
  private var summary: SummaryBuilder?
  private var scene: TouchScene?
  private var lastTime = Timestamp.zero

  init(_ options: StoryOptions, _ teller: Teller) {
    self.options = options
    self.teller = teller
  }

  var observation: Observation { StoryBuilder.observation }

  func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    if let wanted = options.recording, wanted != recording.index { return }
    builder = StoryBuilder(recording.scene)
    summary = SummaryBuilder(recording.scene, index: recording.index)
    scene = recording.scene
    teller.begin(recording, into: &bytes)
  }

  func report(
    _ events: ReplayEvents, in frame: ReportedFrame?, labels: (TouchID) -> TouchLabel,
    into bytes: inout [UInt8]
  ) {
    if let frame { lastTime = frame.time }
    summary?.add(events)
    for round in builder?.add(events, in: frame, labels: labels) ?? [] {
      tell(round, into: &bytes)
    }
  }

  func end(_ end: RecordingEnd, into bytes: inout [UInt8]) {
    finish(summary.take()?.summary(end), into: &bytes)
  }

  func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    finish(nil, into: &bytes)
    teller.fail(error, into: &bytes)
  }

  private func finish(_ summary: RecordingSummary?, into bytes: inout [UInt8]) {
    guard builder != nil else { return }
    for round in builder?.finish(at: lastTime) ?? [] { tell(round, into: &bytes) }
    let idle = (builder?.idle ?? []).filter { isWanted($0.recognizer) }
    teller.end(idle, summary, into: &bytes)
    builder = nil
  }

  private func tell(_ round: StoryRound, into bytes: inout [UInt8]) {
    var round = round
    round.stories.removeAll { !isWanted($0.recognizer) }
    if !round.stories.isEmpty { teller.tell(round, into: &bytes) }
  }

  private func isWanted(_ recognizer: Int) -> Bool {
    options.includes(scene?.recognizerNames[recognizer] ?? "")
  }
}
