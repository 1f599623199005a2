import SafeJSON
import Touchstone

/// The last line of a recording: what it holds.
enum VerdictText {
  /// What stands between two gestures.
  private static let separator = "; "

  /// The label and its gestures, or the nearest miss; `miss` is what is printed of it.
  static func line(_ summary: RecordingSummary, miss: PlainText?, inColor: Bool) -> PlainText {
    let tone: Tone = summary.hasNoGestures ? .cancelled : .recognized
    let label: PlainText = "→ \(tone.apply(to: "\(summary.label)", inColor: inColor))"
    if !summary.hasNoGestures { return "\(label)  (\(text(ofGesturesOf: summary)))" }
    return miss.map { "\(label)  (nearest: \($0))" } ?? label
  }

  /// The gestures with their times and what they amounted to, and how many are left out.
  static func text(ofGesturesOf summary: RecordingSummary) -> String {
    let listed = summary.gestures.map { text(of: $0) }.joined(separator: separator)
    guard summary.isTruncated else { return listed }
    return "\(listed)\(separator)and \(summary.gestureCount - summary.gestures.count) more"
  }

  /// A gesture with its times and what it amounted to.
  static func text(of gesture: RecognizedGesture) -> String {
    "\(gesture.name) \(details(of: gesture))"
  }

  /// The times of a gesture and what it amounted to.
  static func details(of gesture: RecognizedGesture) -> String {
    var text = time(of: gesture)
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
