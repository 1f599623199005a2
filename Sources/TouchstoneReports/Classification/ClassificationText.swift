import Touchstone

/// A row of a classification for people: what it is, which one, where from, and the details.
enum ClassificationText {
  /// As wide as most labels.
  private static let labelWidth = 18
  private static let placeWidth = 5
  /// Sources up to the width, and longer ones of nearly one length, stand below each other.
  private static let sourceWidth = 40
  private static let sourceStep = 8

  static func append(_ row: ClassificationRow, inColor: Bool, to bytes: inout [UInt8]) -> Int {
    switch row {
    case .recording(let recording):
      let isNone = recording.summary.gestures.isEmpty
      append(recording.summary.label, isNone ? .cancelled : .recognized, inColor, to: &bytes)
      let place = bytes.count
      append(source: recording.source, recording.id, details(of: recording), to: &bytes)
      return place
    case .error(let error, let id):
      append("error", .failed, inColor, to: &bytes)
      let place = bytes.count
      append(source: error.source, id, Wording.harmless(error.placeAndMessage), to: &bytes)
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
    _ label: String, _ tone: Tone, _ inColor: Bool, to bytes: inout [UInt8]
  ) {
    bytes.append(contentsOf: tone.apply(to: pad(label, to: labelWidth), inColor: inColor).utf8)
    bytes.append("  ")
  }

  private static func append(
    source: String, _ id: String?, _ details: String, to bytes: inout [UInt8]
  ) {
    let source = Wording.harmless(id.map { "\(source) \($0)" } ?? source)
    let steps = (source.count + sourceStep - 1) / sourceStep
    let width = max(sourceWidth, steps * sourceStep)
    bytes.append(contentsOf: (details.isEmpty ? source : pad(source, to: width)).utf8)
    if !details.isEmpty { bytes.append("  ") }
    bytes.append(contentsOf: details.utf8)
    bytes.append("\n")
  }

  private static func details(of recording: ClassifiedRecording) -> String {
    let summary = recording.summary
    var details =
      summary.gestures.isEmpty
      ? recording.nearestMissText.map { ["nearest: \(Wording.harmless($0))"] } ?? []
      : [VerdictText.text(of: summary.gestures)]
    if let start = recording.start { details.append("from \(Wording.seconds(start)) s") }
    details.append(
      "\(Wording.count(summary.events, "event")) in \(Wording.seconds(summary.duration)) s")
    if !summary.repairs.isEmpty {
      details.append("repaired: " + summary.repairs.map(\.code).joined(separator: ", "))
    }
    return details.joined(separator: "  ")
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }
}
