import SafeJSON
import Touchstone

/// What is printed around a recording: its heading, what was repaired, what is broken.
enum RecordingText {
  /// The recording's name, or where it is from, and its scene.
  static func heading(of recording: ReportedRecording) -> PlainText {
    var source = recording.source
    if recording.index > 0 { source += " #\(recording.index)" }
    var facts = ["scene \(recording.sceneName)"]
    if recording.profile != "uikit" { facts.append("profile \(recording.profile)") }
    if recording.format != "native" { facts.append("read as \(recording.format)") }
    if recording.name != nil { facts.insert(source, at: 0) }
    let title = recording.name ?? source
    return "\(title)  (\(facts.joined(separator: ", ")))"
  }

  /// What was repaired, and where.
  static func text(of repair: ReportedRepair) -> PlainText {
    let line = repair.line.map { "line \($0)" }
    let place = (repair.path ?? line).map { "\($0): " } ?? ""
    return "repaired: \(place)\(repair.message)"
  }

  /// What is broken, and where.
  static func text(of error: ReportedError) -> PlainText {
    var place = error.source
    if let line = error.line { place += ":\(line)" }
    if let column = error.column { place += ":\(column)" }
    if let path = error.path { place += ": \(path)" }
    return "\(place): \(error.message)"
  }
}
