import SafeJSON
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
      let label = Tone.failed.apply(to: "\(pad("error", to: labelWidth))", inColor: inColor)
      bytes.append(text: "\(label)  ")
      let place = bytes.count
      let message = PlainText(error.placeAndMessage)
      append(source: error.source, id, isLast: message.isEmpty, to: &bytes)
      bytes.append(lines: message)
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
    bytes.append(harmless: pad(text, to: placeWidth))
    bytes.append("  ")
  }

  static func append(_ totals: ClassificationTotals, to bytes: inout [UInt8]) {
    var text = "→ \(Wording.count(totals.recordings, "row"))"
    if totals.withoutGesture > 0 { text += ", \(totals.withoutGesture) without a gesture" }
    if totals.errors > 0 { text += ", \(Wording.count(totals.errors, "error"))" }
    bytes.append(lines: PlainText(text))
  }

  private static func append(
    _ recording: ClassifiedRecording, _ inColor: Bool, to bytes: inout [UInt8]
  ) -> Int {
    let summary = recording.summary
    let tone: Tone = summary.hasNoGestures ? .cancelled : .recognized
    let label = tone.apply(to: "\(pad(summary.label, to: labelWidth))", inColor: inColor)
    bytes.append(text: "\(label)  ")
    let place = bytes.count
    append(source: recording.source, recording.id, isLast: false, to: &bytes)
    if !summary.hasNoGestures {
      bytes.append(text: "\(VerdictText.text(ofGesturesOf: summary))  ")
    }
    bytes.append(lines: PlainText(details(of: recording)))
    return place
  }

  private static func append(
    source: String, _ id: String?, isLast: Bool, to bytes: inout [UInt8]
  ) {
    let source = PlainText.harmless(id.map { "\(source) \($0)" } ?? source)
    let steps = (source.count + sourceStep - 1) / sourceStep
    let width = max(sourceWidth, steps * sourceStep)
    bytes.append(harmless: isLast ? source : pad(source, to: width) + "  ")
  }

  /// What is printed behind the gestures.
  private static func details(of recording: ClassifiedRecording) -> String {
    let summary = recording.summary
    var details = recording.nearestMissText.map { ["nearest: \($0)"] } ?? []
    if let start = recording.start { details.append("from \(Wording.seconds(start)) s") }
    details.append(
      "\(Wording.count(summary.events, "event")) in \(Wording.seconds(summary.duration)) s")
    if !summary.repairs.isEmpty {
      let repairs = summary.repairCounts.map { $0.count > 1 ? "\($0.code) ×\($0.count)" : $0.code }
      details.append("repaired: " + repairs.joined(separator: ", "))
    }
    return details.joined(separator: "  ")
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
