import SafeJSON
import Touchstone

/// Tells stories to programs: one JSON object a line, for each statement one.
struct StoryLines: StoryTeller {
  private let options: StoryOptions
  private var scene: TouchScene?
  private var names: JSONNames?

  init(_ options: StoryOptions) {
    self.options = options
  }

  mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    write(to: &bytes) { writer in
      RecordingLines.open(recording, to: &writer)
      writer.endObject()
    }
    scene = recording.scene
    names = JSONNames(recording.scene)
  }

  mutating func tell(_ round: StoryRound, into bytes: inout [UInt8]) {
    for story in round.stories { tell(story, into: &bytes) }
  }

  mutating func end(
    _ idle: [IdleStory], _ summary: RecordingSummary?, into bytes: inout [UInt8]
  ) {
    for story in idle { tell(story, into: &bytes) }
    (scene, names) = (nil, nil)
    guard let summary else { return }
    write(to: &bytes) { RecordingLines.write(summary, to: &$0) }
  }

  mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    write(to: &bytes) { RecordingLines.write(error, to: &$0) }
  }

  // MARK: Statements

  private mutating func tell(_ story: RecognizerStory, into bytes: inout [UInt8]) {
    guard let scene, let names else { return }
    for taking in story.taken {
      state(.engaged, of: story, into: &bytes) { $0.write(taking, names) }
    }
    for refusal in story.refused {
      state(.refused, of: story, into: &bytes) { $0.write(refusal) }
    }
    for limit in story.limits {
      state(.limit, of: story, into: &bytes) { $0.write(limit) }
    }
    for wait in story.waits {
      state(.held, of: story, into: &bytes) { $0.write(wait, names) }
    }
    for delay in story.delays where delay.until != nil {
      state(.delayed, of: story, into: &bytes) { $0.write(delay, names) }
    }
    let needed = NeededText.text(
      of: story, kind: scene.recognizers[story.recognizer].kind,
      name: { scene.recognizerNames[$0] })
    state(.outcome, of: story, into: &bytes) { $0.write(outcomeOf: story, needed, names) }
  }

  private mutating func tell(_ story: IdleStory, into bytes: inout [UInt8]) {
    for refusal in story.refused {
      state(.refused, of: story.recognizer, into: &bytes) { $0.write(refusal) }
    }
    guard let names else { return }
    state(.outcome, of: story.recognizer, into: &bytes) { $0.write(outcomeOf: story, names) }
  }

  private mutating func state(
    _ line: OutputLine, of story: RecognizerStory, into bytes: inout [UInt8],
    _ body: (inout JSONWriter) -> Void
  ) {
    state(line, of: story.recognizer, into: &bytes) { writer in
      writer.member(.round, story.round)
      writer.member(.attempt, story.attempt)
      body(&writer)
    }
  }

  private mutating func state(
    _ line: OutputLine, of recognizer: Int, into bytes: inout [UInt8],
    _ body: (inout JSONWriter) -> Void
  ) {
    guard let names else { return }
    write(to: &bytes) { writer in
      writer.begin(line)
      writer.bytes += names.subjects[recognizer]
      body(&writer)
      writer.endObject()
    }
  }

  private func write(to bytes: inout [UInt8], _ body: (inout JSONWriter) -> Void) {
    var writer = JSONWriter()
    body(&writer)
    writer.newline()
    bytes += writer.bytes
  }
}
