import Touchstone

/// The last line of a recording: what it holds.
enum VerdictText {
  /// The label and its gestures, or the nearest miss; `miss` is what is told of that one.
  static func text(of summary: RecordingSummary, miss: String?, inColor: Bool) -> String {
    let isNone = summary.gestures.isEmpty
    let tone: Tone = isNone ? .cancelled : .recognized
    let label = "→ " + tone.apply(to: summary.label, inColor: inColor)
    if !isNone {
      return label + "  (" + text(of: summary.gestures) + ")"
    }
    return miss.map { "\(label)  (nearest: \($0))" } ?? label
  }

  /// The gestures with their times and what they amounted to.
  static func text(of gestures: [RecognizedGesture]) -> String {
    gestures.map(text).joined(separator: "; ")
  }

  private static func text(of gesture: RecognizedGesture) -> String {
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
