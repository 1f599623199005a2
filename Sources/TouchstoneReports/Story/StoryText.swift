import SafeJSON
import Touchstone

/// Tells stories to people: a heading for each recognizer, and below it what happened and why.
struct StoryText: StoryTeller {
  private let options: StoryOptions
  private var scene: StoryScene?
  private var hasRecordings = false
  /// The first round, until it is known whether it is the only one.
  private var firstRound: StoryRound?
  private var hasSeveralRounds = false

  init(_ options: StoryOptions) {
    self.options = options
  }

  mutating func begin(_ recording: ReportedRecording, into bytes: inout [UInt8]) {
    separate(into: &bytes)
    append(RecordingText.heading(of: recording), .heading, to: &bytes)
    scene = StoryScene(recording.scene)
    (firstRound, hasSeveralRounds) = (nil, false)
  }

  mutating func tell(_ round: StoryRound, into bytes: inout [UInt8]) {
    if firstRound == nil, !hasSeveralRounds {
      firstRound = round
      return
    }
    flushFirstRound(into: &bytes)
    tellWithHeading(round, into: &bytes)
  }

  mutating func end(
    _ idle: [IdleStory], _ summary: RecordingSummary?, into bytes: inout [UInt8]
  ) {
    guard let scene else { return }
    if scene.names.isEmpty {
      bytes.append("\n")
      append("the scene has no recognizers", .quiet, to: &bytes)
    }
    if let round = firstRound {
      tell(round, among: idle, into: &bytes)
    } else {
      tell(idle, into: &bytes)
    }
    firstRound = nil
    guard let summary else { return }
    for repair in summary.repairs {
      append(RecordingText.text(of: repair), .cancelled, to: &bytes)
    }
    bytes.append("\n")
    bytes.append(
      lines: VerdictText.line(
        summary, miss: summary.nearestMiss.map { scene.text(of: $0) }, inColor: options.usesColor))
  }

  mutating func fail(_ error: ReportedError, into bytes: inout [UInt8]) {
    if scene == nil { separate(into: &bytes) }
    scene = nil
    append("error: " + RecordingText.text(of: error), .failed, to: &bytes)
  }

  // MARK: Rounds

  private mutating func flushFirstRound(into bytes: inout [UInt8]) {
    guard let round = firstRound else { return }
    (firstRound, hasSeveralRounds) = (nil, true)
    tellWithHeading(round, into: &bytes)
  }

  private func tellWithHeading(_ round: StoryRound, into bytes: inout [UInt8]) {
    let (start, end) = (Wording.seconds(round.start), Wording.seconds(round.end))
    bytes.append("\n")
    append("Round \(round.number), \(start)–\(end) s", .heading, to: &bytes)
    tell(round.stories, into: &bytes)
  }

  /// Tells the only round, and of those without a touch, in one order.
  private func tell(
    _ round: StoryRound, among idle: [IdleStory], into bytes: inout [UInt8]
  ) {
    let own = Dictionary(grouping: round.stories) { $0.recognizer }
    let without = Dictionary(grouping: idle) { $0.recognizer }
    var stories: [RecognizerStory] = []
    for index in scene?.order ?? [] {
      stories += own[index] ?? []
      guard let story = without[index]?.first else { continue }
      tell(stories, into: &bytes)
      stories = []
      tell([story], into: &bytes)
    }
    tell(stories, into: &bytes)
  }

  private func tell(_ idle: [IdleStory], into bytes: inout [UInt8]) {
    guard let scene else { return }
    for story in idle {
      bytes.append("\n")
      let text = IdleText.text(of: story, scene)
      let title = Tone.heading.apply(
        to: PlainText(scene.names[story.recognizer]), inColor: options.usesColor)
      append("\(title)  \(scene.subject(of: story.recognizer))  \(text)", .plain, to: &bytes)
    }
  }

  /// Prints stories; those that differ in nothing but the names are printed once.
  private func tell(_ stories: [RecognizerStory], into bytes: inout [UInt8]) {
    guard let scene else { return }
    var groups: [(page: StoryPage, lines: [PlainText], names: [String])] = []
    var places: [String: Int] = [:]
    for story in stories {
      let page = StoryPage(
        story, scene, isVerbose: options.isVerbose, inColor: options.usesColor)
      let lines = page.lines
      let all = ([page.title([])] + lines).joined(separator: "\n").text
      if let same = places[all] {
        groups[same].names.append(page.name)
      } else {
        places[all] = groups.count
        groups.append((page, lines, [page.name]))
      }
    }
    for group in groups {
      bytes.append("\n")
      append(group.page.title(group.names), .plain, to: &bytes)
      for line in group.lines { append(line, .plain, to: &bytes) }
    }
  }

  // MARK: Lines

  /// Appends the empty line between recordings.
  private mutating func separate(into bytes: inout [UInt8]) {
    if hasRecordings { bytes.append("\n") }
    hasRecordings = true
  }

  private func append(_ line: PlainText, _ tone: Tone, to bytes: inout [UInt8]) {
    bytes.append(lines: tone.apply(to: line, inColor: options.usesColor))
  }
}
