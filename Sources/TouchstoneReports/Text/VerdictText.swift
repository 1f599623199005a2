import Touchstone

/// The last line of a recording: what it holds.
enum VerdictText {
  /// What stands between two gestures.
  static let separator = "; "

  /// Appends the label and its gestures, or the nearest miss; `miss` is what is told of that one.
  static func append(
    _ summary: RecordingSummary, miss: String?, inColor: Bool, to text: inout PrintedText
  ) {
    let tone: Tone = summary.hasNoGestures ? .cancelled : .recognized
    text.bytes += "→ ".utf8
    tone.append(inColor: inColor, to: &text) { $0.append(labelOf: summary) }
    if !summary.hasNoGestures {
      text.bytes += "  (".utf8
      text.append(gesturesOf: summary)
      text.bytes += ")".utf8
    } else if let miss {
      text.bytes += "  (nearest: \(miss))".utf8
    }
  }

  /// The gestures with their times and what they amounted to.
  static func text(of gestures: [RecognizedGesture]) -> String {
    gestures.map { text(of: $0) }.joined(separator: separator)
  }

  /// A gesture with its times and what it amounted to.
  static func text(of gesture: RecognizedGesture) -> String {
    var text = "\(Wording.harmless(gesture.name)) \(time(of: gesture))"
    if let values = gesture.values { text += ", " + ValuesText.amount(of: values) }
    if gesture.touches > 2 { text += ", \(Wording.count(gesture.touches, "finger"))" }
    return gesture.state == .cancelled ? text + ", cancelled" : text
  }

  private static func time(of gesture: RecognizedGesture) -> String {
    let began = Wording.seconds(gesture.began)
    guard let ended = gesture.ended else { return "from \(began) s without an end" }
    return ended == gesture.began
      ? "at \(began) s" : "\(began)–\(Wording.seconds(ended)) s"
  }
}

extension PrintedText {
  /// Appends the label of a recording.
  mutating func append(labelOf summary: RecordingSummary) {
    bytes += summary.label.utf8
    if let long = summary.long { append(long.label) }
  }

  /// Appends the gestures of a recording in words; those of a long one are words already.
  mutating func append(gesturesOf summary: RecordingSummary) {
    bytes += VerdictText.text(of: summary.gestures).utf8
    if let long = summary.long { append(long.gestures) }
  }
}
