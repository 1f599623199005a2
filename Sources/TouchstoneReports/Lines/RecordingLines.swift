import SafeJSON
import Touchstone

/// Writes the JSON objects around a recording's events.
enum RecordingLines {
  /// Writes what a recording is, its object left open.
  static func open(_ recording: ReportedRecording, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "recording")
    writer.key("index")
    writer.integer(recording.index)
    writer.key("name")
    if let name = recording.name { writer.string(name) } else { writer.null() }
    writer.member("source", recording.source)
    writer.member("format", recording.format)
    writer.member("scene", recording.sceneName)
    writer.member("profile", recording.profile)
  }

  /// Writes what became of a recording; returns the long texts in it.
  static func write(
    _ summary: RecordingSummary, to writer: inout JSONWriter
  ) -> [PrintedText.Insertion] {
    writer.beginObject()
    writer.member("type", "summary")
    writer.key("index")
    writer.integer(summary.index)
    let long = writeResult(of: summary, to: &writer)
    if let hash = summary.hash { writer.member("hash", LineHash.text(of: hash)) }
    writer.endObject()
    return long
  }

  /// Writes the members of a summary from its label to its repairs; returns the long texts in them.
  static func writeResult(
    of summary: RecordingSummary, to writer: inout JSONWriter
  ) -> [PrintedText.Insertion] {
    var long: [PrintedText.Insertion] = []
    writer.member("label", summary.label)
    if let label = summary.long?.label {
      // Between the quotes; names of gestures need no escapes.
      long.append(.init(offset: writer.bytes.count - 1, text: label))
    }
    writer.key("gestures")
    writer.beginArray()
    for gesture in summary.gestures { write(gesture, to: &writer) }
    if let gestures = summary.long?.gestures {
      long.append(.init(offset: writer.bytes.count, text: gestures))
    }
    writer.endArray()
    writer.key("events")
    writer.integer(summary.events)
    writer.key("duration")
    writer.seconds(nanoseconds: summary.duration.nanoseconds)
    writer.key("repairs")
    writer.beginArray()
    for repair in summary.repairs { write(repair, to: &writer) }
    writer.endArray()
    return long
  }

  /// Writes why a recording could not be read.
  static func write(_ error: ReportedError, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("type", "error")
    writer.member("source", error.source)
    writePlaceAndMessage(of: error, to: &writer)
    writer.endObject()
  }

  /// Writes the members of an error behind its source.
  static func writePlaceAndMessage(of error: ReportedError, to writer: inout JSONWriter) {
    writer.member("line", error.line)
    writer.member("column", error.column)
    writer.member("path", error.path)
    writer.member("message", error.message)
  }

  /// Writes a gesture.
  static func write(_ gesture: RecognizedGesture, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("recognizer", gesture.name)
    writer.member("kind", "\(gesture.kind.name)")
    writer.key("began")
    writer.seconds(nanoseconds: gesture.began.nanoseconds)
    if let ended = gesture.ended {
      writer.key("ended")
      writer.seconds(nanoseconds: ended.nanoseconds)
    }
    writer.member("state", "\(gesture.state.name)")
    writer.member("touches", gesture.touches)
    if let values = gesture.values {
      writer.bytes.appendMembers(of: values)
    }
    writer.endObject()
  }

  private static func write(_ repair: ReportedRepair, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member("code", repair.code)
    writer.member("path", repair.path)
    writer.member("line", repair.line)
    writer.member("message", repair.message)
    writer.endObject()
  }
}
