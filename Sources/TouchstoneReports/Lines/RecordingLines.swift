import SafeJSON
import Touchstone

/// Writes the JSON objects around a recording's events.
enum RecordingLines {
  /// Writes what a recording is, its object left open.
  static func open(_ recording: ReportedRecording, to writer: inout JSONWriter) {
    writer.begin(.recording)
    writer.member(.index, recording.index)
    writer.member(.name, orNull: recording.name)
    writer.member(.source, recording.source)
    writer.member(.format, recording.format)
    writer.member(.scene, recording.sceneName)
    writer.member(.profile, recording.profile)
  }

  /// Writes what became of a recording.
  static func write(_ summary: RecordingSummary, to writer: inout JSONWriter) {
    writer.begin(.summary)
    writer.member(.index, summary.index)
    writeResult(of: summary, to: &writer)
    writer.member(.hash, summary.hash?.text)
    writer.endObject()
  }

  /// Writes the members of a summary from its label to its repairs.
  static func writeResult(of summary: RecordingSummary, to writer: inout JSONWriter) {
    writer.member(.label, summary.label)
    writer.member(.gestures, summary.gestures) { writer, gesture in
      writer.beginObject()
      writeMembers(of: gesture, to: &writer)
      writer.endObject()
    }
    writer.member(.gestureCount, summary.gestureCount)
    if summary.isTruncated {
      writer.key(.truncated)
      writer.bool(true)
    }
    writer.member(.events, summary.events)
    writer.key(.duration)
    writer.seconds(nanoseconds: summary.duration.nanoseconds)
    writer.member(.repairs, summary.repairs) { write($1, to: &$0) }
  }

  /// Writes why a recording could not be read.
  static func write(_ error: ReportedError, to writer: inout JSONWriter) {
    writer.begin(.error)
    writer.member(.source, error.source)
    writePlaceAndMessage(of: error, to: &writer)
    writer.endObject()
  }

  /// Writes the members of an error behind its source.
  static func writePlaceAndMessage(of error: ReportedError, to writer: inout JSONWriter) {
    writer.member(.line, error.line)
    writer.member(.column, error.column)
    writer.member(.path, error.path)
    writer.member(.message, error.message)
  }

  /// Writes a gesture as an object of its own.
  static func write(_ gesture: RecognizedGesture, to writer: inout JSONWriter) {
    writer.begin(.gesture)
    writeMembers(of: gesture, to: &writer)
    writer.endObject()
  }

  private static func writeMembers(of gesture: RecognizedGesture, to writer: inout JSONWriter) {
    writer.member(.recognizer, gesture.name)
    writer.member(.kind, gesture.kind.name)
    writer.member(.began, gesture.began)
    writer.member(.ended, gesture.ended)
    writer.member(.state, gesture.state.name)
    writer.member(.touches, gesture.touches)
    if let values = gesture.values { writer.bytes.appendMembers(of: values) }
  }

  private static func write(_ repair: ReportedRepair, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.member(.code, repair.code)
    writer.member(.path, repair.path)
    writer.member(.line, repair.line)
    writer.member(.message, repair.message)
    writer.endObject()
  }
}
