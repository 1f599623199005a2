import SafeJSON
import Touchstone

/// Writes the JSON objects around a recording's events.
enum RecordingLines {
  /// Writes what a recording is, its object left open.
  static func open(_ recording: ReportedRecording, to writer: inout JSONWriter) {
    writer.beginObject()
    member("type", "recording", to: &writer)
    writer.key("index")
    writer.integer(recording.index)
    writer.key("name")
    if let name = recording.name { writer.string(name) } else { writer.null() }
    member("source", recording.source, to: &writer)
    member("format", recording.format, to: &writer)
    member("scene", recording.sceneName, to: &writer)
    member("profile", recording.profile, to: &writer)
  }

  /// Writes what became of a recording.
  static func write(_ summary: RecordingSummary, to writer: inout JSONWriter) {
    writer.beginObject()
    member("type", "summary", to: &writer)
    writer.key("index")
    writer.integer(summary.index)
    writeResult(of: summary, to: &writer)
    if let hash = summary.hash { member("hash", LineHash.text(of: hash), to: &writer) }
    writer.endObject()
  }

  /// Writes the members of a summary from its label to its repairs.
  static func writeResult(of summary: RecordingSummary, to writer: inout JSONWriter) {
    member("label", summary.label, to: &writer)
    writer.key("gestures")
    writer.beginArray()
    for gesture in summary.gestures { write(gesture, to: &writer) }
    writer.endArray()
    writer.key("events")
    writer.integer(summary.events)
    writer.key("duration")
    writer.seconds(nanoseconds: summary.duration.nanoseconds)
    writer.key("repairs")
    writer.beginArray()
    for repair in summary.repairs { write(repair, to: &writer) }
    writer.endArray()
  }

  /// Writes why a recording could not be read.
  static func write(_ error: ReportedError, to writer: inout JSONWriter) {
    writer.beginObject()
    member("type", "error", to: &writer)
    member("source", error.source, to: &writer)
    writePlaceAndMessage(of: error, to: &writer)
    writer.endObject()
  }

  /// Writes the members of an error behind its source.
  static func writePlaceAndMessage(of error: ReportedError, to writer: inout JSONWriter) {
    member("line", error.line, to: &writer)
    member("column", error.column, to: &writer)
    member("path", error.path, to: &writer)
    member("message", error.message, to: &writer)
  }

  private static func write(_ gesture: RecognizedGesture, to writer: inout JSONWriter) {
    writer.beginObject()
    member("recognizer", gesture.name, to: &writer)
    member("kind", "\(gesture.kind.name)", to: &writer)
    writer.key("began")
    writer.seconds(nanoseconds: gesture.began.nanoseconds)
    if let ended = gesture.ended {
      writer.key("ended")
      writer.seconds(nanoseconds: ended.nanoseconds)
    }
    member("state", "\(gesture.state.name)", to: &writer)
    member("touches", gesture.touches, to: &writer)
    if let values = gesture.values {
      writer.bytes.appendMembers(of: values)
    }
    writer.endObject()
  }

  private static func write(_ repair: ReportedRepair, to writer: inout JSONWriter) {
    writer.beginObject()
    member("code", repair.code, to: &writer)
    member("path", repair.path, to: &writer)
    member("line", repair.line, to: &writer)
    member("message", repair.message, to: &writer)
    writer.endObject()
  }

  private static func member(
    _ key: StaticString, _ value: String?, to writer: inout JSONWriter
  ) {
    guard let value else { return }
    writer.key(key)
    writer.string(value)
  }

  private static func member(_ key: StaticString, _ value: Int?, to writer: inout JSONWriter) {
    guard let value else { return }
    writer.key(key)
    writer.integer(value)
  }
}
