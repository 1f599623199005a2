import SafeJSON
import Touchstone

/// The lines of one recognizer's story.
struct StoryPage {
  /// A line: what it is about, when and in which event, and what happened.
  private struct Row {
    var label: String
    var moment: StoryMoment?
    var text: String
    var tone = Tone.plain
  }

  private static let labelWidth = "recognized".count + 2

  private let story: RecognizerStory
  private let scene: StoryScene
  private let isVerbose: Bool
  private let inColor: Bool

  init(_ story: RecognizerStory, _ scene: StoryScene, isVerbose: Bool, inColor: Bool) {
    self.story = story
    self.scene = scene
    self.isVerbose = isVerbose
    self.inColor = inColor
  }

  /// The lines below the title, without line feeds.
  var lines: [PlainText] {
    let before = touches
    let rows = before + waits + delays + turns + needs
    // A line without a time has all the room.
    var texts = TextColumns.aligned(rows.filter { $0.moment != nil }.map(Self.cells))[...]
    let lines = rows.map { row in
      line(row.label, row.moment == nil ? row.text : texts.popFirst() ?? "", row.tone)
    }
    return lines.prefix(before.count) + limits + lines.dropFirst(before.count)
  }

  /// What the recognizer is called.
  var name: String { scene.names[story.recognizer] }

  /// The line above the others, for recognizers of these names that have the same story.
  func title(_ names: [String]) -> PlainText {
    let (verdict, tone) = StoryVerdict.text(of: story)
    let attempt = story.attempt > 1 ? ", attempt \(story.attempt)" : ""
    let subject = names.joined(separator: ", ") + attempt
    return Tone.heading.apply(to: PlainText(subject), inColor: inColor)
      + "  \(scene.subject(of: story.recognizer))  "
      + tone.apply(to: PlainText(verdict), inColor: inColor)
  }

  private func line(_ label: String, _ text: String, _ tone: Tone) -> PlainText {
    let label = PlainText(TextColumns.pad(label, to: Self.labelWidth))
    return "  \(tone.apply(to: label, inColor: inColor))\(text)"
  }

  private static func cells(_ row: Row) -> [String] {
    guard let moment = row.moment else { return [row.text] }
    return ["\(Wording.seconds(moment.time)) s", text(of: moment), row.text]
  }

  /// Where in the recording a moment lies.
  static func text(of moment: StoryMoment) -> String {
    moment.event.map { "events[\($0)]" } ?? "timer"
  }

  private var limits: [PlainText] {
    LimitTable(story.limits, isVerbose: isVerbose).lines.enumerated().map { place, row in
      line(place == 0 ? "limits" : "", row.text, row.isPoint ? .quiet : .plain)
    }
  }

  // MARK: Rows

  private var touches: [Row] {
    let takings = story.taken.enumerated().map { place, taking in
      let view = taking.hitView.map { "on \(scene.viewNames[$0]) " } ?? ""
      let point = Wording.pair(taking.location.x, taking.location.y)
      return Row(
        label: place == 0 ? "engaged" : "", moment: taking.moment,
        text: "touch \(taking.touch.text) landed \(view)at \(point)")
    }
    let refusals = story.refused.map { refused in
      Row(
        label: "refused", moment: refused.moment,
        text: "touch \(refused.touch.text): \(IdleText.text(of: refused.refusal))")
    }
    return takings + refusals
  }

  private var waits: [Row] {
    story.waits.map { wait in
      Row(label: "held", moment: wait.from, text: text(of: wait), tone: .cancelled)
    }
  }

  /// The calls that views got late.
  private var delays: [Row] {
    story.delays.compactMap { delay in
      guard let until = delay.until else { return nil }
      let length = Wording.seconds(until.time - delay.from.time)
      return Row(
        label: "delayed", moment: delay.from,
        text: "\(delay.method) of touch \(delay.touch.text) came to \(scene.viewNames[delay.view]) "
          + "\(length) s late, at \(Wording.seconds(until.time)) s",
        tone: .cancelled)
    }
  }

  private func text(of wait: RecognizerStory.Wait) -> String {
    let other = scene.names[wait.other]
    guard let until = wait.until else {
      return "had what it needs, and waited for \(other) to fail"
    }
    let length = Wording.seconds(until.time - wait.from.time)
    return "had what it needs, and was held for \(length) s by \(other), "
      + "until \(Wording.seconds(until.time)) s"
  }

  private var turns: [Row] {
    var rows: [Row] = []
    if let recognition = story.recognition {
      let isDiscrete = recognition.transition.to == .ended
      rows.append(row(isDiscrete ? "recognized" : "began", recognition))
    }
    if story.changeCount > 0 {
      rows.append(Row(label: "changed", text: Wording.count(story.changeCount, "time")))
    }
    if let end = story.end, end != story.recognition {
      rows.append(row("\(end.transition.to.name)", end))
    }
    if story.recognition == nil, story.end == nil {
      rows.append(Row(label: "undecided", text: undecided, tone: .quiet))
    }
    return rows
  }

  private var undecided: String {
    story.isCutOff
      ? "the recording was over before it decided anything"
      : "its touches were gone before it decided anything"
  }

  private func row(_ label: String, _ turn: RecognizerStory.Turn) -> Row {
    let transition = turn.transition
    var reason = scene.reason(of: transition)
    if let prevented = story.prevented { reason += ", at \(Wording.seconds(prevented.time)) s" }
    var parts = transition.to == .failed ? [] : [ValuesText.text(of: transition)]
    if !reason.isEmpty { parts.append(reason) }
    return Row(
      label: label, moment: turn.moment, text: parts.joined(separator: "; "),
      tone: StoryVerdict.tone(of: transition.to))
  }

  private var needs: [Row] {
    let needed = NeededText.text(
      of: story, kind: scene.kind(of: story.recognizer), name: { scene.names[$0] })
    return needed.map { [Row(label: "needed", text: $0, tone: .heading)] } ?? []
  }
}
