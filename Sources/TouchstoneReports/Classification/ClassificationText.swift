import Touchstone

/// A row of a classification for people: what it is, which one, where from, and the details.
enum ClassificationText {
  /// As wide as most labels.
  private static let labelWidth = 18
  private static let placeWidth = 5
  /// Sources up to the width, and longer ones of nearly one length, stand below each other.
  private static let sourceWidth = 40
  private static let sourceStep = 8

  static func append(
    _ row: ClassificationRow, inColor: Bool, to bytes: inout [UInt8]
  ) -> Int {
    switch row {
    case .recording(let recording): return append(recording, inColor, to: &bytes)
    case .error(let error, let id):
      let label = Tone.failed.apply(to: pad("error", to: labelWidth), inColor: inColor)
      bytes += (label + "  ").utf8
      let place = bytes.count
      let message = Wording.harmless(error.placeAndMessage)
      append(source: error.source, id, isLast: message.isEmpty, to: &bytes)
      bytes += (message + "\n").utf8
      return place
    }
  }

  static func append(_ place: ClassificationPlace, to bytes: inout [UInt8]) {
    var text = ""
    if let part = place.part {
      text = "#\(place.index).\(part)"
    } else if place.index > 0 {
      text = "#\(place.index)"
    }
    bytes.append(contentsOf: pad(text, to: placeWidth).utf8)
    bytes.append("  ")
  }

  static func append(_ totals: ClassificationTotals, to bytes: inout [UInt8]) {
    var text = "→ \(Wording.count(totals.recordings, "row"))"
    if totals.withoutGesture > 0 { text += ", \(totals.withoutGesture) without a gesture" }
    if totals.errors > 0 { text += ", \(Wording.count(totals.errors, "error"))" }
    bytes.append(contentsOf: text.utf8)
    bytes.append("\n")
  }

  private static func append(
    _ recording: ClassifiedRecording, _ inColor: Bool, to bytes: inout [UInt8]
  ) -> Int {
    let summary = recording.summary
    let tone: Tone = summary.hasNoGestures ? .cancelled : .recognized
    let label = tone.apply(to: pad(summary.label, to: labelWidth), inColor: inColor)
    bytes += "\(label)  ".utf8
    let place = bytes.count
    append(source: recording.source, recording.id, isLast: false, to: &bytes)
    if !summary.hasNoGestures {
      bytes += "\(VerdictText.text(ofGesturesOf: summary))  ".utf8
    }
    bytes += (details(of: recording) + "\n").utf8
    return place
  }

  private static func append(
    source: String, _ id: String?, isLast: Bool, to bytes: inout [UInt8]
  ) {
    let source = Wording.harmless(id.map { "\(source) \($0)" } ?? source)
    let steps = (source.count + sourceStep - 1) / sourceStep
    let width = max(sourceWidth, steps * sourceStep)
    bytes.append(contentsOf: (isLast ? source : pad(source, to: width) + "  ").utf8)
  }

  /// What is printed behind the gestures.
  private static func details(of recording: ClassifiedRecording) -> String {
    let summary = recording.summary
    var details = recording.nearestMissText.map { ["nearest: \(Wording.harmless($0))"] } ?? []
    if let start = recording.start { details.append("from \(Wording.seconds(start)) s") }
    details.append(
      "\(Wording.count(summary.events, "event")) in \(Wording.seconds(summary.duration)) s")
    if !summary.repairs.isEmpty {
      details.append("repaired: " + summary.repairs.map { $0.code }.joined(separator: ", "))
    }
    return details.joined(separator: "  ")
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
