import SafeJSON
import Touchstone

/// A row of a classification as a JSON object.
enum ClassificationLine {
  static func append(
    _ row: ClassificationRow, endsLine: Bool, to bytes: inout [UInt8]
  ) -> Int {
    // The writer takes the bytes over, so that none are copied.
    var writer = JSONWriter(bytes: bytes)
    bytes = []
    let place: Int
    switch row {
    case .recording(let recording):
      writer.begin(.classification)
      place = writer.bytes.count
      write(recording, to: &writer)
    case .error(let error, let id):
      writer.begin(.error)
      place = writer.bytes.count
      write(source: error.source, id: id, to: &writer)
      RecordingLines.writePlaceAndMessage(of: error, to: &writer)
    }
    writer.endObject()
    if endsLine { writer.newline() }
    bytes = writer.bytes
    return place
  }

  static func append(_ place: ClassificationPlace, to bytes: inout [UInt8]) {
    bytes.append(OutputKey.index.text)
    bytes.append(number: place.index)
    guard let part = place.part else { return }
    bytes.append(OutputKey.part.text)
    bytes.append(number: part)
  }

  private static func write(_ recording: ClassifiedRecording, to writer: inout JSONWriter) {
    write(source: recording.source, id: recording.id, to: &writer)
    writer.member(.name, orNull: recording.name)
    writer.member(.start, recording.start)
    RecordingLines.writeResult(of: recording.summary, to: &writer)
    if let miss = recording.nearestMiss {
      write(miss.transition, of: recording.scene, to: &writer)
    }
  }

  private static func write(source: String, id: String?, to writer: inout JSONWriter) {
    writer.member(.source, source)
    guard let id else { return }
    writer.key(.id)
    writer.number(text: id)
  }

  private static func write(
    _ miss: StateTransition, of scene: TouchScene, to writer: inout JSONWriter
  ) {
    guard let reason = miss.reason else { return }
    writer.key(.nearestMiss)
    writer.beginObject()
    writer.member(.recognizer, scene.recognizerNames[miss.recognizer])
    writer.member(.kind, scene.recognizers[miss.recognizer].kind.name)
    writer.member(.time, miss.time)
    writer.bytes.appendMember(reason, by: nil)
    writer.endObject()
  }
}
